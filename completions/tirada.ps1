# Completion of tirada in PowerShell. The command itself says what can stand at the cursor.
Register-ArgumentCompleter -Native -CommandName tirada -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $line = $commandAst.Extent.Text
    $length = $cursorPosition - $commandAst.Extent.StartOffset
    # A blank before the cursor is no part of the command.
    if ($length -lt $line.Length) { $line = $line.Substring(0, $length) } else { $line = $line.PadRight($length) }
    $encoding = [Console]::OutputEncoding
    try {
        [Console]::OutputEncoding = [Text.Encoding]::UTF8
        $env:TIRADA_COMPLETE = 'powershell'
        $env:TIRADA_LINE = $line
        $lines = @(& (Get-Command tirada -CommandType Application | Select-Object -First 1) 2>$null)
    } catch {
        $lines = @()
    } finally {
        Remove-Item Env:TIRADA_COMPLETE, Env:TIRADA_LINE -ErrorAction SilentlyContinue
        [Console]::OutputEncoding = $encoding
    }
    # Nothing at all would make PowerShell offer files.
    if ($lines.Count -gt 0 -and $lines[0] -eq 'files') { return }
    if ($lines.Count -lt 2) { return '' }
    foreach ($reply in ($lines | Select-Object -Skip 1)) {
        $text, $shown, $help = $reply -split "`t", 3
        if (-not $help) { $help = $shown }
        [Management.Automation.CompletionResult]::new($text, $shown, 'ParameterValue', $help)
    }
}
