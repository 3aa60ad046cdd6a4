# Completion of tirada in bash. The command itself says what can stand at the cursor.
_tirada() {
    local head line
    COMPREPLY=()
    {
        IFS= read -r head || return
        while IFS= read -r line; do
            COMPREPLY+=("$line")
        done
    } < <(TIRADA_COMPLETE=bash command tirada "${COMP_TYPE:-9}" "${COLUMNS:-80}" "$1" "$2" "${COMP_LINE:0:COMP_POINT}" 2>/dev/null)
    case $head in
        files)
            while IFS= read -r line; do
                COMPREPLY+=("$line")
            done < <(compgen -f -- "$2")
            compopt -o filenames 2>/dev/null
            ;;
        open) compopt -o nospace 2>/dev/null ;;
    esac
}

complete -o nosort -F _tirada tirada 2>/dev/null || complete -F _tirada tirada
