import { planName } from '../../words/index.ts';
import type { Speech, WordKey } from '../shared/words.ts';

/** What the server answers: the shape is the format's own. */
export type Plan = Readonly<Record<string, unknown>>;

/** What most plans have. All else a format calls by words of its own; what nobody has a word for is not for people. */
const common: Readonly<Partial<Record<string, WordKey>>> = {
  rounds: 'plan.rounds',
  games: 'plan.games',
  totalGames: 'plan.totalGames',
  gamesEach: 'plan.gamesEach',
  matches: 'plan.matches',
  walkovers: 'plan.walkovers',
};

interface Figure {
  /** So many, where the name counts them. */
  readonly count: number;
  readonly text: string;
}

const isPart = (value: unknown): value is Plan => typeof value === 'object' && value !== null && !Array.isArray(value);

/** “5 × 4, 1 × 3” rather than a long list of sizes. */
function sizesText(sizes: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const size of sizes) counts.set(size, (counts.get(size) ?? 0) + 1);
  return [...counts].map(([size, count]) => (count === 1 ? `${size}` : `${count} × ${size}`)).join(', ');
}

/** By its shape: a number, a list of sizes, from fewest to most, or a bracket. */
function figureOf({ t }: Speech, value: unknown): Figure | undefined {
  if (typeof value === 'number') return { count: value, text: String(value) };
  if (Array.isArray(value)) return { count: value.length, text: sizesText(value.flat() as number[]) };
  if (!isPart(value)) return undefined;
  const { fewest, most, size, rounds } = value;
  if (typeof fewest === 'number' && typeof most === 'number') {
    return { count: most, text: [...new Set([fewest, most])].join('–') };
  }
  return typeof size === 'number' && Array.isArray(rounds)
    ? { count: size, text: t('plan.knockoutRounds', { count: rounds.length }) }
    : undefined;
}

/** Name and figure, in the order of the plan; none that is zero. */
export function planFigures(speech: Speech, format: string, plan: Plan, within = ''): (readonly [string, string])[] {
  return Object.entries(plan).flatMap(([key, value]): (readonly [string, string])[] => {
    const figure = figureOf(speech, value);
    if (!figure) return isPart(value) ? planFigures(speech, format, value, `${within}${key}.`) : [];
    const word = within === '' ? common[key] : undefined;
    const name = planName(speech.language, format, `${within}${key}`, figure.count) ?? (word && speech.t(word));
    return name === undefined || figure.count === 0 ? [] : [[name, figure.text]];
  });
}
