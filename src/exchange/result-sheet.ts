import {
  type Derived,
  fail,
  firstToMove,
  gameId,
  matchId,
  type Outcome,
  ok,
  type Player,
  type PlayerId,
  type Result,
  type Round,
  roundLabel,
  roundRules,
  type Table,
} from '../engine/index.ts';
import { type Language, labelText } from '../words/index.ts';
import { type Address, type NotationProblem, readAddress, readOutcome } from '../words/notation.ts';
import { plainName } from '../words/plain-name.ts';

/** Results in a text file: a sheet of the open tables to fill in, and lines that name players instead of a match. */

export type LineProblem =
  | { readonly code: 'no-result'; readonly text: string }
  | { readonly code: 'no-open-table'; readonly text: string }
  | { readonly code: 'unknown-name'; readonly name: string }
  | { readonly code: 'several-tables'; readonly text: string; readonly matches: readonly string[] }
  | { readonly code: 'half-filled'; readonly text: string }
  | { readonly code: 'needs-score'; readonly text: string }
  | { readonly code: 'notation'; readonly problem: NotationProblem };

export interface ReadLine {
  readonly address: Address;
  readonly outcome: Outcome;
  /** As it is written after “@”. */
  readonly time?: string;
}

/** What is to be filled in. */
const blank = '_';

interface OpenTable {
  readonly round: Round;
  readonly table: Table;
}

const openTables = ({ facts }: Derived): OpenTable[] =>
  facts.rounds
    .filter((round) => round.state === 'published')
    .flatMap((round) =>
      round.tables.filter((table) => table.games.some((game) => !game.recorded)).map((table) => ({ round, table })),
    );

/** Where two have the same name, the sheet distinguishes them by id. */
function sheetNames(players: ReadonlyMap<PlayerId, Player>): (id: PlayerId) => string {
  const times = new Map<string, number>();
  for (const { name } of players.values()) times.set(plainName(name), (times.get(plainName(name)) ?? 0) + 1);
  return (id) => {
    const name = players.get(id)?.name ?? id;
    return (times.get(plainName(name)) ?? 0) > 1 ? `${name} [${id}]` : name;
  };
}

/** One line for each game, the player who moves first on the left where there are sides (DK-3). */
function tableLines({ round, table }: OpenTable, first: 'white' | 'black', nameOf: (id: PlayerId) => string): string[] {
  const open = table.games.flatMap((game, index) => (game.recorded ? [] : [{ game, number: index + 1 }]));
  return open.map(({ game, number }) => {
    const id = open.length > 1 ? gameId(round.number, table.match, number) : matchId(round.number, table.match);
    const seats = game[first] === 1 ? [...table.seats].reverse() : table.seats;
    return `${id}  ${seats.map((seat) => `${nameOf(seat)} ${blank}`).join(', ')}`;
  });
}

/** A sheet of the open tables; `readSheetLine` reads its lines back. */
export function sheetText(derived: Derived, language: Language): string {
  const nameOf = sheetNames(derived.facts.players);
  const tables = openTables(derived);
  const rounds = [...new Set(tables.map(({ round }) => round))];
  const parts = rounds.map((round) => {
    const label = roundLabel(derived, round.number);
    const lines = tables
      .filter((one) => one.round === round)
      .flatMap((one) => tableLines(one, firstToMove(derived, round.number), nameOf));
    return [`# ${label ? labelText(language, label) : ''}`, ...lines].join('\n');
  });
  const top = [
    `# ${derived.facts.about?.name ?? ''}`,
    `# Write each score in place of ${blank}. Lines you leave as they are, empty lines and lines with # are skipped.`,
    '# Put the lines in order of finishing, or add @TIME at their end (@2026-05-01T18:30).',
  ];
  return `${[top.join('\n'), ...parts].join('\n\n')}\n`;
}

interface Named {
  readonly name: string;
  readonly score: string;
}

const scoreText = String.raw`[-−+]?(?:\d+(?:[.,]\d+)?½?|½|1\/2)|x|${blank}`;

/** “Ana 50, Ben 42”: names with a score each. Names may hold commas and end in numbers. */
function namedScores(text: string): Named[] | undefined {
  const part = new RegExp(String.raw`\s*(\S.*?)\s+(${scoreText})\s*(?:,|$)`, 'giy');
  const found: Named[] = [];
  while (part.lastIndex < text.length) {
    const [, name, score] = part.exec(text) ?? [];
    if (name === undefined || score === undefined) return undefined;
    found.push({ name, score });
  }
  return found.length > 1 ? found : undefined;
}

/** “Kim beat Ana”, “Kim drew Ana”. */
function verdict(text: string): Named[] | undefined {
  const [, winner, loser] = /^(.+?)\s+beat\s+(.+)$/i.exec(text) ?? [];
  if (winner !== undefined && loser !== undefined) {
    return [
      { name: winner, score: '1' },
      { name: loser, score: '0' },
    ];
  }
  const [, one, other] = /^(.+?)\s+drew(?:\s+with)?\s+(.+)$/i.exec(text) ?? [];
  if (one === undefined || other === undefined) return undefined;
  return [one, other].map((name) => ({ name, score: '½' }));
}

const wholeNames = ({ id, name }: Player): string[] => [id, name, `${name} [${id}]`].map(plainName);

/** Shortened at its end, or to a later part of it: “Kim L” and “Lars” for Kim Larsen. */
const isShortFor = (short: string, { name }: Player): boolean => {
  const words = plainName(name).split(' ');
  return words.some((_, index) => words.slice(index).join(' ').startsWith(short));
};

/** The players whom a name may mean; an exact match comes first. */
function playersCalled(name: string, among: readonly Player[]): Set<PlayerId> {
  const plain = plainName(name.trim());
  const exact = among.filter((player) => wholeNames(player).includes(plain));
  const found = exact.length > 0 ? exact : among.filter((player) => isShortFor(plain, player));
  return new Set(found.map(({ id }) => id));
}

/** Every way to give each name a seat of its own: for each, the name's index by seat. */
function seatings(seats: readonly PlayerId[], named: readonly ReadonlySet<PlayerId>[]): number[][] {
  if (seats.length !== named.length) return [];
  const place = (taken: readonly number[]): number[][] => {
    const at = seats[taken.length];
    if (at === undefined) return [[...taken]];
    return named.flatMap((ids, index) => (ids.has(at) && !taken.includes(index) ? place([...taken, index]) : []));
  };
  return place([]);
}

interface Fit extends OpenTable {
  readonly seating: readonly number[];
}

function fitting(derived: Derived, named: readonly Named[], address: Address | undefined): Fit[] {
  const tables = openTables(derived).filter(
    ({ round, table }) => !address || (round.number === address.round && table.match === address.match),
  );
  const seated = [...new Set(tables.flatMap(({ table }) => table.seats))];
  const among = seated.flatMap((id) => derived.facts.players.get(id) ?? []);
  const ids = named.map(({ name }) => playersCalled(name, among));
  return tables.flatMap((one) => seatings(one.table.seats, ids).map((seating) => ({ ...one, seating })));
}

function byNames(
  derived: Derived,
  text: string,
  named: readonly Named[],
  address: Address | undefined,
): Result<Omit<ReadLine, 'time'>, LineProblem> {
  const fits = fitting(derived, named, address);
  const [fit, another] = fits;
  if (!fit) {
    const unknown = named.find(({ name }) => playersCalled(name, [...derived.facts.players.values()]).size === 0);
    return fail<LineProblem>(unknown ? { code: 'unknown-name', name: unknown.name } : { code: 'no-open-table', text });
  }
  if (another) {
    const matches = [...new Set(fits.map(({ round, table }) => matchId(round.number, table.match)))];
    return fail<LineProblem>({ code: 'several-tables', text, matches });
  }
  const { round, table, seating } = fit;
  const scores = seating.map((index) => named[index]?.score ?? blank);
  const read = readOutcome(scores.join(table.seats.length === 2 ? ' : ' : ' '), table.seats.length);
  if (!read.ok) return fail<LineProblem>({ code: 'notation', problem: read.error });
  return ok({ address: address ?? { round: round.number, match: table.match }, outcome: read.value });
}

/** Whether a win is one point and nothing else: “Kim beat Ana” says it all. */
function isOnePoint(derived: Derived, number: number): boolean {
  const round = derived.facts.rounds[number - 1];
  return round !== undefined && roundRules(derived, round).form.kind === 'one-point';
}

function spoken(
  derived: Derived,
  text: string,
  named: readonly Named[],
  address: Address | undefined,
): Result<Omit<ReadLine, 'time'>, LineProblem> {
  const read = byNames(derived, text, named, address);
  if (!read.ok) return read;
  // Who won does not say by how much.
  return isOnePoint(derived, read.value.address.round) ? read : fail<LineProblem>({ code: 'needs-score', text });
}

/** Scores with names in any order; nothing where the line is still to be filled in. */
function scored(
  derived: Derived,
  text: string,
  named: readonly Named[],
  address: Address | undefined,
): Result<Omit<ReadLine, 'time'> | undefined, LineProblem> {
  const open = named.filter(({ score }) => score === blank);
  if (open.length === named.length) return ok(undefined);
  if (open.length > 0) return fail<LineProblem>({ code: 'half-filled', text });
  return byNames(derived, text, named, address);
}

function written(
  derived: Derived,
  text: string,
  seatsOf: (address: Address) => number,
): Result<Omit<ReadLine, 'time'> | undefined, LineProblem> {
  const [, first = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(text) ?? [];
  const address = readAddress(first);
  const result = address ? rest : text;
  const named = namedScores(result);
  if (named) return scored(derived, text, named, address);
  const sentence = verdict(result);
  if (sentence) return spoken(derived, text, sentence, address);
  if (address) {
    if (rest === '') return fail<LineProblem>({ code: 'no-result', text });
    const read = readOutcome(rest, seatsOf(address));
    return read.ok
      ? ok({ address, outcome: read.value })
      : fail<LineProblem>({ code: 'notation', problem: read.error });
  }
  return fail<LineProblem>({ code: 'no-result', text });
}

/**
 * A line of a sheet or a list: “r1.t7 5-3”, “Kim 5, Ana 3”, “Kim beat Ana”, each perhaps with “@TIME” at its end.
 * Nothing for a line that is empty, a comment, or not filled in.
 */
export function readSheetLine(
  derived: Derived,
  line: string,
  seatsOf: (address: Address) => number,
): Result<ReadLine | undefined, LineProblem> {
  const trimmed = line.trim();
  if (trimmed === '' || trimmed.startsWith('#')) return ok(undefined);
  const [, text = trimmed, time] = /^(.*?)(?:\s+@(\S+))?$/.exec(trimmed) ?? [];
  const read = written(derived, text, seatsOf);
  if (!read.ok || !read.value) return read.ok ? ok(undefined) : read;
  return ok({ ...read.value, ...(time !== undefined && { time }) });
}
