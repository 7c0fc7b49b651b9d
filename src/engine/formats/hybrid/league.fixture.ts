import type { Lots, Outcome, Player, PlayerId, Round, Table } from '../../tournament/index.ts';
import { playerTold } from '../../tournament/presence.fixture.ts';
import type { LeagueConfig } from './config.ts';
import type { LeagueHistory } from './sheet.ts';

/** A league in a few letters: `history('abcde', ['a-b 1-0, c-d 1/2 @7, e bye', …])`. */

export const players = (letters: string): PlayerId[] => [...letters];

export const outcomeOf = (said: string): Outcome => {
  switch (said) {
    case '1-0':
      return { kind: 'scores', scores: [1000, 0] };
    case '0-1':
      return { kind: 'scores', scores: [0, 1000] };
    case '1/2':
      return { kind: 'scores', scores: [500, 500] };
    case '+-':
      return { kind: 'forfeit', seats: [1] };
    case '-+':
      return { kind: 'forfeit', seats: [0] };
    case 'ff':
      return { kind: 'forfeit', seats: [0, 1] };
    default:
      throw new Error(`No result: ${said}`);
  }
};

export interface Told {
  readonly config?: Partial<LeagueConfig>;
  /** Dropped: after how many rounds drawn, and how many closed. */
  readonly dropped?: Readonly<Record<PlayerId, readonly [drawn: number, closed: number]>>;
  readonly lots?: readonly (readonly [purpose: string, order: string])[];
  /** The last round is still being played. */
  readonly open?: boolean;
  /** Phase 1 was the first round of a round robin with this numbering. */
  readonly numbering?: string;
}

const control = { base: 600_000, increment: 0, bonusAt40: 0 };

export const leagueConfig = (config: Partial<LeagueConfig> = {}): LeagueConfig => ({
  qualifiers: 2,
  points: 4,
  seedTies: 'lot',
  play: { kind: 'games', raceTo: 1, control, variant: 'standard' },
  ...config,
});

/** Times are 100, 101, … in the order of writing, in the next round 200, 201, …; `@7` gives another. */
function tableOf(text: string, round: number, at: number): Table {
  const [pair = '', result = '?', time] = text.split(' ');
  const seats = pair.split('-');
  const completedAt = time ? Number(time.slice(1)) : 100 * round + at;
  const game = { kind: 'regular', white: 0, black: 1, clock: { white: control, black: control } } as const;
  return {
    match: at + 1,
    number: at + 1,
    seats,
    games: [result === '?' ? game : { ...game, recorded: { outcome: outcomeOf(result), completedAt, sequence: at } }],
    why: [],
    proposals: [],
  };
}

function roundOf(text: string, number: number, told: Told, last: boolean): Round {
  const kind = text.startsWith('playoff: ') ? 'playoff' : 'phase';
  const parts = text
    .replace('playoff: ', '')
    .split(',')
    .map((part) => part.trim());
  const byes = parts.flatMap((part) => (part.endsWith(' bye') ? part.slice(0, -4) : []));
  const tables = parts.filter((part) => part.includes('-')).map((part, at) => tableOf(part, number, at));
  const note = { rule: 'HK-6', code: 'round-robin', figures: { players: players(told.numbering ?? '') } };
  return {
    number,
    edition: 1,
    stage: 0,
    kind,
    state: last && told.open ? 'published' : 'closed',
    tables,
    byes,
    byeReasons: [],
    notes: number === 1 && told.numbering ? [note] : [],
    findings: [],
    overrides: [],
    open: tables.filter((table) => !table.games[0]?.recorded).length,
  };
}

export function history(letters: string, rounds: readonly string[], told: Told = {}): LeagueHistory {
  const field = players(letters);
  const people = field.map((id): [PlayerId, Player] => {
    const dropped = told.dropped?.[id];
    const gone = dropped ? { droppedAfter: dropped[0], droppedClosed: dropped[1] } : {};
    return [id, playerTold(id, gone)];
  });
  const draw = { name: 'lots', key: '' };
  return {
    config: leagueConfig(told.config),
    players: new Map(people),
    field,
    rounds: rounds.map((text, at) => roundOf(text, at + 1, told, at === rounds.length - 1)),
    roundsBefore: 0,
    earlier: [],
    lots: (told.lots ?? []).map(([purpose, order]): Lots => ({ purpose, order: players(order), after: 1, draw })),
    keepApart: [],
    adjustments: [],
    rematchesAllowed: false,
    ended: false,
    lastStage: false,
  };
}
