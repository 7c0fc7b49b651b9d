import { Desk } from '../../../../test/desk.ts';
import { assertDefined, chanceFrom, hashOf } from '../../../kit/index.ts';
import type { Game, Outcome, Pairing, Player, PlayerId, Round, Table } from '../../tournament/index.ts';
import { playerTold, type ToldPlayer } from '../../tournament/presence.fixture.ts';
import { configured } from '../settings.ts';
import { type SwissConfig, swissSettings } from './config.ts';
import { drawSwiss } from './pairing.ts';
import { type SwissHistory, sheetOf } from './sheet.ts';

/** Histories in a tiny notation, and a desk that runs whole tournaments. */

export const chance = (seed: number | string) => chanceFrom(hashOf(`swiss ${seed}`));

export function config(settings: Readonly<Record<string, unknown>> = {}): SwissConfig {
  const made = configured(swissSettings, settings);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

/** “5-3”, “+-” and “-+” (a forfeit), “ff” (both absent), nothing: still open. */
export function outcome(text: string): Outcome {
  if (text === '+-') return { kind: 'forfeit', seats: [1] };
  if (text === '-+') return { kind: 'forfeit', seats: [0] };
  if (text === 'ff') return { kind: 'forfeit', seats: [0, 1] };
  const [, first, second] = /^(-?[\d.]+)-(-?[\d.]+)$/.exec(text) ?? [];
  return { kind: 'scores', scores: [Number(first) * 1000, Number(second) * 1000] };
}

/** “a-b 5-3”. */
function tableOf(text: string, number: number): Table {
  const [seats = '', result] = text.trim().split(/\s+/);
  const game: Game =
    result === undefined
      ? { kind: 'regular' }
      : { kind: 'regular', recorded: { outcome: outcome(result), completedAt: number, sequence: number } };
  return { match: number, number, seats: seats.split('-'), games: [game], proposals: [], why: [] };
}

/** “a-b 5-3, c-d 4-4, (e)”: a name in brackets has the bye. */
export function round(text: string, number: number): Round {
  const parts = text.split(',').map((part) => part.trim());
  const byes = parts.flatMap((part) => /^\((.+)\)$/.exec(part)?.[1] ?? []);
  const tables = parts.filter((part) => part !== '' && !part.startsWith('(')).map((part, at) => tableOf(part, at + 1));
  const open = tables.filter((table) => !table.games[0]?.recorded).length;
  return {
    number,
    edition: 1,
    stage: 0,
    kind: 'swiss',
    state: open > 0 ? 'published' : 'closed',
    tables,
    byes,
    byeReasons: [],
    notes: [],
    findings: [],
    overrides: [],
    open,
  };
}

export interface Told extends Partial<Omit<SwissHistory, 'config' | 'players' | 'rounds'>> {
  readonly config?: Readonly<Record<string, unknown>>;
  readonly people?: Readonly<Record<string, ToldPlayer>>;
}

/** A field of one-letter players, or a list of names. */
export function history(
  field: string | readonly PlayerId[],
  rounds: readonly string[] = [],
  { config: settings, people, ...told }: Told = {},
): SwissHistory {
  const ids = [...field];
  const all = ids.map((id): [PlayerId, Player] => [id, playerTold(id, people?.[id])]);
  return {
    config: config(settings),
    players: new Map(all),
    field: ids,
    rounds: rounds.map((text, at) => round(text, at + 1)),
    roundsBefore: 0,
    earlier: [],
    lots: [],
    keepApart: [],
    adjustments: [],
    rematchesAllowed: false,
    ended: false,
    lastStage: true,
    ...told,
  };
}

export function pairing(past: SwissHistory, seed: number | string): Pairing {
  const drawn = drawSwiss(past, sheetOf(past), chance(seed));
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.error));
  return drawn.value.pairing;
}

/** A pairing as text, regardless of who sits first: “a-b c-d (e)”. */
export const pairsOf = ({ tables, byes }: Pick<Pairing, 'tables' | 'byes'>): string =>
  [...tables.map((table) => table.seats.toSorted().join('-')).sort(), ...byes.map((id) => `(${id})`)].join(' ');

/** A Swiss at the desk, with players p1, p2, … */
export class SwissDesk extends Desk {
  constructor(settings: Readonly<Record<string, unknown>> = {}, seed: number | string = 1) {
    super('swiss', settings, seed);
  }

  static of(players: number, settings: Readonly<Record<string, unknown>> = {}, seed: number | string = 1): SwissDesk {
    const desk = new SwissDesk(settings, seed);
    desk.must({ type: 'AddPlayers', players: Array.from({ length: players }, (_, at) => ({ name: `N${at + 1}` })) });
    desk.must({ type: 'Start' });
    return desk;
  }

  /** The table at which a player sits in the last round. */
  tableOf(player: PlayerId): Table {
    return assertDefined(
      this.last.tables.find((table) => table.seats.includes(player)),
      `table of ${player}`,
    );
  }

  record(table: number, result: string): void {
    this.must({ type: 'RecordOutcome', place: this.place(table), outcome: outcome(result) });
  }

  /** Pairs, publishes, gives every table the result and closes. */
  playRound(result: (table: Table) => string = () => '5-3'): void {
    this.pair();
    this.finishRound(result);
  }

  finishRound(result: (table: Table) => string = () => '5-3'): void {
    for (const table of this.last.tables) {
      if (!table.games[0]?.recorded) this.record(table.match, result(table));
    }
    this.close();
  }

  row(player: PlayerId) {
    return assertDefined(
      this.conclusion.standings.find((row) => row.player === player),
      `row of ${player}`,
    );
  }
}
