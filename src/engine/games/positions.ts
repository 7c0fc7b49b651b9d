import { assertDefined, type Chance } from '../../kit/index.ts';

/** A Chess960 start position by its standard number and as people's chess programs read it. */
export interface StartPosition {
  /** 0 to 959; 518 is the classical array. */
  readonly number: number;
  readonly fen: string;
}

const POSITIONS = 960;

/** Which two of the five squares left by bishops and queen the knights take, by the standard's table. */
const KNIGHTS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 4],
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [2, 4],
  [3, 4],
];

/** White's back rank from the a- to the h-file, by the standard numbering: bishops, queen, knights, then rook king rook. */
export function backRank(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number >= POSITIONS)
    throw new Error(`Not a Chess960 number: ${number}`);
  const rank: string[] = Array.from({ length: 8 }, () => '');
  const place = (piece: string, ...squares: number[]): void => {
    for (const square of squares) rank[square] = piece;
  };
  const empty = (): number[] => rank.flatMap((piece, square) => (piece === '' ? [square] : []));

  place('B', (number % 4) * 2 + 1);
  place('B', (Math.floor(number / 4) % 4) * 2);
  place('Q', assertDefined(empty()[Math.floor(number / 16) % 6], 'square of the queen'));
  const five = empty();
  const knights = assertDefined(KNIGHTS[Math.floor(number / 96)], 'places of the knights');
  place('N', ...knights.map((knight) => assertDefined(five[knight], 'square of a knight')));
  const [left, middle, right] = empty();
  place('R', assertDefined(left, 'square of a rook'), assertDefined(right, 'square of a rook'));
  place('K', assertDefined(middle, 'square of the king'));
  return rank.join('');
}

/**
 * The king stands between the only two rooks, so KQkq names them without doubt in every position.
 *
 * @example
 * startPosition(518).fen; // 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
 */
export function startPosition(number: number): StartPosition {
  const rank = backRank(number);
  return { number, fen: `${rank.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${rank} w KQkq - 0 1` };
}

/** HK-9: without repetition while 960 last; when all have been used, any of them. */
export function drawPosition(chance: Chance, used: ReadonlySet<number>): StartPosition {
  if (used.size >= POSITIONS) return startPosition(chance.below(POSITIONS));
  let number = chance.below(POSITIONS - used.size);
  // The so-manieth of those that are left: each used one up to it moves it on.
  for (const passed of [...used].sort((a, b) => a - b)) if (passed <= number) number++;
  return startPosition(number);
}
