import { stringify } from 'csv-stringify/sync';
import type { TournamentView } from '../engine/index.ts';
import { criterionName, headingText, type Language, labelText, namesOf, stateName } from '../words/index.ts';

type Cell = string | number;

/** A spreadsheet runs cells that begin like a formula; a quote in front makes them text (DK-18). Numbers stay numbers. */
const harmless = (cell: Cell): Cell =>
  typeof cell === 'string' && /^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell;

/** Results such as 5-3 would become dates in a spreadsheet that is opened without asking; quoting is all a CSV can do. */
const table = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${stringify(
    rows.map((row) => row.map(harmless)),
    { quoted_string: true, record_delimiter: 'windows' },
  )}`;

/**
 * @example
 * standingsCsv(cup.view, 'en').includes('Ana'); // true
 */
export function standingsCsv(view: TournamentView, language: Language): string {
  const players = new Map(view.players.map((player) => [player.id, player]));
  const criteria = [...new Set(view.standings.flatMap((row) => row.criteria.map(({ name }) => name)))];
  return table([
    [
      headingText(language, 'place'),
      'Id',
      ...(['name', 'club', 'rating', 'state'] as const).map((one) => headingText(language, one)),
      ...criteria.map((name) => criterionName(language, name)),
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
      ];
    }),
  ]);
}

/**
 * One line per seat, so that tables of two and of five have the same columns.
 *
 * @example
 * pairingsCsv(cup.view, 'en').includes('r1.t1'); // true
 */
export function pairingsCsv(view: TournamentView, language: Language): string {
  const names = namesOf(view.players);
  const header = [
    ...(['round', 'table', 'match', 'group', 'seat'] as const).map((one) => headingText(language, one)),
    'Id',
    ...(['name', 'result', 'score', 'points'] as const).map((one) => headingText(language, one)),
  ];
  const bye = headingText(language, 'bye');
  const rows = view.rounds.flatMap((round) => {
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
    const byes = round.byes.map((player): Cell[] => [label, '', '', '', '', player, names(player), bye, '', '']);
    return [...seats, ...byes];
  });
  return table([header, ...rows]);
}
