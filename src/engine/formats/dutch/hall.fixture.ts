import { assertDefined, chanceFrom, hashOf } from '../../../kit/index.ts';
import type { Outcome, Pairing, Player, PlayerId, Round, Step, Table } from '../../tournament/index.ts';
import { playerTold, type ToldPlayer } from '../../tournament/presence.fixture.ts';
import { configured } from '../settings.ts';
import { type DutchConfig, dutchSettings } from './config.ts';
import { dutchRulebook } from './rulebook.ts';
import { type DutchHistory, sheetOf } from './sheet.ts';

/** Histories in a tiny notation. */

function config(settings: Readonly<Record<string, unknown>> = {}): DutchConfig {
  const made = configured(dutchSettings, settings);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  '1-0': { kind: 'scores', scores: [1000, 0] },
  '=': { kind: 'scores', scores: [500, 500] },
  '0-1': { kind: 'scores', scores: [0, 1000] },
  '+-': { kind: 'forfeit', seats: [1] },
  '-+': { kind: 'forfeit', seats: [0] },
  ff: { kind: 'forfeit', seats: [0, 1] },
};

/** “a-b 1-0”: a has white. Without a result it is still open. */
function tableOf(text: string, match: number): Table {
  const [seats = '', result] = text.split(' ');
  const outcome = result === undefined ? undefined : assertDefined(OUTCOMES[result], `outcome ${result}`);
  const recorded = outcome && { outcome, completedAt: match, sequence: match };
  const game = { kind: 'regular' as const, white: 0, black: 1, ...(recorded && { recorded }) };
  return { match, number: match, seats: seats.split('-'), games: [game], proposals: [], why: [] };
}

/** “a-b 1-0, c-d =, (e)”: e has the bye. */
function roundOf(text: string, number: number, notes: Round['notes']): Round {
  const parts = text.split(', ');
  const byes = parts.flatMap((part) => /^\((.+)\)$/.exec(part)?.[1] ?? []);
  const tables = parts.filter((part) => !part.startsWith('(')).map((part, at) => tableOf(part, at + 1));
  const open = tables.filter(({ games }) => !games[0]?.recorded).length;
  const state = open > 0 ? ('published' as const) : ('closed' as const);
  const nothing = { byeReasons: [], findings: [], overrides: [] };
  return { number, edition: 1, stage: 0, kind: 'dutch', state, tables, byes, notes, open, ...nothing };
}

export interface Given extends Partial<Omit<DutchHistory, 'config' | 'players' | 'rounds'>> {
  readonly config?: Readonly<Record<string, unknown>>;
  readonly people?: Readonly<Record<string, ToldPlayer>>;
}

/** Players of one letter; the first has the highest rating. */
export function history(
  field: string,
  rounds: readonly string[] = [],
  { config: settings, people, ...given }: Given = {},
): DutchHistory {
  const ids = [...field];
  const players = ids.map((id, at): [PlayerId, Player] => [
    id,
    playerTold(id, { rating: { rating: 2000 - at }, ...people?.[id] }),
  ]);
  const notes: Round['notes'] = [
    { rule: 'DU-2', code: 'pairing-numbers', figures: { players: ids } },
    { rule: 'DU-4', code: 'initial-colour', figures: { colour: 'white' } },
  ];
  return {
    config: config({ initialColour: 'white', ...settings }),
    players: new Map(players),
    field: ids,
    rounds: rounds.map((text, at) => roundOf(text, at + 1, at === 0 ? notes : [])),
    roundsBefore: 0,
    earlier: [],
    lots: [],
    keepApart: [],
    adjustments: [],
    rematchesAllowed: false,
    ended: false,
    lastStage: true,
    ...given,
  };
}

export const next = (past: DutchHistory): Step => dutchRulebook.next(past, sheetOf(past));

export function drawn(past: DutchHistory, seed = 'any'): Pairing {
  const step = next(past);
  if (step.kind !== 'pair-round') throw new Error(JSON.stringify(step));
  const answer = step.pair(chanceFrom(hashOf(seed)));
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.pairing;
}

/** White first, in the order of the boards: “a-c d-b (e)”. */
export const textOf = ({ tables, byes }: Pick<Pairing, 'tables' | 'byes'>): string =>
  [...tables.map(({ seats }) => seats.join('-')), ...byes.map((id) => `(${id})`)].join(' ');
