import type { RoundView, TournamentView } from '../engine/index.ts';
import {
  absentText,
  adjustmentMarks,
  criterionName,
  headingText,
  type Language,
  labelText,
  type Names,
  namesOf,
  stateName,
} from '../words/index.ts';
import { type FileParts, inParts } from './file-parts.ts';

type Cell = string | number;

/** Like a formula to a spreadsheet, also after blanks and signs that nobody sees (U+200B, U+202E). */
const formula = /^[\t\r\n]|^[\s\p{C}\p{DI}\u2800]*[=+\-@＝＋－＠]/u;

/** A spreadsheet runs cells that begin like a formula; a quote in front makes them text (DK-18). */
const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text);

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Results such as 5-3 would become dates in a spreadsheet that is opened without asking; quoting is all a CSV can do. */
const lines = (rows: readonly (readonly Cell[])[]): string =>
  rows
    .map((row) => `${row.map((cell) => (typeof cell === 'string' ? quoted(harmless(cell)) : cell)).join(',')}\r\n`)
    .join('');

/** Spreadsheets take a file that begins with it for UTF-8. */
const MARK = '\uFEFF';

/** For spreadsheets. */
export const sheetCsv = (rows: readonly (readonly Cell[])[]): string => MARK + lines(rows);

/** For programs: plain numbers, and quotes only where a text needs them. */
export const plainCsv = (rows: readonly (readonly (Cell | null)[])[]): string =>
  rows.map((row) => `${row.map((cell) => plainCell(cell ?? '')).join(',')}\n`).join('');

const plainCell = (cell: Cell): Cell => (typeof cell === 'string' && /["\n\r,]/.test(cell) ? quoted(cell) : cell);

export function standingsCsv(view: TournamentView, language: Language): string {
  const players = new Map(view.players.map((player) => [player.id, player]));
  const criteria = [...new Set(view.standings.flatMap((row) => row.criteria.map(({ name }) => name)))];
  const isAdjusted = view.standings.some(({ adjustments }) => adjustments !== undefined);
  return `${MARK}${lines([
    [
      headingText(language, 'place'),
      'Id',
      ...(['name', 'club', 'rating', 'state'] as const).map((one) => headingText(language, one)),
      ...criteria.map((name) => criterionName(language, name)),
      ...(isAdjusted ? [headingText(language, 'adjustment')] : []),
    ],
    ...view.standings.map((row) => {
      const player = players.get(row.player);
      return [
        row.place,
        row.player,
        player?.name ?? row.player,
        player?.club ?? '',
        player?.rating ?? '',
        stateName(language, row.state),
        ...criteria.map((name) => row.criteria.find((criterion) => criterion.name === name)?.value ?? ''),
        ...(isAdjusted ? [adjustmentMarks(language, row.adjustments).join(', ')] : []),
      ];
    }),
  ])}`;
}

/** One line per seat, so that tables of two and of five have the same columns. */
export const pairingsCsv = (view: TournamentView, language: Language): string => inParts(pairingsParts, view, language);

export function pairingsParts(view: TournamentView, language: Language): FileParts {
  const names = namesOf(view.players);
  const head = [
    ...(['round', 'table', 'match', 'group', 'seat'] as const).map((one) => headingText(language, one)),
    'Id',
    ...(['name', 'result', 'score', 'points'] as const).map((one) => headingText(language, one)),
  ];
  return { head: `${MARK}${lines([head])}`, round: (round) => lines(roundRows(round, names, language)) };
}

function roundRows(round: RoundView, names: Names, language: Language): Cell[][] {
  const label = labelText(language, round.label);
  const seats = round.matches.flatMap((match) => {
    const result = match.games.map((game) => game.result ?? '').join(' ');
    return match.seats.map((player, seat): Cell[] => [
      label,
      match.table,
      match.id,
      match.group ?? '',
      seat + 1,
      player,
      names(player),
      result,
      match.outcome?.scores[seat] ?? '',
      match.outcome?.points[seat] ?? '',
    ]);
  });
  // RR-1: a rest isn't a bye.
  const bye = headingText(language, round.byeWorth === 'rest' ? 'rest' : 'bye');
  const byes = round.byes.map((player): Cell[] => [label, '', '', '', '', player, names(player), bye, '', '']);
  const absent = (round.absent ?? []).map(({ player, bye }): Cell[] => {
    return [label, '', '', '', '', player, names(player), absentText(language, bye), '', ''];
  });
  return [...seats, ...byes, ...absent];
}
