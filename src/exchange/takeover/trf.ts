import { ok, type Result } from '../../engine/index.ts';
import type { TakeOverNote } from '../../words/takeover/index.ts';
import {
  drawn,
  type ForeignEvent,
  type ForeignGame,
  type ForeignPlayer,
  type ForeignRound,
  lost,
  note,
  problem,
  won,
} from './event.ts';
import { type Counted, countedBy, scaleIn } from './trf-points.ts';

/** FIDE's report (TRF16), with the lines that JaVaFo and bbpPairings added: places count from 1 in the handbook, from 0 here. */

interface Cell {
  readonly opponent?: number;
  readonly white: boolean;
  /** 1 0 = + - and the byes F H U Z; empty where there is none yet. */
  readonly result: string;
}

interface Line extends Counted {
  readonly number: number;
  readonly line: number;
  readonly about: Omit<ForeignPlayer, 'key' | 'total'>;
  readonly cells: readonly (Cell | undefined)[];
  readonly personal: boolean;
}

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

function readPlayer(text: string, line: number): Line | undefined {
  for (const cut of cutsOf(text)) {
    const number = Number(cut(4, 8));
    const total = cut(80, 84).trim();
    const cells = cellsOf(cut);
    const name = cut(14, 47).trim();
    if (!Number.isInteger(number) || number < 1 || !/^(\d+([.,]\d)?)?$/.test(total) || !cells || name === '') continue;
    const [rating, federation, fide] = [cut(48, 52), cut(53, 56), cut(57, 68)].map((part) => part.trim());
    return {
      number,
      line,
      about: {
        name,
        ...(/^[1-9]\d*$/.test(rating ?? '') && { rating: Number(rating) }),
        ...(federation && { club: federation }),
        ...(/[1-9]/.test(fide ?? '') && { externalId: fide }),
      },
      ...(total !== '' && { total: Number(total.replace(',', '.')) }),
      cells,
      results: cells.map((cell) => cell?.result ?? ''),
      personal: cut(9, 13).trim() !== '' || cut(69, 79).trim() !== '',
    };
  }
  return undefined;
}

const keyOf = (number: number): string => String(number);
const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

export function readTrfEvent(text: string): Result<ForeignEvent, TakeOverNote> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const players = new Map<number, Line>();
  for (const [at, line] of lines.entries()) {
    if (!line.startsWith('001')) continue;
    const player = readPlayer(line, at + 1);
    if (!player) return problem('bad-line', { line: at + 1, text: line.slice(0, 60).trim() });
    if (players.has(player.number)) return problem('number-twice', { line: at + 1, number: player.number });
    players.set(player.number, player);
  }
  if (players.size === 0) return problem('no-players');
  const said = (code: string) => lines.filter((line) => line.startsWith(code)).map((line) => line.slice(3).trim());
  const notes: TakeOverNote[] = [note('colours'), note('places')];
  const columns = Math.max(...[...players.values()].map(({ cells }) => cells.findLastIndex((cell) => cell) + 1));
  const rounds: ForeignRound[] = [];
  const away = new Set(said('XXZ').flatMap(numbersIn));
  for (let at = 0; at < columns; at++) {
    const round = roundAt(players, at, notes);
    if (!round.ok) return round;
    // A last column with byes alone announces who will be away.
    if (at === columns - 1 && round.value.games.length === 0 && at > 0) {
      for (const { number, cells } of players.values()) if (cells[at]) away.add(number);
    } else rounds.push(round.value);
  }
  const scale = countedBy([...players.values()], scaleIn(lines), rounds.length);
  if (scale.forfeit !== 0 || scale.absent !== 0) notes.push(note('points-lost'));
  const planned = Number(said('XXR')[0] ?? said('142')[0]);
  const [name] = said('012');
  notes.push(...leftOut(lines, [...players.values()]));
  return ok({
    ...(name && { name }),
    players: [...players.values()].map(({ number, about, total }) => ({
      ...about,
      key: keyOf(number),
      ...(total !== undefined && { total }),
    })),
    drawn: rounds,
    ...(Number.isInteger(planned) && planned > 0 && { rounds: planned }),
    points: { win: scale.win, draw: scale.draw, loss: scale.loss, bye: scale.bye },
    apart: said('XXP').flatMap((list) => pairsOf(numbersIn(list).filter((number) => players.has(number)))),
    away: [...away].map(keyOf),
    notes,
  });
}

const pairsOf = (numbers: readonly number[]): (readonly [string, string])[] =>
  numbers.flatMap((one, at) => numbers.slice(at + 1).map((other) => [keyOf(one), keyOf(other)] as const));

const understood = /^(001|012|062|072|XX[RPZ]|142|162|BB[WDLUFZ])/;
const aboutEvent = /^(022|032|042|052|102|112|122|132)/;

function leftOut(lines: readonly string[], players: readonly Line[]): TakeOverNote[] {
  const has = (code: RegExp) => lines.some((line) => code.test(line) && line.slice(3).trim() !== '');
  const others = lines.flatMap((line) => {
    const code = line.slice(0, 3);
    const known =
      understood.test(line) || aboutEvent.test(line) || /^(013|082|092|XXA|XXC|152|192|250|310|###)/.test(line);
    return line.trim() === '' || known ? [] : [code];
  });
  return [
    ...(players.some(({ personal }) => personal) ? [note('personal')] : []),
    ...(has(aboutEvent) ? [note('about-event')] : []),
    ...(has(/^(XXA|250)/) ? [note('acceleration')] : []),
    ...(has(/^(013|310)/) ? [note('teams')] : []),
    ...(others.length > 0 ? [note('other-lines', { codes: [...new Set(others)].toSorted() })] : []),
  ];
}

/** Regular results are 1, = and 0; W, D and L are the same for a game that is not rated. */
const rated: Readonly<Record<string, string>> = { W: '1', D: '=', L: '0' };

function outcomeOf(one: string, other: string): ForeignGame['outcome'] | 'open' | 'both-lost' | undefined {
  switch (`${rated[one] ?? one}${rated[other] ?? other}`) {
    case '10':
      return won;
    case '01':
      return lost;
    case '==':
      return drawn;
    case '+-':
      return { kind: 'forfeit', seats: [1] };
    case '-+':
      return { kind: 'forfeit', seats: [0] };
    case '--':
      return { kind: 'forfeit', seats: [0, 1] };
    case '00':
      return 'both-lost';
    case '':
      return 'open';
    default:
      return undefined;
  }
}

function roundAt(
  players: ReadonlyMap<number, Line>,
  at: number,
  notes: TakeOverNote[],
): Result<ForeignRound, TakeOverNote> {
  const round = at + 1;
  const games: ForeignGame[] = [];
  const byes: string[] = [];
  const marked: Record<'half-byes' | 'both-lost', string[]> = { 'half-byes': [], 'both-lost': [] };
  for (const player of players.values()) {
    const cell = player.cells[at];
    if (!cell) continue;
    if (cell.opponent === undefined) {
      if (/^[UF+1W]$/.test(cell.result)) byes.push(keyOf(player.number));
      if (/^[H=D]$/.test(cell.result)) marked['half-byes'].push(`${player.about.name} (${round})`);
      continue;
    }
    const opponent = players.get(cell.opponent);
    const theirs = opponent?.cells[at];
    const outcome = outcomeOf(cell.result, theirs?.result ?? '');
    const against = { round, one: player.about.name, other: opponent?.about.name ?? String(cell.opponent) };
    const sameSide = theirs?.white === cell.white && /[10=WDL]/.test(cell.result);
    if (!opponent || theirs?.opponent !== player.number || outcome === undefined || sameSide) {
      return problem('contradiction', against);
    }
    if (player.number > opponent.number) continue;
    if (/[WDL]/.test(cell.result) && !notes.some(({ code }) => code === 'unrated')) notes.push(note('unrated'));
    if (outcome === 'both-lost') marked['both-lost'].push(`${against.one} – ${against.other} (${round})`);
    const whiteFirst = cell.white ? [player, opponent] : [opponent, player];
    const found = cell.white ? outcome : outcomeOf(theirs?.result ?? '', cell.result);
    games.push({
      seats: [keyOf(whiteFirst[0]?.number ?? 0), keyOf(whiteFirst[1]?.number ?? 0)],
      ...(found === 'both-lost'
        ? { outcome: { kind: 'forfeit', seats: [0, 1] } as const }
        : typeof found === 'object' && { outcome: found }),
    });
  }
  for (const code of ['half-byes', 'both-lost'] as const) {
    if (marked[code].length > 0) notes.push(note(code, { who: marked[code] }));
  }
  return ok({ games, byes });
}
