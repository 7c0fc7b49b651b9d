import type { MatchView, TournamentView } from '../engine/index.ts';
import { certain } from '../kit/index.ts';
import { readOutcome } from '../words/notation.ts';

/** The FIDE report file (TRF16), as far as it can say what happened, with a list of what it cannot. */
export type TrfReport =
  | { readonly possible: true; readonly text: string; readonly notes: readonly string[] }
  | { readonly possible: false; readonly notes: readonly string[] };

interface Cell {
  readonly opponent: number;
  readonly colour: 'w' | 'b' | '-';
  readonly result: string;
}

const nothing: Cell = { opponent: 0, colour: '-', result: ' ' };

/** TRF16: a bye that was paired counts as a win, half a one, or nothing. */
const byes = { win: 'U', draw: 'H', nothing: 'Z', rest: 'Z' } as const;

interface Played {
  readonly seats: readonly [string, string];
  /** The seat that has white. */
  readonly white: 0 | 1;
  readonly results: readonly [string, string];
}

function playedIn(match: MatchView): Played[] {
  const [first, second] = match.seats;
  if (first === undefined || second === undefined) return [];
  return match.games.flatMap((game): Played[] => {
    const outcome = game.result === undefined ? undefined : readOutcome(game.result, 2);
    if (!outcome?.ok) return [];
    return [{ seats: [first, second], white: game.white === second ? 1 : 0, results: resultCodes(outcome.value) }];
  });
}

type Read = Extract<ReturnType<typeof readOutcome>, { ok: true }>['value'];

function resultCodes(outcome: Read): readonly [string, string] {
  if (outcome.kind === 'forfeit') {
    if (outcome.seats.length === 2) return ['-', '-'];
    return outcome.seats[0] === 0 ? ['-', '+'] : ['+', '-'];
  }
  const [a = 0, b = 0] = outcome.kind === 'scores' ? outcome.scores : outcome.places.map((place) => -(place ?? 0));
  const [one, other] = [a ?? 0, b ?? 0];
  return one > other ? ['1', '0'] : one < other ? ['0', '1'] : ['=', '='];
}

/** One game per player and column: rounds with several games for a player take several columns. */
function columnsOf(view: TournamentView, number: ReadonlyMap<string, number>) {
  const columns: Map<string, Cell>[] = [];
  let spread = false;
  for (const round of view.rounds.filter((one) => one.state !== 'draft')) {
    const first = columns.length;
    columns.push(new Map());
    for (const player of round.byes)
      columns[first]?.set(player, { opponent: 0, colour: '-', result: byes[round.byeWorth] });
    for (const match of round.matches) {
      const [only] = match.seats;
      if (match.seats.length === 1 && only) columns[first]?.set(only, { opponent: 0, colour: '-', result: '+' });
      for (const { seats, white, results } of playedIn(match)) {
        let at = first;
        while (seats.some((player) => columns[at]?.has(player))) at++;
        if (at > first) spread = true;
        if (at === columns.length) columns.push(new Map());
        seats.forEach((player, seat) => {
          const opponent = number.get(certain(seats[1 - seat], 'opponent')) ?? 0;
          columns[at]?.set(player, { opponent, colour: seat === white ? 'w' : 'b', result: results[seat] ?? ' ' });
        });
      }
    }
  }
  return { columns, spread };
}

const right = (value: string | number, width: number): string => String(value).padStart(width).slice(-width);
const left = (value: string, width: number): string => [...value].slice(0, width).join('').padEnd(width);
const cellText = ({ opponent, colour, result }: Cell): string =>
  `  ${String(opponent).padStart(4, '0')} ${colour} ${result}`;

const longestName = 33;

export function trfReport(view: TournamentView): TrfReport {
  const tables = view.rounds.flatMap((round) => round.matches);
  if (tables.some((match) => match.seats.length > 2)) {
    return { possible: false, notes: ['The report file knows games of two only; these tables seat more.'] };
  }
  const players = view.standings.map((row) =>
    certain(
      view.players.find(({ id }) => id === row.player),
      row.player,
    ),
  );
  const number = new Map(players.map((player, at) => [player.id, at + 1]));
  const { columns, spread } = columnsOf(view, number);
  const points = (player: string): number =>
    view.standings
      .find((row) => row.player === player)
      ?.criteria.find(({ name }) => ['match-points', 'points', 'score'].includes(name))?.value ?? wins(columns, player);
  const lines = players.map((player, at) => {
    const cells = columns.map((column) => cellText(column.get(player.id) ?? nothing)).join('');
    const place = view.standings[at]?.place ?? at + 1;
    const about = `001 ${right(at + 1, 4)}      ${left(player.name, longestName)} ${right(player.rating ?? 0, 4)}`;
    return `${about} ${' '.repeat(3)} ${' '.repeat(11)} ${' '.repeat(10)} ${right(points(player.id).toFixed(1), 4)} ${right(place, 4)}${cells}`;
  });
  const rated = players.filter((player) => player.rating !== undefined).length;
  const header = [
    `012 ${view.name}`,
    `062 ${players.length}`,
    `072 ${rated}`,
    `092 ${view.format}`,
    `XXR ${columns.length}`,
  ];
  const text = `${[...header, ...lines].join('\r\n')}\r\n`;
  return { possible: true, text, notes: notesOf(view, spread) };
}

const wins = (columns: readonly Map<string, Cell>[], player: string): number =>
  columns.reduce((sum, column) => {
    const result = column.get(player)?.result;
    return sum + (result === '1' || result === '+' || result === 'U' ? 1 : result === '=' ? 0.5 : 0);
  }, 0);

function notesOf(view: TournamentView, spread: boolean): string[] {
  const games = view.rounds.flatMap((round) => round.matches.flatMap((match) => match.games));
  const notes: string[] = [];
  const when = (condition: boolean, note: string) => condition && notes.push(note);
  const plain = new Set(['1-0', '0-1', '1/2', '+-', '-+', 'ff']);
  when(
    games.some((game) => game.result !== undefined && !plain.has(game.result)),
    'Scores such as 5-3 are written as win, draw or loss.',
  );
  when(
    spread,
    'A round in which a player has several games takes several columns; the column is not the round’s number.',
  );
  when(
    games.some((game) => game.white === undefined),
    'No colours were drawn: the first seat is written as white.',
  );
  when(
    games.some((game) => game.start !== undefined),
    'Start positions are not in the report.',
  );
  when(
    games.some((game) => game.kind !== 'regular'),
    'Sudden death and Armageddon are written as games like the others.',
  );
  when(
    view.players.some((player) => [...player.name].length > longestName),
    `Names are cut after ${longestName} characters.`,
  );
  when(
    view.rounds.some((round) => round.matches.some(({ group, match }) => group !== undefined || match !== undefined)),
    'Who goes on, qualification and brackets are not in the report.',
  );
  notes.push('Federation, FIDE id, title, birth date and sex are not known here and left blank.');
  return notes;
}
