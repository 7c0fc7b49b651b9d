import type { GameView, MatchView, RoundView, TournamentView } from '../engine/index.ts';
import { assertDefined } from '../kit/index.ts';
import { readOutcome, splitMoves } from '../words/notation.ts';
import { announced, lines2026, notes2026 } from './trf-2026.ts';
import { isKnown, type PersonalData, personColumn } from './trf-person.ts';

/** The FIDE report file (TRF), as far as it can say what happened, with a list of what it cannot. */
export type TrfReport =
  | { readonly possible: true; readonly text: string; readonly notes: readonly string[] }
  | { readonly possible: false; readonly notes: readonly string[] };

/** What only organisers know, and which of FIDE's layouts is wanted (DU-11). */
export interface ReportOptions {
  /** That of 2016 unless it says otherwise. */
  readonly layout?: '2016' | '2026';
  readonly personal?: PersonalData | undefined;
  readonly keepApart?: readonly (readonly [string, string])[];
}

export interface Cell {
  readonly opponent: number;
  readonly colour: 'w' | 'b' | '-';
  readonly result: string;
}

const nothing: Cell = { opponent: 0, colour: '-', result: ' ' };

/** TRF16: a bye that was paired, whatever it is worth, or one that counts nothing. */
const byes = { win: 'U', draw: 'U', nothing: 'Z', rest: 'Z' } as const;

/** DU-11: a line 299. */
export interface Adjusted {
  readonly player: string;
  readonly points: number;
  /** 0 where it is for no round. */
  readonly column: number;
  readonly isByDesk: boolean;
}

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
  // The pairing comes before the result: an opponent with a blank.
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

/** A round with what was played in each of its matches, in their order. */
interface PlayedRound {
  readonly round: RoundView;
  readonly played: readonly (readonly Played[])[];
}

/** One game per player and column: rounds with several games for a player take several columns. */
function columnsOf(rounds: readonly PlayedRound[], number: ReadonlyMap<string, number>) {
  const columns: Map<string, Cell>[] = [];
  let spread = false;
  for (const { round, played } of rounds) {
    const first = columns.length;
    columns.push(new Map());
    for (const player of round.byes)
      columns[first]?.set(player, { opponent: 0, colour: '-', result: byes[round.byeWorth] });
    for (const { player, bye } of round.absent ?? [])
      columns[first]?.set(player, { opponent: 0, colour: '-', result: announced[bye] });
    for (const [index, { seats: seated }] of round.matches.entries()) {
      const [only] = seated;
      if (seated.length === 1 && only) columns[first]?.set(only, { opponent: 0, colour: '-', result: '+' });
      for (const { seats, white, results } of played[index] ?? []) {
        let at = first;
        while (seats.some((player) => columns[at]?.has(player))) at++;
        if (at > first) spread = true;
        if (at === columns.length) columns.push(new Map());
        seats.forEach((player, seat) => {
          const opponent = number.get(assertDefined(seats[1 - seat], 'opponent')) ?? 0;
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

/** By pairing number, where rounds were drawn by one; by place otherwise. */
function inOrder({ rounds, standings }: TournamentView): readonly string[] {
  const places = standings.map(({ player }) => player);
  const drawnBy = rounds.flatMap(({ notes }) => notes).findLast(({ code }) => code === 'pairing-numbers');
  const numbered = (drawnBy?.figures.players ?? []) as readonly string[];
  return [...numbered, ...places.filter((player) => !numbered.includes(player))];
}

/** What each kind of result is worth. The lines that say so are those of bbpPairings, which other programs also read. */
const kinds = {
  BBW: ['1', '+'],
  BBD: ['=', 'H'],
  BBL: ['0'],
  BBF: ['-'],
  BBU: ['U', 'F'],
} as const;
type Kind = keyof typeof kinds;
export type Scale = Readonly<Record<Kind, number>>;

const kindNames = Object.keys(kinds) as Kind[];
const usualScale: Scale = { BBW: 1, BBD: 0.5, BBL: 0, BBF: 0, BBU: 1 };
const kindsByResult: ReadonlyMap<string, Kind> = new Map(
  kindNames.flatMap((kind) => kinds[kind].map((result) => [result, kind] as const)),
);

/**
 * The tournament's own scale where every result of a kind came to the same; undefined where it did not, as with a win on
 * time that is worth less.
 */
function scaleOf({ config }: TournamentView, rounds: readonly PlayedRound[]): Scale | undefined {
  const worth = new Map<Kind, Set<number>>();
  const note = (result: string, points: number | undefined) => {
    const kind = kindsByResult.get(result);
    if (kind && points !== undefined) worth.set(kind, (worth.get(kind) ?? new Set()).add(points));
  };
  for (const { round, played } of rounds) {
    for (const [index, { outcome }] of round.matches.entries()) {
      const [game, ...others] = played[index] ?? [];
      if (others.length > 0) return undefined;
      game?.results.forEach((result, seat) => {
        note(result, outcome?.points[seat]);
      });
    }
  }
  const [win = 1] = worth.get('BBW') ?? [];
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
  const halved = rounds.some(({ round }) => round.byeWorth === 'draw') && pointsIn(config, 'byePoints') === undefined;
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
    const kind = kindsByResult.get(column.get(player)?.result ?? ' ');
    return sum + (kind ? scale[kind] : 0);
  }, 0);

/** How many rounds are planned, or else how many were played. */
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

/** DU-11: what somebody has beyond the columns: what the desk gave, round by round, and what no round's result explains. */
function adjustmentsOf(
  { standings }: TournamentView,
  totals: ReadonlyMap<string, number>,
  columnOf: (round: number) => number | undefined,
): Adjusted[] {
  return standings.flatMap(({ player, criteria: [first], adjustments = [] }) => {
    const byDesk = adjustments
      .filter(({ by }) => by !== 0)
      .map(({ by, round = 0 }): Adjusted => ({ player, points: by, column: columnOf(round) ?? 0, isByDesk: true }));
    const explained = byDesk.reduce((sum, { points }) => sum + points, totals.get(player) ?? 0);
    const more = first?.name.endsWith('points') === true ? first.value - explained : 0;
    return more === 0 ? byDesk : [...byDesk, { player, points: more, column: 0, isByDesk: false }];
  });
}

/**
 * The report of what is public; with what only organisers know, if they want it in theirs.
 *
 * @example
 * trfReport(cup.view).possible; // true
 * trfReport(cup.view, { layout: '2026' }).text.includes('192 CUSTOM_SWISS'); // true
 * trfReport(cup.view, { personal: { p1: { metadata: { title: 'WIM' } } } }).text.includes(' WIM '); // true
 */
export function trfReport(view: TournamentView, options: ReportOptions = {}): TrfReport {
  const { layout = '2016', personal = {} } = options;
  const tables = view.rounds.flatMap((round) => round.matches);
  if (tables.some((match) => match.seats.length > 2)) {
    return { possible: false, notes: ['The report file knows games of two only; these tables seat more.'] };
  }
  const byId = new Map(view.players.map((player) => [player.id, player]));
  const players = inOrder(view).map((player) => assertDefined(byId.get(player), player));
  const number = new Map(players.map((player, at) => [player.id, at + 1]));
  const { rounds, cut } = roundsOf(view);
  const played = rounds.map((round) => ({ round, played: round.matches.map(playedIn) }));
  const { columns, spread } = columnsOf(played, number);
  const own = scaleOf(view, played);
  const scale = own ?? usualScale;
  const sums = new Map(players.map(({ id }) => [id, totalOf(columns, scale, id)]));
  const columnOf = (number: number) => (spread ? undefined : rounds.findIndex((round) => round.number === number) + 1);
  const adjustments = own && !cut ? adjustmentsOf(view, sums, columnOf) : [];
  const more = new Map<string, number>();
  for (const { player, points } of adjustments) more.set(player, (more.get(player) ?? 0) + points);
  // Only the layout of 2026 can say that somebody has other points than those of the columns.
  const totals = layout === '2026' ? new Map([...sums].map(([id, sum]) => [id, sum + (more.get(id) ?? 0)])) : sums;
  if (Math.max(0, ...totals.values()) > MAX_TOTAL) {
    return { possible: false, notes: [`The report file has room for totals up to ${MAX_TOTAL}.`] };
  }
  const placeOf = new Map(view.standings.map(({ player, place }) => [player, place]));
  const lines = players.map((player, at) => {
    const cells = columns.map((column) => cellText(column.get(player.id) ?? nothing)).join('');
    const place = placeOf.get(player.id) ?? at + 1;
    const column = (name: Parameters<typeof personColumn>[1]) => personColumn(personal[player.id], name);
    const rating = right(Math.min(player.rating ?? 0, MAX_RATING), 4);
    const about = `001 ${right(at + 1, 4)} ${column('sex')}${column('title')} ${left(player.name, longestName)} ${rating}`;
    const person = `${column('federation')} ${column('fideId')} ${column('birthDate')}`;
    return `${about} ${person} ${right((totals.get(player.id) ?? 0).toFixed(1), 4)} ${right(place, 4)}${cells}`;
  });
  const rated = players.filter((player) => player.rating !== undefined).length;
  const about = [`012 ${view.name}`, `062 ${players.length}`, `072 ${rated}`, `092 ${view.format}`];
  const plannedCount = plannedRounds(rounds, columns.length, spread);
  const notes = notesOf(view, rounds, {
    spread,
    cut,
    scaled: own !== undefined,
    differing: layout === '2016' && adjustments.length > 0,
    personal: players.some(({ id }) => isKnown(personal[id])),
  });
  if (layout === '2026') {
    const written = { view, rounds, number, columns, scale, adjustments, plannedCount, options };
    const { head, below } = lines2026(written);
    const all = [...notes, ...notes2026(written)];
    const remarks = all.map((note) => `### ${note}`);
    return { possible: true, text: fileOf([...about, ...head, ...lines, ...below, ...remarks]), notes: all };
  }
  const scales = kindNames
    .filter((kind) => scale[kind] !== usualIn(kind, scale))
    .map((kind) => `${kind} ${right(scale[kind].toFixed(1), 4)}`);
  return { possible: true, text: fileOf([...about, `XXR ${plannedCount}`, ...scales, ...lines]), notes };
}

const fileOf = (lines: readonly string[]): string => `${lines.join('\r\n')}\r\n`;

interface Found {
  readonly spread: boolean;
  readonly cut: boolean;
  readonly scaled: boolean;
  readonly differing: boolean;
  readonly personal: boolean;
}

function notesOf(
  view: TournamentView,
  rounds: TournamentView['rounds'],
  { spread, cut, scaled, differing, personal }: Found,
): string[] {
  const games = rounds.flatMap((round) => round.matches.flatMap((match) => match.games));
  const notes: string[] = [];
  const when = (condition: boolean, note: string) => condition && notes.push(note);
  const plain = new Set(['1-0', '0-1', '1/2', '+-', '-+', 'ff']);
  when(
    games.some((game) => game.result !== undefined && !plain.has(splitMoves(game.result).text)),
    'Scores such as 5-3 are written as win, draw or loss.',
  );
  when(
    games.some((game) => game.result !== undefined && splitMoves(game.result).moves !== undefined),
    'The numbers of moves are not in the report.',
  );
  // DU-12: whoever pairs them again should know.
  for (const { number, overrides } of rounds)
    when(overrides.length > 0, `Round ${number} goes against a rule: the desk changed it and gave its reason.`);
  when(cut, 'The rounds of the cut are left out; the places are those after it.');
  when(
    !scaled,
    'Results of one kind are worth different points here (a win on time, several games to a match): the totals count 1, ½ and 0.',
  );
  when(
    differing,
    'The standings count more than the results in the columns (rounds that were missed, points that the desk gave or took): the totals are those of the columns.',
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
  notes.push(
    personal
      ? 'It has personal data: federations, FIDE ids, titles, birth dates and sex, where they are known.'
      : 'Federation, FIDE id, title, birth date and sex are left blank.',
  );
  return notes;
}
