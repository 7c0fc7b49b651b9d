import { ok, type Result } from '../../engine/index.ts';
import type { TakeOverNote } from '../../words/takeover/index.ts';
import { readPerson } from '../trf-person.ts';
import { type ForeignEvent, MAX_PLAYERS, MAX_ROUNDS, note, problem, someOf } from './event.ts';
import { type Cell, keyOf, type PlayerLine, playersOf, roundsOf } from './player-lines.ts';
import {
  adjustedIn,
  announcedByes,
  eventIn,
  type Forbidden,
  fieldsIn,
  forbiddenIn,
  isAccelerated,
  isNational,
  numbersIn,
  roundsDrawn,
  tieBreaksIn,
  withByes,
  withNationalRatings,
} from './trf-2026.ts';
import { countedBy, scaleIn } from './trf-points.ts';

/** FIDE's report in the layouts of 2016 and 2026, with the lines that JaVaFo and bbpPairings added: places count from 1 in the handbook, from 0 here. */

export const isTrf = (text: string): boolean => /^001 [ \d]{4}/m.test(text);

type Cut = (from: number, to?: number) => string;

/** Some programs count letters, others bytes: whichever way the points stand in their place is the line's. */
function cutsOf(line: string): readonly Cut[] {
  const letters = [...line];
  const bytes = new TextEncoder().encode(line);
  const byLetters: Cut = (from, to) => letters.slice(from, to).join('');
  const byBytes: Cut = (from, to) => new TextDecoder().decode(bytes.slice(from, to));
  return bytes.length === letters.length ? [byLetters] : [byLetters, byBytes];
}

const wide = { first: 91, step: 10 };
/** In letters of several bytes the rounds stand further to the right. */
const LONGEST_LINE = wide.first + wide.step * (MAX_ROUNDS + 1) + 100;
/** Pairs that are kept apart. */
const MAX_APART = 1_000;
const MAX_CODES = 20;
const MAX_CODE = 40;

function cellsOf(cut: Cut): (Cell | undefined)[] | undefined {
  const cells: (Cell | undefined)[] = [];
  const length = cut(0).length;
  for (let at = wide.first; at < length; at += wide.step) {
    const text = cut(at, at + 8);
    if (text.trim() === '') {
      cells.push(undefined);
      continue;
    }
    const read = /^([ \d]{4}) ([wb -]) ?([-+10=WDLHFUZ ]?)$/i.exec(text.trimEnd().padEnd(8));
    if (!read) return undefined;
    const opponent = Number(read[1]);
    const result = (read[3] ?? '').toUpperCase().trim();
    cells.push({ ...(opponent > 0 && { opponent }), white: read[2] !== 'b', result });
  }
  return cells;
}

function readPlayer(text: string): PlayerLine | undefined {
  for (const cut of cutsOf(text)) {
    const number = Number(cut(4, 8));
    const total = cut(80, 84).trim();
    const cells = cellsOf(cut);
    const name = cut(14, 47).trim();
    if (!Number.isInteger(number) || number < 1 || !/^(\d+([.,]\d)?)?$/.test(total) || !cells || name === '') continue;
    const rating = cut(48, 52).trim();
    return {
      number,
      about: {
        name,
        ...(/^[1-9]\d*$/.test(rating) && { rating: Number(rating) }),
        ...readPerson(cut),
      },
      ...(total !== '' && { total: Number(total.replace(',', '.')) }),
      cells,
      results: cells.map((cell) => cell?.result ?? ''),
    };
  }
  return undefined;
}

export const linesOf = (text: string): string[] => text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);

/** By starting number. */
export function readPlayers(lines: readonly string[]): Result<ReadonlyMap<number, PlayerLine>, TakeOverNote> {
  const players = new Map<number, PlayerLine>();
  for (const [at, line] of lines.entries()) {
    if (!line.startsWith('001')) continue;
    if (line.trimEnd().length > LONGEST_LINE) return problem('too-many-rounds', { most: MAX_ROUNDS });
    if (players.size === MAX_PLAYERS) return problem('too-many-players', { most: MAX_PLAYERS });
    const player = readPlayer(line);
    if (!player) return problem('bad-line', { line: at + 1, text: line.slice(0, 60).trim() });
    if (players.has(player.number)) return problem('number-twice', { line: at + 1, number: player.number });
    players.set(player.number, player);
  }
  return players.size === 0 ? problem('no-players') : ok(withByes(lines, withNationalRatings(lines, players)));
}

export function readTrfEvent(text: string): Result<ForeignEvent, TakeOverNote> {
  const lines = linesOf(text);
  const read = readPlayers(lines);
  if (!read.ok) return read;
  if (isAccelerated(lines)) return problem('acceleration');
  const players = read.value;
  const fieldsOf = (code: string) => fieldsIn(lines, code);
  const notes: TakeOverNote[] = [note('colours'), note('places')];
  const played = roundsOf(players, notes);
  if (!played.ok) return played;
  const { rounds } = played.value;
  const away = new Set(fieldsOf('XXZ').flatMap((list) => numbersIn(list).filter((number) => players.has(number))));
  for (const number of [...played.value.away, ...announcedByes(lines, players, notes)]) away.add(number);
  const planned = Number(fieldsOf('142')[0] ?? fieldsOf('XXR')[0]);
  const forbidden = forbiddenIn(lines, players).filter(({ last }) => last > roundsDrawn(players));
  if (forbidden.some(({ first, last }) => first > roundsDrawn(players) + 1 || last < planned)) {
    notes.push(note('apart-rounds'));
  }
  const apart = apartIn(forbidden);
  if (!apart) return problem('too-many-apart', { most: MAX_APART });
  const scale = countedBy([...players.values()], scaleIn(lines), rounds.length);
  if (scale.forfeit !== 0 || scale.absent !== 0) notes.push(note('points-lost'));
  const [name] = fieldsOf('012');
  const event = eventIn(lines);
  const tieBreaks = tieBreaksIn(lines, players, notes);
  notes.push(...leftOut(lines, players));
  return ok({
    ...(name && { name }),
    ...(event && { event }),
    ...(tieBreaks.length > 0 && { tieBreaks }),
    players: playersOf(players),
    drawn: rounds,
    ...(Number.isInteger(planned) && planned > 0 && { rounds: planned }),
    points: { win: scale.win, draw: scale.draw, loss: scale.loss, bye: scale.bye },
    apart,
    away: [...away].map(keyOf),
    notes,
  });
}

/** Undefined where they are too many: counted before any is made. */
function apartIn(forbidden: readonly Forbidden[]) {
  const groups = forbidden.map(({ numbers }) => numbers);
  const pairs = groups.reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0);
  return pairs > MAX_APART ? undefined : groups.flatMap(pairsOf);
}

const pairsOf = (numbers: readonly number[]): (readonly [string, string])[] =>
  numbers.flatMap((one, at) => numbers.slice(at + 1).map((other) => [keyOf(one), keyOf(other)] as const));

const understood =
  /^(001|012|022|042|052|062|072|082|092|142|152|162|172|192|202|212|240|250|260|299|###|XX[RPZAC]|BB[WDLUFZ])/;
const aboutEvent = /^(032|102|112|122|132|182|222)/;
const aboutTeams = /^(013|300|310|320|330|352|362|80[12])/;

function leftOut(lines: readonly string[], players: ReadonlyMap<number, PlayerLine>): TakeOverNote[] {
  const has = (code: RegExp) => lines.some((line) => code.test(line) && line.slice(3).trim() !== '');
  const others = lines.flatMap((line) => {
    const isUnderstood = [understood, aboutEvent, aboutTeams].some((codes) => codes.test(line)) || isNational(line);
    return line.trim() === '' || isUnderstood ? [] : [line.slice(0, 3)];
  });
  const [system = ''] = fieldsIn(lines, '192');
  const adjusted = adjustedIn(lines).flatMap((number) => players.get(number)?.about.name ?? []);
  return [
    ...(system === '' ? [] : [note('system', { code: system.slice(0, MAX_CODE) })]),
    ...(has(aboutEvent) ? [note('about-event')] : []),
    ...(has(aboutTeams) ? [note('teams')] : []),
    ...(lines.some(isNational) ? [note('national')] : []),
    ...(has(/^299/) ? [note('adjusted-points', { who: someOf(adjusted) })] : []),
    ...(others.length > 0 ? [note('other-lines', { codes: [...new Set(others)].toSorted().slice(0, MAX_CODES) })] : []),
  ];
}
