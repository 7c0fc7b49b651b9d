import type { Command } from 'commander';
import { type Formats, formatNamed } from '../engine/index.ts';
import type { Commands } from './context.ts';
import { WrongUsage } from './failure.ts';
import { flagsOf } from './flags.ts';

/** Words that a shell may offer, from the program itself. */
function wordsOf(program: Command, formats: Formats): Map<string, string[]> {
  const settings = formats.names.flatMap((name) => {
    const format = formatNamed(formats, name);
    return format ? flagsOf(format).map(({ flag }) => flag) : [];
  });
  return new Map(
    program.commands.map((command) => {
      const own = command.options.map((option) => option.long ?? option.short ?? '');
      const takesSettings = ['plan', 'simulate', 'generate', 'new', 'import'].includes(command.name());
      const more = takesSettings ? [...formats.names, ...new Set(settings)] : [];
      return [command.name(), [...own, ...more]];
    }),
  );
}

const scripts: Readonly<Record<string, (words: ReadonlyMap<string, readonly string[]>) => string>> = {
  bash: (words) => `_tiltyard() {
  local cur=\${COMP_WORDS[COMP_CWORD]}
  if [ "$COMP_CWORD" -eq 1 ]; then COMPREPLY=( $(compgen -W "${[...words.keys()].join(' ')}" -- "$cur") ); return; fi
  case "\${COMP_WORDS[1]}" in
${[...words].map(([command, list]) => `    ${command}) COMPREPLY=( $(compgen -W "${list.join(' ')}" -- "$cur") );;`).join('\n')}
  esac
}
complete -o default -F _tiltyard tiltyard
`,
  zsh: (words) => `#compdef tiltyard
_tiltyard() {
  if (( CURRENT == 2 )); then compadd ${[...words.keys()].join(' ')}; return; fi
  case "$words[2]" in
${[...words].map(([command, list]) => `    ${command}) compadd -- ${list.join(' ')};;`).join('\n')}
  esac
  _files
}
compdef _tiltyard tiltyard
`,
  fish: (words) =>
    [...words]
      .flatMap(([command, list]) => [
        `complete -c tiltyard -n __fish_use_subcommand -a ${command}`,
        ...(list.length > 0
          ? [`complete -c tiltyard -n "__fish_seen_subcommand_from ${command}" -a "${list.join(' ')}"`]
          : []),
      ])
      .join('\n')
      .concat('\n'),
  powershell: (words) => `Register-ArgumentCompleter -Native -CommandName tiltyard -ScriptBlock {
  param($word, $ast, $position)
  $said = @($ast.CommandElements | Select-Object -Skip 1 | ForEach-Object { "$_" })
  $known = @{
${[...words].map(([command, list]) => `    '${command}' = @(${list.map((item) => `'${item}'`).join(', ')})`).join('\n')}
  }
  $offered = if ($said.Count -eq 0 -or ($said.Count -eq 1 -and $word -ne '')) { $known.Keys } else { $known[$said[0]] }
  $offered | Where-Object { $_ -like "$word*" } | Sort-Object | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
  }
}
`,
};

export const completion: Commands = (program, terminal) => {
  program
    .command('completion')
    .description('a script that completes commands and options in your shell')
    .argument('<shell>', Object.keys(scripts).join(', '))
    .addHelpText(
      'after',
      '\nExamples:\n  source <(tiltyard completion bash)\n  tiltyard completion powershell | Out-String | Invoke-Expression',
    )
    .action((shell: string) => {
      const script = scripts[shell];
      if (!script)
        throw new WrongUsage(`There is no completion for “${shell}”. Choose from ${Object.keys(scripts).join(', ')}.`);
      terminal.out(script(wordsOf(program, terminal.formats)));
    });
};
