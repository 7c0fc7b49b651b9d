import { mkdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { boardView } from '../../engine/index.ts';
import { calendarText, htmlPage, pairingsCsv, pgnText, standingsCsv, trfReport } from '../../exchange/index.ts';
import { type Commands, contextOf, type JsonOption, withJson } from '../context.ts';
import { WrongUsage } from '../failure.ts';
import { writeOver } from '../safe-file.ts';
import { TournamentFile } from '../tournament.ts';
import { language } from '../words.ts';

interface Exported {
  /** What comes after the file's name, with its text. */
  readonly files: Readonly<Record<string, string>>;
  /** What this kind of file cannot say. */
  readonly notes: readonly string[];
}

/** Drafts are for the desk: no exported file contains one. */
const kinds: Readonly<Record<string, (file: TournamentFile) => Exported>> = {
  csv: ({ view }) => ({
    files: { '-standings.csv': standingsCsv(view, language), '-pairings.csv': pairingsCsv(published(view), language) },
    notes: [],
  }),
  html: ({ view, derived }) => ({ files: { '.html': htmlPage(view, boardView(derived), language) }, notes: [] }),
  ics: ({ view, state }) => ({ files: { '.ics': calendarText(state, view, language) }, notes: [] }),
  pgn: ({ view }) => {
    const text = pgnText(view, language);
    return text === ''
      ? { files: {}, notes: ['There are no games with colours.'] }
      : { files: { '.pgn': text }, notes: [] };
  },
  trf: (file) => reportOf(file, '2016', '.trf'),
  trf2026: (file) => reportOf(file, '2026', '-2026.trf'),
};

function reportOf({ view, state: { facts } }: TournamentFile, layout: '2016' | '2026', ending: string): Exported {
  const personal = Object.fromEntries(facts.players);
  const report = trfReport(published(view), { layout, personal, keepApart: facts.keepApart });
  return { files: report.possible ? { [ending]: report.text } : {}, notes: report.notes };
}

const published = <T extends { readonly rounds: readonly { readonly state: string }[] }>(view: T): T => ({
  ...view,
  rounds: view.rounds.filter((round) => round.state !== 'draft'),
});

export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    throw new WrongUsage(`Cannot make the folder ${folder}.`, 'unreadable');
  }
}

export const exporting: Commands = (program, terminal) => {
  withJson(program.command('export'))
    .description('write the tournament for other programs and people')
    .argument('<file>')
    .requiredOption('--as <kinds>', `one or more of ${Object.keys(kinds).join(',')}`)
    .option('--out <folder>', 'where to, made if it is missing; by default beside the file')
    .addHelpText('after', '\nExample: tiltyard export spring.json --as csv,html')
    .action((path: string, options: JsonOption & { as: string; out?: string }) => {
      const file = TournamentFile.open(terminal, path);
      const wanted = [...new Set(options.as.split(',').map((kind) => kind.trim().toLowerCase()))];
      const unknown = wanted.find((kind) => !(kind in kinds));
      if (unknown !== undefined)
        throw new WrongUsage(`There is no “${unknown}”. Choose from ${Object.keys(kinds).join(', ')}.`);
      if (options.out !== undefined) makeFolder(options.out);
      const stem = join(options.out ?? dirname(path), basename(path, extname(path)));
      const written: string[] = [];
      const notes: Record<string, readonly string[]> = {};
      for (const kind of wanted) {
        const exported = kinds[kind]?.(file) ?? { files: {}, notes: [] };
        for (const [ending, text] of Object.entries(exported.files)) {
          writeOver(`${stem}${ending}`, text);
          written.push(`${stem}${ending}`);
        }
        if (exported.notes.length > 0) notes[kind] = exported.notes;
      }
      const lines = [
        ...written.map((name) => `Wrote ${name}`),
        ...Object.entries(notes).flatMap(([kind, list]) => [
          `${kind} cannot say everything:`,
          ...list.map((note) => `  ${note}`),
        ]),
      ];
      contextOf(terminal, options).answer({ written, notes, head: file.view.head }, `${lines.join('\n')}\n`);
    });
};
