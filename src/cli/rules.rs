//! `--rules` and `--list`: the rules of the games, told from the tables that read the lines.

use super::args::Options;
use super::{
    ANSWERED, Colours, WRONG, colour, config, configuration, locale, output, screen_width,
};
use crate::ask::{Rulebook, same_word};
use crate::render::{self, Style};
use anyhow::Result;
use std::io::IsTerminal;

/// Tells the rules that the flags ask for.
pub(super) fn tell(options: &Options) -> Result<u8> {
    let language = locale::language(options.lang);
    let colours = Colours {
        out: colour::wanted(options.color, std::io::stdout().is_terminal()),
        err: colour::wanted(options.color, std::io::stderr().is_terminal()),
    };
    render::use_colour(colours.out);
    let style = Style {
        language,
        explain: false,
        chart: false,
        width: screen_width(),
        wraps: false,
    };
    let words: Vec<String> = options
        .words
        .iter()
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    if options.list {
        output::print(&if options.wants_json() {
            render::list_json()
        } else {
            render::list_text(style)
        })?;
        return Ok(ANSWERED);
    }
    // `--rules hitos` and `hitos --rules` ask for the same.
    let named = options.rules.as_deref().filter(|game| !game.is_empty());
    let mut asked = named.into_iter().chain(words.iter().map(String::as_str));
    let Some(game) = asked.next() else {
        output::print(&render::overview_text(style))?;
        return Ok(ANSWERED);
    };
    let Some(book) = Rulebook::named(game) else {
        output::complain(&colours.for_errors(|| render::no_game_text(game, style)));
        return Ok(WRONG);
    };
    let rule: Vec<&str> = asked.collect();
    let rule = rule.join(" ");
    if !rule.is_empty() && !is_rule(book, &rule) {
        output::complain(&colours.for_errors(|| render::no_rule_text(book, &rule, style)));
        return Ok(WRONG);
    }
    let context = match configuration(options, style, colours)? {
        Ok(context) => context,
        Err(code) => return Ok(code),
    };
    let text = if rule.is_empty() {
        let tables = config::written(context.tables(), book.game, language);
        render::rulebook_text(book, &tables, style)
    } else {
        render::article_text(book, &rule, style)
    };
    output::print(&text)?;
    Ok(ANSWERED)
}

/// Whether a game has a rule of this number or name.
fn is_rule(book: &Rulebook, rule: &str) -> bool {
    let mut articles = book.articles.iter();
    articles.any(|article| same_word(article.number, rule)) || book.form_named(rule).is_some()
}
