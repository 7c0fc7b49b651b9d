import {
  fail,
  type Outcome,
  ok,
  type Place,
  type Refusal,
  type Result,
  type State,
  tableOf,
  typedNumber,
} from '../engine/index.ts';

/** Reading what people type: results in seat order, match ids, durations, times. The engine writes the same notation. */

export type NotationProblem =
  | { readonly code: 'empty' }
  | { readonly code: 'no-result'; readonly text: string }
  | { readonly code: 'no-number'; readonly text: string }
  | { readonly code: 'too-fine'; readonly text: string }
  | { readonly code: 'too-large'; readonly text: string }
  | { readonly code: 'no-place'; readonly text: string }
  | { readonly code: 'seat-count'; readonly have: number; readonly need: number };

const problem = <P extends NotationProblem>(what: P) => fail<NotationProblem>(what);

const largest = 1_000_000_000;

/** “5”, “-2.5”, “1½”, “1/2”, “12,125” in thousandths; “x”: the player left. */
function readScore(text: string): Result<number | null, NotationProblem> {
  if (/^x$/i.test(text)) return ok(null);
  const typed = typedNumber(text);
  if (!typed) return problem({ code: 'no-number', text });
  const { whole, decimals, negative } = typed;
  if (decimals.length > 3) return problem({ code: 'too-fine', text });
  if (whole.length > 9) return problem({ code: 'too-large', text });
  const thousandths = Number(whole) * 1000 + Number(decimals.padEnd(3, '0'));
  if (thousandths > largest * 1000) return problem({ code: 'too-large', text });
  return ok(negative && thousandths > 0 ? -thousandths : thousandths);
}

function readPlaceNumber(text: string): Result<number | null, NotationProblem> {
  if (/^x$/i.test(text)) return ok(null);
  return /^[1-9]\d{0,2}$/.test(text) ? ok(Number(text)) : problem({ code: 'no-place', text });
}

function readEach<T>(
  words: readonly string[],
  read: (word: string) => Result<T, NotationProblem>,
): Result<T[], NotationProblem> {
  const values: T[] = [];
  for (const word of words) {
    const value = read(word);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return ok(values);
}

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

const NUMBER = String.raw`[-−+]?(?:\d*(?:[.,]\d+|½|1\/2)|\d+|x)`;
const PAIR = new RegExp(`^(${NUMBER})(?:-|\\s+-\\s+|\\s*[–—:]\\s*)(${NUMBER})$`, 'i');

/** “5-3”, “5–3”, “-1--2”, “1/2-1/2”, “x-5”: two numbers with a dash or colon between them. */
function splitPair(text: string): readonly [string, string] | undefined {
  const match = PAIR.exec(text);
  return match?.[1] !== undefined && match[2] !== undefined ? [match[1], match[2]] : undefined;
}

function forfeitIn(text: string, seats: number): Result<Outcome, NotationProblem> | undefined {
  if (/^ff$/i.test(text)) return ok({ kind: 'forfeit', seats: [...Array(seats).keys()] });
  if (!/^[-−+]{2,}$/.test(text)) return undefined;
  const signs = [...text];
  if (signs.length !== seats) return problem({ code: 'seat-count', have: signs.length, need: seats });
  const absent = signs.flatMap((sign, seat) => (sign === '+' ? [] : [seat]));
  return absent.length > 0 ? ok({ kind: 'forfeit', seats: absent }) : problem({ code: 'no-result', text });
}

/** “1-0 (34)”: a result with the number of moves after it (GR-14). */
export function splitMoves(typed: string): { readonly text: string; readonly moves?: number } {
  const [, text, moves] = /^(.*\S)\s*\((\d{1,4})\)$/.exec(typed.trim()) ?? [];
  return text === undefined ? { text: typed.trim() } : { text, moves: Number(moves) };
}

/** A result in seat order, as the command line and the keyboard take it. Whether the rules allow it is the engine's part. */
export function readOutcome(typed: string, seats: number): Result<Outcome, NotationProblem> {
  const { text, moves } = splitMoves(typed);
  const read = readPlainOutcome(text, seats);
  if (moves === undefined || !read.ok) return read;
  if (read.value.kind !== 'scores' || seats !== 2) return problem({ code: 'no-result', text: typed.trim() });
  return ok({ ...read.value, moves });
}

function readPlainOutcome(text: string, seats: number): Result<Outcome, NotationProblem> {
  if (text === '') return problem({ code: 'empty' });
  const forfeit = forfeitIn(text, seats);
  if (forfeit) return forfeit;
  const places = /^(?:places|p)\s+(.*)$/i.exec(text)?.[1];
  if (places !== undefined) {
    const read = readEach(words(places), readPlaceNumber);
    if (!read.ok) return read;
    return counted(read.value, seats, (list) => ({ kind: 'places', places: list }));
  }
  if (/^(½|1\/2|=)$/.test(text)) return counted([500, 500], seats, (scores) => ({ kind: 'scores', scores }));
  const pair = splitPair(text);
  const list = words(text);
  if (!pair && list.length === 1 && seats > 1) return problem({ code: 'no-result', text });
  const scores = readEach(pair ?? list, readScore);
  return scores.ok ? counted(scores.value, seats, (read) => ({ kind: 'scores', scores: read })) : scores;
}

/** One text for each seat, as a form has them; undefined while one is empty: “0” is a score, an empty field is not (DK-3). */
export function readSeats(texts: readonly string[], inPlaces: boolean): Result<Outcome, NotationProblem> | undefined {
  const typed = texts.map((text) => text.trim());
  if (typed.includes('')) return undefined;
  return readOutcome(`${inPlaces ? 'places ' : ''}${typed.join(' ')}`, typed.length);
}

function counted(
  values: readonly (number | null)[],
  seats: number,
  outcome: (values: readonly (number | null)[]) => Outcome,
): Result<Outcome, NotationProblem> {
  return values.length === seats
    ? ok(outcome(values))
    : problem({ code: 'seat-count', have: values.length, need: seats });
}

/** “r3.t2” or “r3.t2.g1”. */
export interface Address {
  readonly round: number;
  readonly match: number;
  readonly game?: number;
}

export function readAddress(text: string): Address | undefined {
  const read = /^r(\d{1,6})\.t(\d{1,6})(?:\.g(\d{1,6}))?$/i.exec(text.trim());
  if (!read) return undefined;
  const [, round, match, game] = read;
  return { round: Number(round), match: Number(match), ...(game !== undefined && { game: Number(game) }) };
}

/** The place an address means now, with the round's edition; a match stands for its open game, or for the newest with a result. */
export function placeAt(
  state: State,
  { round, match, game }: Address,
  meaning: 'open' | 'recorded',
): Result<{ readonly place: Place; readonly seats: number; readonly recorded?: Outcome }, Refusal> {
  const drawn = state.facts.rounds[round - 1];
  if (!drawn) return fail<Refusal>({ code: 'unknown-round', details: { round } });
  const at = tableOf(drawn, match);
  if (!at) return fail<Refusal>({ code: 'unknown-match', details: { round, match } });
  const firstOpen = at.games.findIndex((one) => !one.recorded);
  const lastRecorded = at.games.findLastIndex((one) => one.recorded);
  const meant = meaning === 'open' ? [firstOpen, lastRecorded] : [lastRecorded, firstOpen];
  const number = game ?? (meant.find((index) => index >= 0) ?? 0) + 1;
  const recorded = at.games[number - 1]?.recorded?.outcome;
  return ok({
    place: { round, edition: drawn.edition, match, game: number },
    seats: at.seats.length,
    ...(recorded && { recorded }),
  });
}

const millisecondsIn = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** “30s”, “10m”, “6h”, “3d”, “1h30m”, “2.5m”; 0 needs no unit. In whole milliseconds. */
export function readDuration(text: string): number | undefined {
  const plain = text.trim().toLowerCase();
  if (plain === '0') return 0;
  const parts = [...plain.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/g)];
  if (parts.length === 0 || parts.map((part) => part[0]).join('') !== plain) return undefined;
  const sum = parts.reduce(
    (total, [, amount, unit]) => total + Number(amount) * millisecondsIn[unit as keyof typeof millisecondsIn],
    0,
  );
  return Number.isSafeInteger(Math.round(sum)) ? Math.round(sum) : undefined;
}

/** As `readDuration` reads it back, in the largest units that are whole: 3d, 6h, 1m15s, 37.5s. */
export function durationText(milliseconds: number): string {
  if (milliseconds === 0) return '0';
  let rest = milliseconds;
  let text = '';
  for (const unit of ['d', 'h', 'm'] as const) {
    const whole = Math.floor(rest / millisecondsIn[unit]);
    if (whole > 0) text += `${whole}${unit}`;
    rest -= whole * millisecondsIn[unit];
  }
  return rest > 0 ? `${text}${rest / 1000}s` : text;
}

/** A moment: milliseconds since 1970, or a date and time as in 2026-05-01T18:30. */
export function readTime(text: string): number | undefined {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return undefined;
  const at = Date.parse(text.includes(' ') ? text.replace(' ', 'T') : text);
  return Number.isNaN(at) || at < 0 ? undefined : at;
}
