import { assertDefined, type Chance, ok, type Result } from '../../../kit/index.ts';
import { countMeetings, seat } from '../../pairing/seating.ts';
import {
  type Drawn,
  ONE_GAME,
  type Pairing,
  type PlayerId,
  type Reason,
  type Refusal,
  refuse,
  type TablePlan,
} from '../../tournament/index.ts';
import { judgeSeating } from './judgement.ts';
import { meetingsAt, seatsIn, type TableMeetings } from './meetings.ts';
import { because } from './reasons.ts';
import { FINAL_GAME, type Line, type Sheet, type StrikesHistory } from './sheet.ts';
import { planTables, type RoundTables } from './tables.ts';

/** ST-5: rounds are random and split in turn, beginning with random. */
const kindOfRound = (number: number): 'random' | 'split' => (number % 2 === 1 ? 'random' : 'split');

/** ST-15: one game between the two. */
export function drawFinalGame(
  history: StrikesHistory,
  sheet: Sheet,
  finalists: readonly PlayerId[],
  chance: Chance,
): Drawn {
  const table: TablePlan = {
    seats: chance.shuffle(finalists),
    games: ONE_GAME,
    why: [because('ST-15', 'plays-final-game', { players: finalists })],
  };
  const pairing: Pairing = { kind: FINAL_GAME, tables: [table], byes: [], notes: [] };
  return { pairing, judgement: judgeSeating(history, sheet, pairing) };
}

export function drawRound(history: StrikesHistory, sheet: Sheet, chance: Chance): Result<Drawn, Refusal> {
  const { config } = history;
  const plan = planTables(sheet.survivors.length, config.maxTable, config.fiveLeft);
  if (!plan) return refuse('too-few-players', { have: sheet.survivors.length, need: 3 });
  const kind = kindOfRound(sheet.rounds.length + 1);
  // ST-7: by strikes, equal strikes by lot.
  const order = chance.shuffle(sheet.survivors).sort((a, b) => a.strikes - b.strikes);
  const byes = plan.byes > 0 ? [assertDefined(byeOf(order), 'bye')] : [];
  const seated = order.filter((line) => !byes.includes(line));

  const past = seatsIn(history);
  const tables: TablePlan[] = [];
  const counted: TableMeetings[] = [];
  const points = { bestOfPlans: 0, improved: 0 };
  for (const [at, { lines, sizes }] of groupsOf(seated, kind, plan).entries()) {
    const players = lines.map((line) => line.player);
    const met = countMeetings(players, past);
    const { plans, improve } = config;
    const drawn = seat(players, sizes, met, chance, { plans, improve, apart: history.keepApart });
    points.bestOfPlans += drawn.bestOfPlans;
    points.improved += drawn.improved;
    const group = plan.split.length > 1 && kind === 'split' ? at + 1 : undefined;
    const meetings = meetingsAt(drawn.tables, past);
    for (const [table, seats] of drawn.tables.entries()) {
      const why = whyHere(assertDefined(meetings[table], 'meetings'), lines, group);
      tables.push(group === undefined ? { seats, games: ONE_GAME, why } : { seats, group, games: ONE_GAME, why });
    }
    counted.push(...meetings);
  }
  const pairing: Pairing = {
    kind,
    tables,
    byes: byes.map((line) => line.player),
    byeReasons: byes.map(({ player, strikes, byes: earlier }) =>
      because('ST-10', 'bye-for-fewest-strikes', { player, strikes, byes: earlier }),
    ),
    notes: plan.random.length > 1 ? [whatItCost(points, config.plans, config.improve)] : [],
  };
  return ok({ pairing, judgement: judgeSeating(history, sheet, pairing, counted) });
}

/** ST-10: the fewest strikes, then the fewest byes; the order given is the lot. */
function byeOf(order: readonly Line[]): Line | undefined {
  let chosen: Line | undefined;
  for (const line of order) {
    const better =
      !chosen || line.strikes < chosen.strikes || (line.strikes === chosen.strikes && line.byes < chosen.byes);
    if (better) chosen = line;
  }
  return chosen;
}

interface Group {
  readonly lines: readonly Line[];
  readonly sizes: readonly number[];
}

function groupsOf(order: readonly Line[], kind: 'random' | 'split', plan: RoundTables): Group[] {
  if (kind === 'random') return [{ lines: order, sizes: plan.random }];
  const rest = order.slice();
  return plan.split.map((sizes) => ({
    lines: rest.splice(
      0,
      sizes.reduce((sum, size) => sum + size, 0),
    ),
    sizes,
  }));
}

const whatItCost = (points: { bestOfPlans: number; improved: number }, plans: number, improve: boolean): Reason =>
  improve
    ? because('ST-9', 'seating-improved', { plans, ...points })
    : because('ST-8', 'seating-best-of-plans', { plans, bestOfPlans: points.bestOfPlans });

function whyHere({ pairs, points }: TableMeetings, lines: readonly Line[], group: number | undefined): Reason[] {
  const met = because('ST-8', 'seated-least-met', { pairs, points });
  if (group === undefined) return [met];
  const strikes = lines.map((line) => line.strikes);
  return [because('ST-7', 'split-group', { group, fewest: Math.min(...strikes), most: Math.max(...strikes) }), met];
}
