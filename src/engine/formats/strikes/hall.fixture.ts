import { assertDefined } from '../../../kit/index.ts';
import type { Game, Outcome, Player, PlayerId, Round, Table } from '../../tournament/index.ts';
import { playerTold, type ToldPlayer } from '../../tournament/presence.fixture.ts';
import { configured } from '../settings.ts';
import { type StrikesConfig, strikesConfig } from './config.ts';
import type { StrikesHistory } from './sheet.ts';

/** Histories in a tiny notation: players are letters, a seat is “a50”, a table “a50 b42 c31”, tables stand between bars. */

export const players = (names: string): PlayerId[] => [...names];

export function config(settings: Partial<StrikesConfig> = {}): StrikesConfig {
  const made = configured(strikesConfig, settings);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

/** “a50” has a score of 50, “a×” left before the result, “a” has none yet. */
function seatOf(text: string): { player: PlayerId; score: number | null | undefined } {
  const score = text.slice(1);
  return { player: text.charAt(0), score: score === '' ? undefined : score === '×' ? null : Number(score) * 1000 };
}

function tableOf(text: string, number: number): Table {
  const seats = text.trim().split(' ').map(seatOf);
  const open = seats.some((seat) => seat.score === undefined);
  const outcome: Outcome = { kind: 'scores', scores: seats.map((seat) => seat.score ?? null) };
  const game: Game = open
    ? { kind: 'regular' }
    : { kind: 'regular', recorded: { outcome, completedAt: number, sequence: number } };
  return { match: number, number, seats: seats.map((seat) => seat.player), games: [game], proposals: [], why: [] };
}

/** “a50 b42 c31 | d9 e8 f7”, a bye in brackets “(g)”; `final:` before a final game, `on:` before one that is not closed. */
function round(text: string, number: number): Round {
  const final = text.startsWith('final:');
  const parts = text.replace(/^(final|on):/, '').split('|');
  const byes = parts.flatMap((part) => /^\s*\((.)\)\s*$/.exec(part)?.[1] ?? []);
  const tables = parts.filter((part) => !part.includes('(')).map((part, at) => tableOf(part, at + 1));
  const open = tables.filter((table) => !table.games[0]?.recorded).length;
  return {
    number,
    edition: 1,
    stage: 0,
    kind: final ? 'final-game' : number % 2 === 1 ? 'random' : 'split',
    state: open > 0 || text.startsWith('on:') ? 'published' : 'closed',
    tables,
    byes,
    byeReasons: [],
    notes: [],
    findings: [],
    overrides: [],
    open,
  };
}

export interface Told {
  readonly config?: Partial<StrikesConfig>;
  /** Facts about people, such as who dropped when this many rounds were drawn. */
  readonly people?: Readonly<Record<string, ToldPlayer>>;
  readonly keepApart?: readonly (readonly [PlayerId, PlayerId])[];
  readonly ended?: boolean;
}

export function history(field: string, rounds: readonly string[], told: Told = {}): StrikesHistory {
  const ids = players(field);
  const all = new Map(
    ids.map((id): [PlayerId, Player] => [id, playerTold(id, { droppedClosed: 0, ...told.people?.[id] })]),
  );
  return {
    config: config(told.config),
    players: all,
    field: ids,
    rounds: rounds.map((text, at) => round(text, at + 1)),
    roundsBefore: 0,
    earlier: [],
    lots: [],
    keepApart: told.keepApart ?? [],
    adjustments: [],
    rematchesAllowed: false,
    ended: told.ended ?? false,
    lastStage: true,
  };
}

export const lastRound = (past: StrikesHistory): Round => assertDefined(past.rounds.at(-1), 'a round');
