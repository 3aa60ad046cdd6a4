# Completion of tirada in elvish. The command itself says what can stand at the cursor.
use str

set edit:completion:arg-completer[tirada] = {|@words|
    tmp E:TIRADA_COMPLETE = elvish
    var lines = [(try { e:tirada (all $words[1..]) 2>/dev/null } catch { })]
    if (== (count $lines) 0) {
        nop
    } elif (eq $lines[0] files) {
        edit:complete-filename $words[-1]
    } else {
        var end = ' '
        if (eq $lines[0] open) { set end = '' }
        for line $lines[1..] {
            var word help = (str:split "\t" $line)
            var shown = $word
            if (not-eq $help '') { set shown = $word' ('$help')' }
            edit:complex-candidate $word &display=$shown &code-suffix=$end
        }
    }
}
