/** What each result is worth in a report: as its lines say, or as its totals show. */

export interface Scale {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly bye: number;
  readonly forfeit: number;
  readonly absent: number;
}

/** A player's results, round by round, and the sum the file gives. */
export interface Counted {
  readonly results: readonly string[];
  readonly total?: number;
}

/** bbpPairings' lines (BBW, BBD, …), or FIDE's newer 162: “W 3.0    D 1.0”. A bye is worth a win unless it says otherwise. */
export function scaleIn(lines: readonly string[]): Scale | undefined {
  const codes = { BBW: 'W', BBD: 'D', BBL: 'L', BBU: 'P', BBF: 'A', BBZ: 'Z' } as const;
  const found = new Map<string, number>();
  for (const line of lines) {
    const own = Object.entries(codes).find(([code]) => line.startsWith(code));
    if (own) found.set(own[1], Number(line.slice(4)));
    if (!line.startsWith('162')) continue;
    for (const [, letter = '', points = ''] of line.slice(3).matchAll(/([A-Z])\s*(\d+(?:\.\d)?)/g)) {
      found.set(letter, Number(points));
    }
  }
  if (found.size === 0 || [...found.values()].some((points) => !Number.isFinite(points))) return undefined;
  const win = found.get('W') ?? 1;
  return {
    win,
    draw: found.get('D') ?? 0.5,
    loss: found.get('L') ?? 0,
    bye: found.get('P') ?? win,
    forfeit: found.get('A') ?? 0,
    absent: found.get('Z') ?? found.get('A') ?? 0,
  };
}

const scale = (win: number, draw: number, bye = win): Scale => ({ win, draw, loss: 0, bye, forfeit: 0, absent: 0 });
const usual = scale(1, 0.5);
/** JaVaFo says nothing of the points and reads them from the totals, and so do its files. */
const others = [usual, scale(1, 0.5, 0.5), scale(2, 1), scale(3, 1), scale(3, 1.5), scale(3, 1, 2), scale(3, 1, 1)];

const worth = (by: Scale, result: string): number => {
  if (/[1W+F]/.test(result)) return by.win;
  if (/[=DH]/.test(result)) return by.draw;
  if (/[0L]/.test(result)) return by.loss;
  if (result === 'U') return by.bye;
  return result === '-' ? by.forfeit : by.absent;
};

const fits = (by: Scale, players: readonly Counted[], rounds: number): boolean =>
  players.every(({ results, total }) => {
    const sum = results.slice(0, rounds).reduce((points, result) => points + worth(by, result), 0);
    return total === undefined || sum === total;
  });

/** The scale that comes to the totals of the file; what the file says, where none does. */
export const countedBy = (players: readonly Counted[], inFile: Scale | undefined, rounds: number): Scale =>
  inFile ?? others.find((one) => fits(one, players, rounds)) ?? usual;
