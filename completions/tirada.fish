# Completion of tirada in fish. The command itself says what can stand at the cursor.
function __tirada_complete
    set -l words
    for word in (commandline -opc)[2..-1]
        set -a words (string unescape -- $word; or echo -- $word)
    end
    # The quote of the word under way may still be open.
    set -l current (commandline -ct)
    set -l quote (string match -r '^[\'"]' -- $current)
    set current (string unescape -- $current$quote; or string unescape -- $current; or echo -- $current)
    set -l lines (TIRADA_COMPLETE=fish command tirada $words "$current" 2>/dev/null)
    if test "$lines[1]" = files
        __fish_complete_path "$current"
    else
        printf '%s\n' $lines[2..-1]
    end
end

complete -c tirada -k -f -a '(__tirada_complete)'
