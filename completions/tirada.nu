# Completion of tirada in nushell. The command itself says what can stand at the cursor. To be sourced from config.nu.
let tirada_others = $env.config?.completions?.external?.completer?

$env.config.completions.external.enable = true
$env.config.completions.external.completer = {|spans|
    if $spans.0 != tirada {
        if $tirada_others != null { do $tirada_others $spans } else { null }
    } else {
        let quote = $spans | last | parse --regex `^(?<quote>['"\x60])` | get 0?.quote? | default ''
        let words = $spans | skip 1 | each { str replace --all --regex `^['"\x60]|['"\x60]$` '' }
        let lines = with-env { TIRADA_COMPLETE: nushell } { ^tirada ...$words | complete } | get stdout | lines
        if ($lines | first | default '') == files {
            null
        } else {
            $lines | skip 1 | each {
                let told = $in | split row (char tab)
                { value: $"($quote)($told.0)($quote)", description: ($told.1? | default '') }
            }
        }
    }
}
