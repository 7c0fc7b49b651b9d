import { ok, type Result } from '../../engine/index.ts';
import { type Row, rowsOf, separators } from '../../protocol/player-lists/table.ts';
import { headingText, languages } from '../../words/index.ts';
import type { TakeOverNote } from '../../words/takeover/index.ts';
import {
  type Choice,
  type ForeignEvent,
  type ForeignPlayer,
  type ForeignRound,
  MAX_PLAYERS,
  MAX_ROUNDS,
  mostScored,
  note,
  problem,
  readForeignResult,
} from './event.ts';
import { fromGames, type ListedGame } from './listed-games.ts';

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

/** “r12.t3”. */
const matchId = /^r([1-9]\d{0,2})\.t\d{1,6}$/;

function ownRows(text: string): readonly Row[] | undefined {
  const [first, ...rows] = rowsOf(text, ',').rows;
  const fits = first?.cells.length === own.width && first.cells[own.id] === 'Id';
  return fits && rows.some(({ cells }) => matchId.test(cells[own.match] ?? '')) ? rows : undefined;
}

const plain = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

export const isGamesTable = (text: string): boolean =>
  headed(plain(text)) !== undefined || ownRows(plain(text)) !== undefined;

export function readGamesTable(text: string, choice: Choice): Result<ForeignEvent, TakeOverNote> {
  const mine = ownRows(plain(text));
  return mine ? fromOwn(mine) : fromTable(headed(plain(text)), choice);
}

const quotedRow = (cells: readonly string[]): string => cells.join(' · ').slice(0, 120);

/** Only a game of one point says what a win is worth. */
const pointsOf = (most: number) => (most === 1 ? { points: { win: 1, draw: 0.5, loss: 0, bye: 1 } } : {});

function fromTable(table: Headed | undefined, choice: Choice): Result<ForeignEvent, TakeOverNote> {
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
      return problem('bad-line', { line, text: quotedRow(cells) });
    }
    games.push({
      round: Number(round),
      line,
      seats: [listed(cell('white'), cell('whiteRating')), listed(cell('black'), cell('blackRating'))],
      ...(outcome.value && { outcome: outcome.value }),
    });
  }
  const notes = [note('places'), note('points-unknown')];
  return fromGames(games, pointsOf(mostScored(games)), notes, choice);
}

/** Our own list knows who had the bye. */
function fromOwn(rows: readonly Row[]): Result<ForeignEvent, TakeOverNote> {
  const players = new Map<string, ForeignPlayer>();
  const matches = new Map<string, Row[]>();
  const roundOf = new Map<string, number>();
  for (const row of rows) {
    const [id = '', name = ''] = [row.cells[own.id], row.cells[own.name]];
    if (id === '' || name === '') return problem('bad-line', { line: row.line, text: quotedRow(row.cells) });
    players.set(id, { key: id, name });
    const match = row.cells[own.match] ?? '';
    if (match === '') continue;
    const round = Number(matchId.exec(match)?.[1]);
    if (!(round <= MAX_ROUNDS)) return problem('too-many-rounds', { most: MAX_ROUNDS });
    roundOf.set(row.cells[own.label] ?? '', round);
    const seats = matches.get(match);
    if (seats) seats.push(row);
    else matches.set(match, [row]);
  }
  if (players.size > MAX_PLAYERS) return problem('too-many-players', { most: MAX_PLAYERS });
  const drawn: { games: ListedGame[]; byes: string[] }[] = [];
  const at = (round: number) => {
    while (drawn.length < round) drawn.push({ games: [], byes: [] });
    return drawn[round - 1];
  };
  for (const [match, seats] of matches) {
    const [first, second, third] = seats;
    const outcome = readForeignResult(first?.cells[own.result] ?? '');
    if (!first || !second || third || !outcome.ok) {
      return problem('bad-line', { line: first?.line ?? 1, text: quotedRow(first?.cells ?? []) });
    }
    const round = Number(matchId.exec(match)?.[1]);
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
    // RR-1: a rest isn't a bye.
    const rests = languages.some((language) => cells[own.result] === headingText(language, 'rest'));
    if (cells[own.match] === '' && round !== undefined && !rests) at(round)?.byes.push(cells[own.id] ?? '');
  }
  const most = mostScored(drawn.flatMap(({ games }) => games));
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
