import type {
  About,
  Absence,
  Adjustment,
  Draw,
  EventInfo,
  Facts,
  Game,
  GamePlan,
  History,
  Lots,
  Outcome,
  Player,
  Rating,
  Reason,
  Recorded,
  Round,
  RoundClock,
  Settings,
  SideClock,
  Stage,
  Stay,
  Table,
} from '../tournament/index.ts';

/**
 * What is public of each fact, field by field: a field that is not listed does not compile, and only what is listed as
 * public leaves the desk.
 *
 * - `views`: pages, slices, exports and webhooks show it, perhaps in other words
 * - `draw`: a draw is run again from it, and no view shows it
 * - `both`: both of these
 * - `desk`: only organisers read it
 */
type Exposure = 'views' | 'draw' | 'both' | 'desk';

type Exposures<Fact> = Readonly<Record<keyof Fact, Exposure>>;

export const FACTS = {
  about: 'views',
  event: 'views',
  players: 'both',
  started: 'views',
  ended: 'both',
  stages: 'both',
  stage: 'both',
  rounds: 'both',
  lots: 'draw',
  manualSeeds: 'draw',
  keepApart: 'desk',
  adjustments: 'both',
  rematchesAllowedFor: 'draw',
  finalGameAfter: 'draw',
  roundsSet: 'both',
  clock: 'views',
  lastCompletedAt: 'desk',
  recorded: 'desk',
} as const satisfies Exposures<Facts>;

export const ABOUT = {
  id: 'views',
  name: 'views',
  format: 'views',
  /** The rules of a format are public as a whole. */
  config: 'views',
  settings: 'views',
  /** Its hash from the start, itself at the end. */
  secret: 'views',
  rulesVersion: 'views',
} as const satisfies Exposures<About>;

export const SETTINGS = {
  selfReport: 'views',
  selfRegistration: 'views',
  approval: 'desk',
  listed: 'views',
  shortNames: 'views',
  forecast: 'views',
} as const satisfies Exposures<Settings>;

export const EVENT = {
  firstDay: 'views',
  lastDay: 'views',
  startTime: 'views',
  timeZone: 'views',
  venue: 'views',
  description: 'views',
} as const satisfies Exposures<EventInfo>;

export const PLAYER = {
  id: 'both',
  name: 'views',
  club: 'views',
  rating: 'both',
  /** Webhooks tell the organiser's own programs. */
  externalId: 'desk',
  metadata: 'desk',
  approved: 'both',
  checkedIn: 'desk',
  stays: 'both',
  fixedTable: 'desk',
  absences: 'both',
} as const satisfies Exposures<Player>;

const STAY = { after: 'both', left: 'both' } as const satisfies Exposures<Stay>;
const ABSENCE = { from: 'both', to: 'both', bye: 'both' } as const satisfies Exposures<Absence>;
const LEFT = { after: 'both', closed: 'both' } as const satisfies Exposures<NonNullable<Stay['left']>>;

export const RATING = { rating: 'both', deviation: 'both', volatility: 'draw' } as const satisfies Exposures<Rating>;

/** DK-34: the reason only where it is not private. */
export const ADJUSTMENT = {
  player: 'both',
  by: 'both',
  stage: 'both',
  after: 'draw',
  round: 'both',
  reason: 'views',
  isPrivate: 'views',
} as const satisfies Exposures<Adjustment>;

export const STAGE = { rulebook: 'both', config: 'both', seeds: 'both' } as const satisfies Exposures<Stage>;

export const ROUND = {
  number: 'both',
  edition: 'both',
  stage: 'both',
  kind: 'both',
  state: 'both',
  tables: 'both',
  byes: 'both',
  byeReasons: 'views',
  notes: 'both',
  draw: 'both',
  ratings: 'both',
  publishedAt: 'both',
  findings: 'desk',
  /** The reason that was given; what was accepted is for the desk. */
  overrides: 'views',
  open: 'both',
} as const satisfies Exposures<Round>;

export const TABLE = {
  match: 'both',
  number: 'both',
  seats: 'both',
  group: 'both',
  bracketMatch: 'both',
  games: 'both',
  why: 'views',
  openedAt: 'both',
  /** DK-12: the players at the table read them too. */
  proposals: 'desk',
} as const satisfies Exposures<Table>;

export const GAME = {
  kind: 'both',
  attempt: 'both',
  white: 'both',
  black: 'both',
  clock: 'both',
  start: 'both',
  recorded: 'both',
  first: 'draw',
  contested: 'desk',
} as const satisfies Exposures<Game>;

export const RECORDED = {
  outcome: 'both',
  completedAt: 'both',
  sequence: 'draw',
  arrivedAt: 'both',
} as const satisfies Exposures<Recorded>;

const FIRST = {
  completedAt: 'draw',
  sequence: 'draw',
  reopenedAt: 'draw',
} as const satisfies Exposures<NonNullable<Game['first']>>;

const SIDE_CLOCK = { base: 'both', increment: 'both', bonusAt40: 'both' } as const satisfies Exposures<SideClock>;

const START = { number: 'both', fen: 'both' } as const satisfies Exposures<NonNullable<GamePlan['start']>>;

const DRAW = { name: 'both', key: 'both' } as const satisfies Exposures<Draw>;

const LOTS = { purpose: 'draw', order: 'draw', after: 'draw', draw: 'draw' } as const satisfies Exposures<Lots>;

const REASON = { rule: 'both', code: 'both', figures: 'both' } as const satisfies Exposures<Reason>;

const CLOCK = { round: 'views', remaining: 'views', since: 'views' } as const satisfies Exposures<RoundClock>;

const HISTORY = {
  config: 'draw',
  players: 'draw',
  field: 'draw',
  rounds: 'draw',
  roundsBefore: 'draw',
  earlier: 'draw',
  lots: 'draw',
  manualSeeds: 'draw',
  keepApart: 'desk',
  adjustments: 'draw',
  rematchesAllowed: 'draw',
  finalGameCalled: 'draw',
  roundsSet: 'draw',
  ended: 'draw',
  lastStage: 'draw',
  handedOver: 'draw',
} as const satisfies Exposures<History>;

type Audience = 'views' | 'draw';

type Exposed<Fact, Table, To extends Audience> = Pick<
  Fact,
  { [K in keyof Table]: Table[K] extends To | 'both' ? K : never }[keyof Table] & keyof Fact
>;

/** The public fields of a fact; the others, and any that the list does not know, are left out. */
function exposed<Fact extends object, const Table extends Exposures<Fact>, To extends Audience>(
  fact: Fact,
  table: Table,
  to: To,
): Exposed<Fact, Table, To> {
  const copy: Partial<Fact> = {};
  for (const [field, exposure] of Object.entries(table) as [keyof Fact, Exposure][]) {
    if (exposure !== to && exposure !== 'both') continue;
    if (fact[field] !== undefined) copy[field] = fact[field];
  }
  return copy as Exposed<Fact, Table, To>;
}

export const publicEvent = (event: EventInfo): EventInfo => exposed(event, EVENT, 'views');
export const publicAbsence = (absence: Absence): Absence => exposed(absence, ABSENCE, 'views');
export const publicClock = (clock: RoundClock): RoundClock => exposed(clock, CLOCK, 'views');
export const publicDraw = (draw: Draw): Draw => exposed(draw, DRAW, 'views');

/** What a game server needs of a game besides its players. */
export function publicGame({ kind, attempt, clock, start }: GamePlan): Omit<GamePlan, 'white' | 'black'> {
  const side = (one: SideClock): SideClock => exposed(one, SIDE_CLOCK, 'views');
  return {
    kind,
    ...(attempt !== undefined && { attempt }),
    ...(clock && { clock: { white: side(clock.white), black: side(clock.black) } }),
    ...(start && { start: exposed(start, START, 'views') }),
  };
}

export function publicOutcome(outcome: Outcome): Outcome {
  switch (outcome.kind) {
    case 'scores':
      return {
        kind: 'scores',
        scores: outcome.scores,
        ...(outcome.onTime && { onTime: true }),
        ...(outcome.moves !== undefined && { moves: outcome.moves }),
      };
    case 'places':
      return { kind: 'places', places: outcome.places };
    case 'forfeit':
      return { kind: 'forfeit', seats: outcome.seats };
  }
}

/** A player as a draw sees them: no name. */
export type DrawnPlayer = Exposed<Player, typeof PLAYER, 'draw'>;

/** A history as it was when a round was drawn. */
export interface DrawHistory extends Exposed<Omit<History, 'players' | 'adjustments'>, typeof HISTORY, 'draw'> {
  readonly players: readonly DrawnPlayer[];
  /** DK-34: without the reasons; none where the desk adjusted nothing. */
  readonly adjustments?: readonly DrawnAdjustment[];
}

type DrawnAdjustment = Exposed<Adjustment, typeof ADJUSTMENT, 'draw'>;

const drawnRating = (rating: Rating): Rating => exposed(rating, RATING, 'draw');

function drawnStay(stay: Stay): Stay {
  const { left, ...rest } = exposed(stay, STAY, 'draw');
  return { ...rest, ...(left && { left: exposed(left, LEFT, 'draw') }) };
}

function drawnPlayer(player: Player): DrawnPlayer {
  const { rating, stays, absences, ...rest } = exposed(player, PLAYER, 'draw');
  return {
    ...rest,
    stays: stays.map(drawnStay),
    ...(rating && { rating: drawnRating(rating) }),
    ...(absences && { absences: absences.map((one) => exposed(one, ABSENCE, 'draw')) }),
  };
}

function drawnGame(game: Game): Game {
  const { white, black, recorded, first } = exposed(game, GAME, 'draw');
  return {
    ...publicGame(game),
    ...(white !== undefined && { white }),
    ...(black !== undefined && { black }),
    ...(recorded && {
      recorded: { ...exposed(recorded, RECORDED, 'draw'), outcome: publicOutcome(recorded.outcome) },
    }),
    ...(first && { first: exposed(first, FIRST, 'draw') }),
  };
}

function drawnRound(round: Round): Round {
  const { notes, ratings, draw, tables, ...rest } = exposed(round, ROUND, 'draw');
  return {
    ...rest,
    notes: notes.map((note) => exposed(note, REASON, 'draw')),
    ...(draw && { draw: exposed(draw, DRAW, 'draw') }),
    ...(ratings && {
      ratings: Object.fromEntries(Object.entries(ratings).map(([id, rating]) => [id, drawnRating(rating)])),
    }),
    tables: tables.map((table) => ({
      ...exposed(table, TABLE, 'draw'),
      games: table.games.map(drawnGame),
      why: [],
      proposals: [],
    })),
    byeReasons: [],
    findings: [],
    overrides: [],
  };
}

export function drawHistory(history: History): DrawHistory {
  const { adjustments, ...rest } = exposed(history, HISTORY, 'draw');
  return {
    ...rest,
    ...(adjustments.length > 0 && { adjustments: adjustments.map((one) => exposed(one, ADJUSTMENT, 'draw')) }),
    players: [...history.players.values()].filter(({ approved }) => approved).map(drawnPlayer),
    rounds: history.rounds.map(drawnRound),
    earlier: history.earlier.map(drawnRound),
    lots: history.lots.map((lots) => ({ ...exposed(lots, LOTS, 'draw'), draw: exposed(lots.draw, DRAW, 'draw') })),
  };
}
