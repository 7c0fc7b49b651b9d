import type { GameView, MatchView, TournamentView } from '../engine/index.ts';
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

/** TRF16: a bye that was paired, whatever it is worth, or one that counts nothing. */
const byes = { win: 'U', draw: 'U', nothing: 'Z', rest: 'Z' } as const;

interface Played {
  readonly seats: readonly [string, string];
  /** The seat that has white. */
  readonly white: 0 | 1;
  readonly results: readonly [string, string];
}

function playedIn(match: MatchView): Played[] {
  const [first, second] = match.seats;
  if (first === undefined || second === undefined) return [];
  const paired = (game: GameView, results: Played['results']): Played => ({
    seats: [first, second],
    white: game.white === second ? 1 : 0,
    results,
  });
  // Who is playing whom is known before the result is: an opponent with a blank.
  const [only, ...others] = match.games;
  if (only && only.result === undefined && others.length === 0) return [paired(only, [' ', ' '])];
  return match.games.flatMap((game): Played[] => {
    const outcome = game.result === undefined ? undefined : readOutcome(game.result, 2);
    return outcome?.ok ? [paired(game, resultCodes(outcome.value))] : [];
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
function columnsOf(rounds: TournamentView['rounds'], number: ReadonlyMap<string, number>) {
  const columns: Map<string, Cell>[] = [];
  let spread = false;
  for (const round of rounds) {
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

/** A cut that follows is another tournament to the report: a bracket has no columns that count for points. */
function roundsOf(view: TournamentView): { readonly rounds: TournamentView['rounds']; readonly cut: boolean } {
  const shown = view.rounds.filter((round) => round.state !== 'draft');
  const before = shown.filter((round) => round.matches.every(({ match }) => match === undefined));
  return before.length > 0 ? { rounds: before, cut: before.length < shown.length } : { rounds: shown, cut: false };
}

/** What each kind of result is worth. The lines that say so are those of bbpPairings, which other programs also read. */
const kinds = {
  BBW: ['1', '+'],
  BBD: ['='],
  BBL: ['0'],
  BBF: ['-'],
  BBU: ['U'],
} as const;
type Kind = keyof typeof kinds;
type Scale = Readonly<Record<Kind, number>>;

const kindNames = Object.keys(kinds) as Kind[];
const usualScale: Scale = { BBW: 1, BBD: 0.5, BBL: 0, BBF: 0, BBU: 1 };
const kindOf = (result: string): Kind | undefined =>
  kindNames.find((kind) => (kinds[kind] as readonly string[]).includes(result));

/**
 * The tournament's own scale where every result of a kind came to the same; undefined where it did not, as with a win on
 * time that is worth less.
 */
function scaleOf(view: TournamentView, rounds: TournamentView['rounds']): Scale | undefined {
  const worth = new Map<Kind, Set<number>>();
  const note = (result: string, points: number | undefined) => {
    const kind = kindOf(result);
    if (kind && points !== undefined) worth.set(kind, (worth.get(kind) ?? new Set()).add(points));
  };
  for (const match of rounds.flatMap((round) => round.matches)) {
    const [game, ...others] = playedIn(match);
    if (others.length > 0) return undefined;
    game?.results.forEach((result, seat) => {
      note(result, match.outcome?.points[seat]);
    });
  }
  const [win = 1] = worth.get('BBW') ?? [];
  const { config } = view;
  const scale = {
    ...usualScale,
    BBW: win,
    BBD: pointsIn(config, 'draw') ?? usualScale.BBD,
    BBU: pointsIn(config, 'byePoints') ?? win,
  };
  for (const [kind, values] of worth) {
    const [value, ...more] = values;
    if (value === undefined || more.length > 0) return undefined;
    scale[kind] = value;
  }
  const halved = rounds.some(({ byeWorth }) => byeWorth === 'draw') && pointsIn(config, 'byePoints') === undefined;
  return halved ? { ...scale, BBU: scale.BBD } : scale;
}

/** Where the settings say what something is worth that has not happened yet. */
function pointsIn(config: unknown, name: string): number | undefined {
  if (typeof config !== 'object' || config === null) return undefined;
  const points: unknown = Reflect.get(config, name);
  return typeof points === 'number' ? points : undefined;
}

/** The sum of what is in the columns, and nothing else: a reader who adds it up comes to the same. */
const totalOf = (columns: readonly Map<string, Cell>[], scale: Scale, player: string): number =>
  columns.reduce((sum, column) => {
    const kind = kindOf(column.get(player)?.result ?? ' ');
    return sum + (kind ? scale[kind] : 0);
  }, 0);

/** How many rounds are planned, where that is known; those that were played otherwise. */
function plannedRounds(rounds: TournamentView['rounds'], columns: number, spread: boolean): number {
  const of = rounds.at(-1)?.label.figures.of;
  return !spread && typeof of === 'number' ? Math.max(of, columns) : columns;
}

const right = (value: string | number, width: number): string => String(value).padStart(width).slice(-width);
const left = (value: string, width: number): string => [...value].slice(0, width).join('').padEnd(width);
const cellText = ({ opponent, colour, result }: Cell): string =>
  `  ${String(opponent).padStart(4, '0')} ${colour} ${result}`;

const longestName = 33;
const MAX_TOTAL = 99.9;
const MAX_RATING = 9999;

/** Readers take a bye for a win, whatever that is worth, unless the file says otherwise. */
const usualIn = (kind: Kind, scale: Scale): number => (kind === 'BBU' ? scale.BBW : usualScale[kind]);

/** What the columns come to, where the standings say something else. */
const differing = ({ standings }: TournamentView, totals: ReadonlyMap<string, number>): boolean =>
  standings.some(
    ({ player, criteria: [first] }) => first?.name.endsWith('points') === true && totals.get(player) !== first.value,
  );

/**
 * @example
 * trfReport(cup.view).possible; // true
 */
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
  const { rounds, cut } = roundsOf(view);
  const { columns, spread } = columnsOf(rounds, number);
  const own = scaleOf(view, rounds);
  const scale = own ?? usualScale;
  const totals = new Map(players.map(({ id }) => [id, totalOf(columns, scale, id)]));
  if (Math.max(0, ...totals.values()) > MAX_TOTAL) {
    return { possible: false, notes: [`The report file has room for totals up to ${MAX_TOTAL}.`] };
  }
  const lines = players.map((player, at) => {
    const cells = columns.map((column) => cellText(column.get(player.id) ?? nothing)).join('');
    const place = view.standings[at]?.place ?? at + 1;
    const about = `001 ${right(at + 1, 4)}      ${left(player.name, longestName)} ${right(Math.min(player.rating ?? 0, MAX_RATING), 4)}`;
    return `${about} ${' '.repeat(3)} ${' '.repeat(11)} ${' '.repeat(10)} ${right((totals.get(player.id) ?? 0).toFixed(1), 4)} ${right(place, 4)}${cells}`;
  });
  const rated = players.filter((player) => player.rating !== undefined).length;
  const header = [
    `012 ${view.name}`,
    `062 ${players.length}`,
    `072 ${rated}`,
    `092 ${view.format}`,
    `XXR ${plannedRounds(rounds, columns.length, spread)}`,
    ...kindNames
      .filter((kind) => scale[kind] !== usualIn(kind, scale))
      .map((kind) => `${kind} ${right(scale[kind].toFixed(1), 4)}`),
  ];
  const text = `${[...header, ...lines].join('\r\n')}\r\n`;
  return {
    possible: true,
    text,
    notes: notesOf(view, rounds, {
      spread,
      cut,
      scaled: own !== undefined,
      differing: own !== undefined && !cut && differing(view, totals),
    }),
  };
}

interface Found {
  readonly spread: boolean;
  readonly cut: boolean;
  readonly scaled: boolean;
  readonly differing: boolean;
}

function notesOf(
  view: TournamentView,
  rounds: TournamentView['rounds'],
  { spread, cut, scaled, differing }: Found,
): string[] {
  const games = rounds.flatMap((round) => round.matches.flatMap((match) => match.games));
  const notes: string[] = [];
  const when = (condition: boolean, note: string) => condition && notes.push(note);
  const plain = new Set(['1-0', '0-1', '1/2', '+-', '-+', 'ff']);
  when(
    games.some((game) => game.result !== undefined && !plain.has(game.result)),
    'Scores such as 5-3 are written as win, draw or loss.',
  );
  when(cut, 'The rounds of the cut are left out; the places are those after it.');
  when(
    !scaled,
    'Results of one kind are worth different points here (a win on time, several games to a match): the totals count 1, ½ and 0.',
  );
  when(
    differing,
    'The standings count more than the results in the columns (rounds that were missed): the totals are those of the columns.',
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
    view.players.some(({ rating = 0 }) => rating > MAX_RATING),
    `Ratings over ${MAX_RATING} do not fit and are written as ${MAX_RATING}.`,
  );
  when(
    view.rounds.some((round) => round.matches.some(({ group, match }) => group !== undefined || match !== undefined)),
    'Who goes on, qualification and brackets are not in the report.',
  );
  notes.push('Federation, FIDE id, title, birth date and sex are not known here and left blank.');
  return notes;
}
