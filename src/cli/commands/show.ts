import { audit as auditEntries, bracketParts, explain } from '../../engine/index.ts';
import { parseTournamentFile } from '../../exchange/index.ts';
import { activityOf, labelText, type Names, namesOf, say } from '../../words/index.ts';
import { readAddress } from '../../words/notation.ts';
import { auditText } from '../audit-text.ts';
import { type Commands, type Context, contextOf, type JsonOption, withJson } from '../context.ts';
import { exitCodes, WrongUsage } from '../failure.ts';
import { tableText } from '../layout.ts';
import {
  bracketText,
  groupsText,
  playedText,
  raceText,
  roundText,
  standingsText,
  stillOpenText,
  winnersText,
} from '../pictures.ts';
import { readGiven } from '../safe-file.ts';
import { showDocument } from '../show-document.ts';
import { sayFileProblem, TournamentFile } from '../tournament.ts';
import { language } from '../words.ts';

function boardText(context: Context, file: TournamentFile): string {
  const board = context.board(file);
  const { names } = file;
  switch (board.kind) {
    case 'cross-tables':
      return groupsText(board.rounds, names, context.colours);
    case 'bracket': {
      const race = board.race ? raceText(board.race, names, context.colours) : '';
      const parts = board.bracket ? bracketParts(board.bracket) : [];
      const bracket = parts.map((part) => bracketText(part, names, context.colours)).join('\n');
      return [race, bracket].filter((part) => part !== '').join('\n');
    }
    // What bars draw, the standings say in figures.
    case 'bars':
    case 'none':
      return '';
  }
}

function playersText(context: Context, file: TournamentFile): string {
  const { players } = file.view;
  const rows = players.map(({ id, name, club, rating }) => [
    id,
    name,
    club ?? '',
    rating === undefined ? '' : String(rating),
  ]);
  return tableText(
    [{ title: 'Id' }, { title: 'Name' }, { title: 'Club' }, { title: 'Rating', align: 'right' }],
    rows,
    context.colours,
  );
}

function showText(context: Context, file: TournamentFile): string {
  const { view } = file;
  const round = view.rounds.at(-1);
  const parts = [
    context.headline(file),
    round ? boardText(context, file) : playersText(context, file),
    stillOpenText(view, context.colours),
    round ? roundText(view, round, context.colours) : '',
    round ? standingsText(view, context.colours) : '',
    winnersText(view, context.colours),
  ];
  return parts.filter((part) => part !== '').join('\n');
}

/** A match, a player by id or name, or the tournament. */
function subjectOf(file: TournamentFile, subject: string | undefined): string {
  const { id } = file.view;
  if (subject === undefined || subject === id) return id;
  if (readAddress(subject)) return subject.toLowerCase();
  return file.player(subject);
}

const reasonText = (reason: Parameters<typeof say>[1], names: Names): string =>
  `${say(language, reason, names)} (${reason.rule})`;

export const reading: Commands = (program, terminal) => {
  const open = (path: string) => TournamentFile.open(terminal, path);

  withJson(program.command('show'))
    .description('the tournament as it stands')
    .argument('<file>')
    .option('--round <n>', 'only this round, by its number')
    .action((path: string, options: JsonOption & { round?: string }) => {
      const context = contextOf(terminal, options);
      const file = open(path);
      const { view } = file;
      const round = options.round === undefined ? undefined : view.rounds[Number(options.round) - 1];
      if (options.round !== undefined && !round) throw new WrongUsage(`There is no round ${options.round}.`);
      context.answer(
        showDocument(view, language),
        round ? roundText(view, round, context.colours) : showText(context, file),
      );
    });

  withJson(program.command('standings'))
    .description('places, with the figures behind them')
    .argument('<file>')
    .action((path: string, options: JsonOption) => {
      const context = contextOf(terminal, options);
      const { view } = open(path);
      const { standings, winners, status } = showDocument(view, language);
      const won = winnersText(view, context.colours);
      context.answer({ status, standings, winners }, `${standingsText(view, context.colours)}${won && `\n${won}`}`);
    });

  withJson(program.command('why'))
    .description('why this pairing, bye, place, elimination or win')
    .argument('<file>')
    .argument('[id]', 'a match (r3.t2), a player (id or name), or nothing for the whole')
    .action((path: string, subject: string | undefined, options: JsonOption) => {
      const context = contextOf(terminal, options);
      const file = open(path);
      const explanation = explain(file.derived, subjectOf(file, subject));
      if (!explanation) throw new WrongUsage(`There is nothing called “${subject}” here.`);
      const names = namesOf(file.state.facts.players.values());
      const parts = explanation.reasons.map(({ round, why }) => ({
        ...(round && { round: labelText(language, round) }),
        why: why.map((reason) => ({ ...reason, sentence: say(language, reason, names) })),
      }));
      const lines = explanation.reasons.flatMap(({ round, why }) => [
        ...(round && why.length > 0 ? [context.colours.bold(labelText(language, round))] : []),
        ...why.map((reason) => reasonText(reason, names)),
      ]);
      const played = playedText(file.view, explanation.subject, context.colours);
      const text =
        lines.length === 0 ? 'There is nothing to explain yet.\n' : `${lines.join('\n')}\n${played && `\n${played}`}`;
      context.answer({ subject: explanation.subject, about: explanation.about, reasons: parts }, text);
    });

  withJson(program.command('log'))
    .description('what was done, by whom and when')
    .argument('<file>')
    .action((path: string, options: JsonOption) => {
      const context = contextOf(terminal, options);
      const activity = activityOf(terminal.formats, language, open(path).state.log.slice());
      const lines = activity.flatMap(({ version, at, by, what, also, undone }) => {
        const line = `${String(version).padStart(4)}  ${new Date(at).toISOString().slice(0, 19).replace('T', ' ')}  ${by}  ${what}`;
        return [
          undone ? context.colours.dim(`${line} (undone)`) : line,
          ...also.map((one) => `${' '.repeat(6)}${one}`),
        ];
      });
      context.answer({ activity }, `${lines.join('\n')}\n`);
    });

  withJson(program.command('audit'))
    .description('check the chain, decide every entry again, and say what differs')
    .argument('<file>')
    .option('--head <code>', 'the code noted earlier, as on slips and exports')
    .action((path: string, options: JsonOption & { head?: string }) => {
      const context = contextOf(terminal, options);
      const file = parseTournamentFile(readGiven(terminal, path).text);
      if (!file.ok) throw new WrongUsage(sayFileProblem(path, file.error), file.error.code);
      const report = auditEntries(
        terminal.formats,
        file.value.entries,
        options.head === undefined ? undefined : noted(options.head),
      );
      context.answer({ ok: report.differences.length === 0, ...report }, auditText(report, context.colours));
      if (report.differences.length > 0) throw new AuditDiffers();
    });
};

/** A code as it was copied from paper: small letters, no dash, an O for a zero. */
function noted(typed: string): string {
  const plain = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return `${plain.slice(0, 5)}-${plain.slice(5)}`;
}

/** The report is already printed; only the exit code is left. */
export class AuditDiffers extends Error {
  readonly exitCode = exitCodes.refused;
}
