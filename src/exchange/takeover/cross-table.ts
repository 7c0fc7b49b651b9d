import { type NewPlayer, ok, type Result } from '../../engine/index.ts';
import { type Row, rowsOf, separators } from '../../protocol/player-lists/table.ts';
import type { TakeOverNote } from '../../words/takeover/index.ts';
import { type ForeignEvent, MAX_PLAYERS, MAX_ROUNDS, note, problem } from './event.ts';
import { type Cell, type PlayerLine, playersOf, roundsOf } from './player-lines.ts';
import { countedBy } from './trf-points.ts';

/** Cross tables as chess-results saves them: a line for each player, “12w1” for each round. */

const headings = {
  name: /^(name|nom|nombre|jugador|joueur)$/,
  rating: /^(rtg|elo|rating|rtgi|eloi)$/,
  federation: /^(fed|land|pays|pa[ií]s)\.?$/,
  fideId: /^fide-?\s?(id|kennung)$/,
  points: /^(pts|pkt|ptos|punkte|points|puntos)\.?$/,
} as const;
type Heading = keyof typeof headings;

/** “1.Rd”, “Rd.1”, “1.Runde”. */
const roundHeading = /^(?:(\d{1,3})\.?\s?(?:rd|rnd|runde|ronde|ronda)\.?|(?:rd|rnd|runde|ronde|ronda)\.?\s?(\d{1,3}))$/;
/** The column by which opponents are named. */
const numberHeading = /^(rk|rg|no|nr|snr|sno|rank|rang|n°|n\.º|pl|cl|clt)\.?$/;
/** The program writes some lines about the event above the table. */
const HEAD_LINES = 30;

interface CrossTable {
  readonly at: Readonly<Partial<Record<Heading, number>>>;
  readonly numbers: readonly number[];
  readonly rounds: readonly number[];
  readonly above: readonly Row[];
  readonly rows: readonly Row[];
}

function tableIn(text: string): CrossTable | undefined {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  for (const separator of separators) {
    const { rows } = rowsOf(plain, separator);
    for (const [line, { cells }] of rows.slice(0, HEAD_LINES).entries()) {
      const words = cells.map((cell) => cell.toLowerCase());
      const columns = (pattern: RegExp) => words.flatMap((word, at) => (pattern.test(word) ? [at] : []));
      const at: Partial<Record<Heading, number>> = Object.fromEntries(
        Object.entries(headings).flatMap(([name, pattern]) =>
          columns(pattern)
            .slice(0, 1)
            .map((column) => [name, column]),
        ),
      );
      const [numbers, rounds] = [columns(numberHeading), columns(roundHeading)];
      if (at.name !== undefined && numbers.length > 0 && rounds.length > 0) {
        return { at, numbers, rounds, above: rows.slice(0, line), rows: rows.slice(line + 1) };
      }
    }
  }
  return undefined;
}

export const isCrossTable = (text: string): boolean => tableIn(text) !== undefined;

const unplayed: Readonly<Record<string, string>> = { '1': 'U', '+': 'U', '½': 'H', '=': 'H', '0': 'Z', '': 'Z' };

/** White is w, or b where black is n: blancs and noirs, blancas and negras. */
function cellOf(text: string, white: 'w' | 'b'): Cell | 'bad' | undefined {
  const plain = text.replace(/\s+/g, '').toLowerCase();
  if (plain === '') return undefined;
  const alone = /^-+([10½=+]?)$/.exec(plain);
  if (alone) return { white: true, result: unplayed[alone[1] ?? ''] ?? 'Z' };
  const read = /^(\d{1,4})([wbsn-]?)([10½=+-]?)$/.exec(plain);
  if (!read) return 'bad';
  return { opponent: Number(read[1]), white: read[2] === white, result: (read[3] ?? '').replace('½', '=') };
}

export function readCrossTable(text: string): Result<ForeignEvent, TakeOverNote> {
  const table = tableIn(text);
  if (!table) return problem('unknown-kind');
  if (table.rounds.length > MAX_ROUNDS) return problem('too-many-rounds', { most: MAX_ROUNDS });
  if (table.rows.length > MAX_PLAYERS) return problem('too-many-players', { most: MAX_PLAYERS });
  // A table may have a rank and a starting number: opponents are called by the one that fits.
  const readings = table.numbers.map((column) => eventBy(table, column));
  return readings.find(({ ok: fits }) => fits) ?? readings[0] ?? problem('no-players');
}

function eventBy(table: CrossTable, numbers: number): Result<ForeignEvent, TakeOverNote> {
  const players = linesOf(table, numbers);
  if (!players.ok) return players;
  if (players.value.size === 0) return problem('no-players');
  const notes: TakeOverNote[] = [note('colours'), note('places')];
  const played = roundsOf(players.value, notes);
  if (!played.ok) return played;
  const { rounds, away } = played.value;
  const { win, draw, loss, bye } = countedBy([...players.value.values()], undefined, rounds.length);
  const name = nameIn(table.above);
  return ok({
    ...(name !== undefined && { name }),
    players: playersOf(players.value),
    drawn: rounds,
    points: { win, draw, loss, bye },
    apart: [],
    away: away.map(String),
    notes,
  });
}

function linesOf({ at, rounds, rows }: CrossTable, numbers: number): Result<Map<number, PlayerLine>, TakeOverNote> {
  const listed = rows.filter(({ cells }) => /^[1-9]\d{0,3}$/.test(cells[numbers] ?? '') && cells[at.name ?? -1]);
  const inFrench = listed.some(({ cells }) => rounds.some((column) => /^\s*\d+n/i.test(cells[column] ?? '')));
  const players = new Map<number, PlayerLine>();
  for (const { line, cells } of listed) {
    const of = (heading: Heading): string => cells[at[heading] ?? -1] ?? '';
    const number = Number(cells[numbers]);
    if (players.has(number)) return problem('number-twice', { line, number });
    const read = rounds.map((column) => cellOf(cells[column] ?? '', inFrench ? 'b' : 'w'));
    const games = read.flatMap((cell) => (cell === 'bad' ? [] : [cell]));
    if (games.length < read.length) return problem('bad-line', { line, text: cells.join(' · ').slice(0, 120) });
    const total = of('points').replace(',', '.').replace('½', '.5');
    const person = personIn(of('fideId'), of('federation'), cells[(at.name ?? 0) - 1] ?? '');
    players.set(number, {
      number,
      about: {
        name: of('name'),
        ...(/^[1-9]\d{0,3}$/.test(of('rating')) && { rating: Number(of('rating')) }),
        ...person,
      },
      cells: games,
      results: games.map((cell) => cell?.result ?? ''),
      ...(/^\d*\.?\d+$/.test(total) && { total: Number(total) }),
    });
  }
  return ok(players);
}

/** Titles stand before the name, in a column without a heading. */
function personIn(fideId: string, federation: string, title: string): Pick<NewPlayer, 'externalId' | 'metadata'> {
  const isId = /^[1-9]\d*$/.test(fideId);
  const metadata = {
    ...(isId && { fideId }),
    ...(federation !== '' && { federation }),
    ...(/^W?[GIFC]M$/.test(title) && { title }),
  };
  return { ...(isId && { externalId: fideId }), ...(Object.keys(metadata).length > 0 && { metadata }) };
}

/** The line below the program's own. */
function nameIn(above: readonly Row[]): string | undefined {
  const lines = above.map(({ cells }) => cells.find((cell) => cell !== '') ?? '');
  return lines.find((line) => !/chess-results/i.test(line));
}
