import type { Millis, RoundNumber } from '../../kit/index.ts';
import { Log } from '../log/index.ts';
import type { EventInfo, Settings } from './commands.ts';
import type { Entry } from './events.ts';
import type { Adjustment, Lots, Player, PlayerId, Round, Stage } from './model.ts';

export interface About {
  readonly id: string;
  readonly name: string;
  readonly format: string;
  readonly config: unknown;
  readonly settings: Settings;
  readonly secret: string;
  readonly rulesVersion: number;
}

/** SW-15. Stopped: `remaining` is what is left. Running: what was left at `since`. */
export interface RoundClock {
  readonly round: RoundNumber;
  readonly remaining: Millis;
  readonly since?: Millis;
}

/** What the entries that stand add up to. */
export interface Facts {
  readonly about?: About | undefined;
  /** DK-24: only if something was announced. */
  readonly event?: EventInfo | undefined;
  readonly players: ReadonlyMap<PlayerId, Player>;
  readonly started: boolean;
  readonly ended: boolean;
  readonly stages: readonly Stage[];
  /** The stage being played. */
  readonly stage: number;
  readonly rounds: readonly Round[];
  readonly lots: readonly Lots[];
  readonly manualSeeds?: readonly PlayerId[] | undefined;
  readonly keepApart: readonly (readonly [PlayerId, PlayerId])[];
  /** DK-34: in the order in which they were given. */
  readonly adjustments: readonly Adjustment[];
  readonly rematchesAllowedFor?: RoundNumber | undefined;
  /** ST-15: how many rounds had been drawn when a final game was called. */
  readonly finalGameAfter?: number | undefined;
  readonly roundsSet?: number | undefined;
  readonly clock?: RoundClock | undefined;
  /** HK-11: the newest completion time, and how many outcomes were recorded. */
  readonly lastCompletedAt: Millis;
  readonly recorded: number;
}

/** What has ever been given out. It survives undo: a private link or a queued entry must never reach another person or table. */
export interface Issued {
  readonly players: number;
  readonly editions: ReadonlyMap<RoundNumber, number>;
  readonly published: ReadonlyMap<RoundNumber, number>;
}

export interface State {
  readonly log: Log<Entry>;
  readonly facts: Facts;
  readonly issued: Issued;
}

export const noFacts: Facts = {
  about: undefined,
  event: undefined,
  players: new Map(),
  started: false,
  ended: false,
  stages: [],
  stage: 0,
  rounds: [],
  lots: [],
  manualSeeds: undefined,
  keepApart: [],
  adjustments: [],
  rematchesAllowedFor: undefined,
  finalGameAfter: undefined,
  roundsSet: undefined,
  clock: undefined,
  lastCompletedAt: 0,
  recorded: 0,
};

export const emptyState: State = {
  log: Log.empty(),
  facts: noFacts,
  issued: { players: 0, editions: new Map(), published: new Map() },
};

export const roundOf = (facts: Facts, number: RoundNumber): Round | undefined => facts.rounds[number - 1];
export const draftOf = (facts: Facts): Round | undefined => facts.rounds.find((round) => round.state === 'draft');
/** How many rounds the public has seen. */
export const drawnRounds = (facts: Facts): number => facts.rounds.filter((round) => round.state !== 'draft').length;
export const closedRounds = (facts: Facts): number => facts.rounds.filter((round) => round.state === 'closed').length;
/** Number of open games in all rounds that count. */
export const openGames = (facts: Facts): number =>
  facts.rounds.reduce((sum, round) => sum + (round.state === 'draft' ? 0 : round.open), 0);
