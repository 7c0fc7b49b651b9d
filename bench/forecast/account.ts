import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What came of the forecasts so far, in sums; a file for each format. */

export const FOLDER = fileURLToPath(new URL('./calibration/', import.meta.url));
export const PLAYOUTS = 40;

export interface World {
  readonly name: string;
  /** Times the format's usual spread. */
  readonly spread: number;
  /** In thousandths. */
  readonly draws: number;
}

export const WORLDS: readonly World[] = [
  { name: 'as the forecast supposes', spread: 1, draws: 100 },
  { name: 'from another model: half again the spread, 30 % draws', spread: 1.5, draws: 300 },
];

export const EVENTS = ['win', 'podium', 'reach', 'outNext'] as const;
export type EventName = (typeof EVENTS)[number];
/** Where one row of a table ends and the next begins. */
export const EDGES = [0.05, 0.15, 0.25, 0.35, 0.5, 0.7, 0.9, 1.01];

/** How many forecasts, the sum of what they said, and how many came true. */
export type Bin = [count: number, forecast: number, happened: number];

export interface OfRound {
  forecasts: number;
  brier: number;
  /** The same if everyone who is in were given the same chance. */
  equal: number;
  readonly bins: Readonly<Record<EventName, Bin[]>>;
}

export interface Account {
  tournaments: number;
  readonly rounds: Record<string, OfRound>;
}

export type Accounts = Readonly<Record<string, Account>>;

interface Kept {
  readonly playouts: number;
  readonly accounts: Accounts;
}

const fileOf = (format: string): string => `${FOLDER}${format}.json`;

/** Those of another number of playouts would not add up with new ones. */
export function accountsOf(format: string): Accounts {
  const file = fileOf(format);
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : undefined;
  const before = kept?.playouts === PLAYOUTS ? kept.accounts : {};
  return Object.fromEntries(WORLDS.map(({ name }) => [name, before[name] ?? { tournaments: 0, rounds: {} }]));
}

/** Whoever is stopped in the middle of it leaves the file as it was. */
export function save(format: string, accounts: Accounts): void {
  const kept: Kept = { playouts: PLAYOUTS, accounts };
  writeFileSync(`${fileOf(format)}.new`, `${JSON.stringify(kept)}\n`);
  renameSync(`${fileOf(format)}.new`, fileOf(format));
}

const rounded = (sum: number): number => Math.round(sum * 1e6) / 1e6;

function ofRound({ rounds }: Account, round: number): OfRound {
  const none = (): Bin[] => EDGES.map(() => [0, 0, 0]);
  const figures = rounds[round] ?? {
    forecasts: 0,
    brier: 0,
    equal: 0,
    bins: { win: none(), podium: none(), reach: none(), outNext: none() },
  };
  rounds[round] = figures;
  return figures;
}

export function add(account: Account, round: number, event: EventName, share: number, happened: boolean): void {
  const bin = ofRound(account, round).bins[event][EDGES.findIndex((edge) => share < edge)];
  if (!bin) return;
  bin[0]++;
  bin[1] = rounded(bin[1] + share);
  if (happened) bin[2]++;
}

export function score(account: Account, round: number, share: number, won: boolean, stillIn: number): void {
  const figures = ofRound(account, round);
  const truth = won ? 1 : 0;
  figures.forecasts++;
  figures.brier = rounded(figures.brier + (share - truth) ** 2);
  figures.equal = rounded(figures.equal + (1 / stillIn - truth) ** 2);
}
