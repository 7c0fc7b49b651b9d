import { ok, type Result } from '../../engine/index.ts';
import { type Row, rowsOf, separators } from '../../protocol/player-lists/table.ts';
import type { TakeOverNote } from '../../words/takeover/index.ts';
import {
  type ForeignEvent,
  type ForeignPlayer,
  type ForeignRound,
  fromGames,
  type ListedGame,
  note,
  problem,
  readForeignResult,
} from './event.ts';

/** Tables of games: one game a row, as spreadsheets have them, or one seat a row, as this program writes them. */

const headings = {
  round: /^(round|rd\.?|runde|rnd\.?|ronde|tour|ronda)$/,
  white: /^(white|wei(ß|ss)|blancs?|blancas|player ?(1|a)|spieler ?(1|a)|joueur ?(1|a)|jugador ?(1|a)|home)$/,
  black: /^(black|schwarz|noirs?|negras|player ?(2|b)|spieler ?(2|b)|joueur ?(2|b)|jugador ?(2|b)|away)$/,
  result: /^(result|res\.?|ergebnis|erg\.?|r[ée]sultat|resultado)$/,
  whiteRating: /^(white|wei(ß|ss)|blancs?|blancas)[ -]?(elo|rating|rtg)$/,
  blackRating: /^(black|schwarz|noirs?|negras)[ -]?(elo|rating|rtg)$/,
} as const;
type Heading = keyof typeof headings;

interface Headed {
  readonly at: Readonly<Partial<Record<Heading, number>>>;
  readonly rows: readonly Row[];
}

function headed(text: string): Headed | undefined {
  for (const separator of separators) {
    const [first, ...rows] = rowsOf(text, separator).rows;
    const words = first?.cells.map((cell) => cell.toLowerCase()) ?? [];
    const found = Object.entries(headings).flatMap(([name, pattern]) => {
      const at = words.findIndex((word) => pattern.test(word));
      return at < 0 ? [] : [[name, at] as const];
    });
    const at: Headed['at'] = Object.fromEntries(found);
    if ([at.round, at.white, at.black, at.result].every((column) => column !== undefined)) return { at, rows };
  }
  return undefined;
}

/** The columns of our own list of pairings, whatever the language of their headings. */
const own = { label: 0, match: 2, seat: 4, id: 5, name: 6, result: 7, width: 10 };

function ownRows(text: string): readonly Row[] | undefined {
  const [first, ...rows] = rowsOf(text, ',').rows;
  const fits = first?.cells.length === own.width && first.cells[own.id] === 'Id';
  return fits && rows.some(({ cells }) => /^r\d+\.t\d+$/.test(cells[own.match] ?? '')) ? rows : undefined;
}

const plain = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

export const isGamesTable = (text: string): boolean =>
  headed(plain(text)) !== undefined || ownRows(plain(text)) !== undefined;

export function readGamesTable(text: string): Result<ForeignEvent, TakeOverNote> {
  const mine = ownRows(plain(text));
  return mine ? fromOwn(mine) : fromTable(headed(plain(text)));
}

/** What a win is worth is known of games of one point. */
const pointsOf = (most: number) => (most === 1 ? { points: { win: 1, draw: 0.5, loss: 0, bye: 1 } } : {});

const mostIn = (games: readonly Pick<ListedGame, 'outcome'>[]): number =>
  Math.max(
    1,
    ...games.flatMap(({ outcome }) => (outcome?.kind === 'scores' ? outcome.scores : []).map((s) => (s ?? 0) / 1000)),
  );

function fromTable(table: Headed | undefined): Result<ForeignEvent, TakeOverNote> {
  const games: ListedGame[] = [];
  for (const { line, cells } of table?.rows ?? []) {
    const cell = (heading: Heading): string => cells[table?.at[heading] ?? -1] ?? '';
    const round = /^[1-9]\d{0,2}$/.exec(/\d+/.exec(cell('round'))?.[0] ?? '')?.[0];
    const outcome = readForeignResult(cell('result'));
    const listed = (name: string, elo: string) => ({
      key: name,
      name,
      ...(/^[1-9]\d{0,3}$/.test(elo) && { rating: Number(elo) }),
    });
    if (round === undefined || cell('white') === '' || cell('black') === '' || !outcome.ok) {
      return problem('bad-line', { line, text: cells.join(' · ') });
    }
    games.push({
      round: Number(round),
      line,
      seats: [listed(cell('white'), cell('whiteRating')), listed(cell('black'), cell('blackRating'))],
      ...(outcome.value && { outcome: outcome.value }),
    });
  }
  const notes = [note('places'), note('points-unknown')];
  return fromGames(games, pointsOf(mostIn(games)), notes);
}

/** Our own list knows who had the bye. */
function fromOwn(rows: readonly Row[]): Result<ForeignEvent, TakeOverNote> {
  const players = new Map<string, ForeignPlayer>();
  const matches = new Map<string, Row[]>();
  const roundOf = new Map<string, number>();
  for (const row of rows) {
    const [id = '', name = ''] = [row.cells[own.id], row.cells[own.name]];
    if (id === '' || name === '') return problem('bad-line', { line: row.line, text: row.cells.join(' · ') });
    players.set(id, { key: id, name });
    const match = row.cells[own.match] ?? '';
    const round = /^r(\d+)\./.exec(match)?.[1];
    if (round === undefined) continue;
    roundOf.set(row.cells[own.label] ?? '', Number(round));
    matches.set(match, [...(matches.get(match) ?? []), row]);
  }
  const drawn: { games: ListedGame[]; byes: string[] }[] = [];
  const at = (round: number) => {
    while (drawn.length < round) drawn.push({ games: [], byes: [] });
    return drawn[round - 1];
  };
  for (const [match, seats] of matches) {
    const [first, second, third] = seats;
    const outcome = readForeignResult(first?.cells[own.result] ?? '');
    if (!first || !second || third || !outcome.ok) {
      return problem('bad-line', { line: first?.line ?? 1, text: (first?.cells ?? []).join(' · ') });
    }
    const round = Number(/^r(\d+)/.exec(match)?.[1]);
    const listed = ({ cells }: Row) => ({ key: cells[own.id] ?? '', name: cells[own.name] ?? '' });
    at(round)?.games.push({
      round,
      line: first.line,
      seats: [listed(first), listed(second)],
      ...(outcome.value && { outcome: outcome.value }),
    });
  }
  for (const { cells } of rows) {
    const round = roundOf.get(cells[own.label] ?? '');
    if (cells[own.match] === '' && round !== undefined) at(round)?.byes.push(cells[own.id] ?? '');
  }
  const most = mostIn(drawn.flatMap(({ games }) => games));
  return ok({
    ...pointsOf(most),
    players: [...players.values()],
    drawn: drawn.map(
      ({ games, byes }): ForeignRound => ({
        games: games.map(({ seats: [one, other], outcome }) => ({
          seats: [one.key, other.key],
          ...(outcome && { outcome }),
        })),
        byes,
      }),
    ),
    apart: [],
    away: [],
    notes: [note('places'), note('points-unknown')],
  });
}
