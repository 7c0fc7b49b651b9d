import type { EventInfo } from '../../engine/index.ts';
import type { TakeOverNote } from '../../words/takeover/index.ts';
import { tieBreakCodes } from '../trf-2026.ts';
import { note, someOf } from './event.ts';
import type { Cell, PlayerLine } from './player-lines.ts';

/** DU-11: what FIDE's layout of 2026 says beyond the players' own lines. */

type Lines = readonly string[];
type Players = ReadonlyMap<number, PlayerLine>;

export const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
export const fieldsIn = (lines: Lines, code: string): string[] =>
  lines.filter((line) => line.startsWith(code)).map((line) => line.slice(3).trim());

/** Line 250, Baku in 192, or JaVaFo's XXA with anything but zeros. */
export const isAccelerated = (lines: Lines): boolean =>
  lines.some((line) => /^250/.test(line) || /^192.*BAKU/i.test(line) || /^XXA.{5}.*[1-9]/.test(line));

export const roundsDrawn = (players: Players): number =>
  Math.max(...[...players.values()].map(({ cells }) => cells.findLastIndex((cell) => cell) + 1));

/** Position 5 the kind of bye, 7–9 the round, then who. */
const byesIn = (lines: Lines) =>
  lines
    .filter((line) => line.startsWith('240'))
    .flatMap((line) => {
      const bye = { result: line.slice(4, 5).toUpperCase(), round: Number(line.slice(6, 9)) };
      return numbersIn(line.slice(9)).map((number) => ({ number, ...bye }));
    });

/** Byes of line 240, where the player's own line says nothing of that round. */
export function withByes(lines: Lines, players: Players): Players {
  const byes = byesIn(lines);
  if (byes.length === 0) return players;
  const drawn = roundsDrawn(players);
  const isBlank = (cell: Cell | undefined): boolean => !cell || (cell.opponent === undefined && cell.result === '');
  return new Map(
    [...players].map(([number, player]) => {
      const cells = Array.from({ length: drawn }, (_, index) => {
        const cell = player.cells[index];
        const bye = byes.find((one) => one.number === number && one.round === index + 1);
        return bye && isBlank(cell) ? { white: true, result: bye.result } : cell;
      });
      return [number, { ...player, cells, results: cells.map((cell) => cell?.result ?? '') }];
    }),
  );
}

/** Byes of rounds to come: who is away from the next one, and all that is more than that. */
export function announcedByes(lines: Lines, players: Players, notes: TakeOverNote[]): number[] {
  const drawn = roundsDrawn(players);
  const coming = byesIn(lines).filter(({ number, round }) => round > drawn && players.has(number));
  const more = coming.filter(({ round, result }) => round > drawn + 1 || result !== 'Z');
  const who = more.map(({ number, round, result }) => `${players.get(number)?.about.name} (${round}, ${result})`);
  if (who.length > 0) notes.push(note('announced-byes', { who: someOf(who) }));
  return coming.filter(({ round }) => round === drawn + 1).map(({ number }) => number);
}

export interface Forbidden {
  readonly first: number;
  readonly last: number;
  readonly numbers: readonly number[];
}

/** Line 260: position 5–7 the first round, 9–11 the last, then who; JaVaFo's XXP is of all rounds. */
export function forbiddenIn(lines: Lines, players: Players): Forbidden[] {
  const among = (text: string) => [...new Set(numbersIn(text).filter((number) => players.has(number)))];
  return [
    ...fieldsIn(lines, 'XXP').map((list) => ({ first: 1, last: Number.POSITIVE_INFINITY, numbers: among(list) })),
    ...lines
      .filter((line) => line.startsWith('260'))
      .map((line) => ({
        first: Number(line.slice(4, 7)) || 1,
        last: Number(line.slice(8, 11)) || Number.POSITIVE_INFINITY,
        numbers: among(line.slice(11)),
      })),
  ];
}

/** Whose points line 299 changes; everybody's, where it names nobody. */
export const adjustedIn = (lines: Lines): number[] =>
  lines.filter((line) => line.startsWith('299')).flatMap((line) => numbersIn(line.slice(23)));

const nationalLine = /^(?!XX|BB|DAT)[A-Z]{3} ([ \d]{4}) .{38} ([ \d]{4})/;
export const isNational = (line: string): boolean => nationalLine.test(line);

/** Which rating ranks the players, by line 172. */
const ranking: Readonly<Record<string, (fide?: number, national?: number) => number | undefined>> = {
  FIDE: (fide) => fide,
  NRO: (_fide, national) => national,
  FIDON: (fide, national) => fide ?? national,
  NIDOF: (fide, national) => national ?? fide,
  HBFN: (fide = 0, national = 0) => Math.max(fide, national) || undefined,
  LBFN: (fide, national) => Math.min(fide ?? national ?? 0, national ?? fide ?? 0) || undefined,
};

/** National records have a rating of their own for a player. */
export function withNationalRatings(lines: Lines, players: Players): Players {
  const national = new Map(
    lines.flatMap((line) => {
      const [, number, rating] = nationalLine.exec(line) ?? [];
      return Number(rating) > 0 ? [[Number(number), Number(rating)] as const] : [];
    }),
  );
  const method = fieldsIn(lines, '172')[0]?.slice(4).trim() ?? 'FIDON';
  const ratingOf = ranking[method] ?? ranking.FIDE;
  return new Map(
    [...players].map(([number, player]) => {
      const { rating: fide, ...about } = player.about;
      const rating = ratingOf?.(fide, national.get(number));
      return [number, { ...player, about: { ...about, ...(rating !== undefined && { rating }) } }];
    }),
  );
}

const day = /^\d{4}[-/.]\d{2}[-/.]\d{2}$/;

/** Place and days of the event, as far as they are written as the handbook wants them. */
export function eventIn(lines: Lines): EventInfo | undefined {
  const [venue = ''] = fieldsIn(lines, '022');
  const [firstDay = '', lastDay = ''] = ['042', '052'].map((code) =>
    (fieldsIn(lines, code)[0] ?? '').replace(/[/.]/g, '-'),
  );
  const info = {
    ...(venue !== '' && { venue }),
    ...(day.test(firstDay) && { firstDay }),
    ...(day.test(firstDay) && day.test(lastDay) && { lastDay }),
  };
  return Object.keys(info).length > 0 ? info : undefined;
}

/** The tie-breaks of line 202 or 212 that have a name here; those by rating need everybody's. */
export function tieBreaksIn(lines: Lines, players: Players, notes: TakeOverNote[]): string[] {
  const [listed = ''] = [...fieldsIn(lines, '202'), ...fieldsIn(lines, '212')];
  const codes = listed.split(',').flatMap((code) => (/^(PTS)?$/.test(code.trim()) ? [] : [code.trim()]));
  const isRated = [...players.values()].every(({ about }) => about.rating !== undefined);
  const names = codes.map((code) => {
    const name = Object.keys(tieBreakCodes).find((one) => tieBreakCodes[one] === code);
    return isRated || !/^(ARO|TPR)/.test(code) ? name : undefined;
  });
  const lost = codes.filter((_, index) => names[index] === undefined);
  if (lost.length > 0) notes.push(note('tie-breaks', { codes: someOf(lost) }));
  return [...new Set(names.filter((name) => name !== undefined))];
}
