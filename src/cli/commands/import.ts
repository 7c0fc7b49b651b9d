import { type Formats, formatNamed } from '../../engine/index.ts';
import { readForeignEvent, takeOver, type WhyNot } from '../../exchange/index.ts';
import { namesOf, sayRefusal } from '../../words/index.ts';
import { sayTakeOver, type TakeOverNote } from '../../words/takeover/index.ts';
import { type Commands, contextOf, type JsonOption, withJson } from '../context.ts';
import { Refused, WrongUsage } from '../failure.ts';
import { formatFor, readSettings } from '../flags.ts';
import { readTable } from '../safe-file.ts';
import { showDocument } from '../show-document.ts';
import { TournamentFile } from '../tournament.ts';
import { language } from '../words.ts';
import { madeSecret } from './create.ts';

interface ImportOptions extends JsonOption {
  readonly format?: string;
  readonly preset?: string;
  readonly name?: string;
  readonly seed?: string;
  readonly event?: string;
  readonly byes?: true;
}

/** The formats whose rounds may have been drawn elsewhere. */
const possibleAmong = (formats: Formats): readonly string[] =>
  formats.names.filter((name) => formatNamed(formats, name)?.takesOver);

const hints: Partial<Record<TakeOverNote['code'], string>> = {
  'several-events': ' Say --event NAME.',
};

const stopped = (why: WhyNot): Error =>
  why.kind === 'refusal'
    ? new Refused(why.refusal, sayRefusal(language, why.refusal, namesOf([])))
    : new WrongUsage(`${sayTakeOver(language, why.note)}${hints[why.note.code] ?? ''}`, why.note.code);

export const importing: Commands = (program, terminal) => {
  const { formats } = terminal;
  const possible = possibleAmong(formats);
  withJson(program.command('import'))
    .description('take over an event that another program began, from its TRF, PGN, CSV, Excel or JSON')
    .argument('<source>', 'the other program’s file; - is standard input')
    .argument('<file>', 'the tournament file to create')
    .argument('[settings...]', 'settings of the format')
    .option('--format <format>', possible.join(', '))
    .option('--preset <name>', 'settings by name')
    .option('--name <name>', 'its name; by default the source’s')
    .option('--event <name>', 'which event of a PGN that has several')
    .option('--byes', 'a player who alone had no game had the bye')
    .option('--seed <seed>', 'draws that can be repeated; for trials, not for real events')
    .allowUnknownOption()
    .addHelpText('after', '\nExample: tiltyard import open.trf open.json --rounds 7')
    .action(async (source: string, path: string, words: string[], options: ImportOptions) => {
      const chosen = readSettings(formatFor(formats, options.format ?? possible[0], undefined), options.preset, words);
      const text = await readTable(terminal, source);
      const event = readForeignEvent(text, {
        ...(options.event !== undefined && { event: options.event }),
        byes: options.byes ? 'yes' : 'no',
      });
      if (!event.ok) throw stopped({ kind: 'file', note: event.error });
      const taken = takeOver(formats, event.value, {
        ...madeSecret(terminal, options.seed),
        ...(options.name !== undefined && { name: options.name }),
        format: chosen.format.name,
        config: chosen.config,
        by: 'cli',
        at: terminal.now(),
        newId: () => terminal.newId(),
        reason: sayTakeOver(language, { code: 'drawn-elsewhere', figures: {} }),
      });
      if (!taken.ok) throw stopped(taken.error);
      const file = TournamentFile.made(terminal, path, taken.value.state);
      const { view } = file;
      file.save();
      const notes = taken.value.notes.map((note) => ({ code: note.code, text: sayTakeOver(language, note) }));
      const drawn = view.rounds.length;
      const lines = [
        `Made ${path}: “${view.name}”, ${view.players.length} players, ${drawn} round${drawn === 1 ? '' : 's'}.`,
        ...(notes.length > 0 ? ['What could not be taken over as it was:'] : []),
        ...notes.map(
          (note) =>
            `  ${note.text}${note.code === 'perhaps-byes' ? ' If they were byes, import it again with --byes.' : ''}`,
        ),
      ];
      contextOf(terminal, options).answer({ ...showDocument(view, language), notes }, `${lines.join('\n')}\n`);
    });
};
