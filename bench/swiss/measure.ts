/** Child process: measures one contestant at one size and reports round by round, so that it can be cut off. */
import { cheapestPairing } from '../../src/engine/pairing/matching-pairs.ts';
import { drawSwissRound } from '../../src/engine/pairing/swiss-draw.ts';
import { type Chance, chanceFrom, hashOf } from '../../src/kit/index.ts';
import { type EventField, playEvent } from './event.ts';
import {
  edmondsBlossom,
  type Pairs,
  type Prepared,
  swissPairing,
  tournamentOrganizer,
  tournamentPairings,
} from './peers.ts';

export interface RoundReport {
  readonly time: number;
  readonly floor: number;
  readonly rematches: number;
  readonly unpaired: number;
  readonly difference: number;
  /** The exact optimum for the same bye, where it was worked out. */
  readonly best: number | undefined;
}

const EVENTS = 3;
const MAX_TIMES = 25;
const LONGEST = 200;
const EXACT_UP_TO = 1_000;

/** The floor: shuffle, bucket by score, pair neighbours; rematches are not looked at. */
function floor({ scores }: EventField, chance: Chance): Pairs {
  const drawn = chance.shuffle(scores.map((_, player) => player));
  let most = 0;
  for (const score of scores) if (score > most) most = score;
  const next = new Int32Array(most + 2);
  const bucketOf = (player: number): number => most - (scores[player] as number);
  for (const player of drawn) next[bucketOf(player) + 1] = (next[bucketOf(player) + 1] as number) + 1;
  for (let bucket = 1; bucket < next.length; bucket++) {
    next[bucket] = (next[bucket] as number) + (next[bucket - 1] as number);
  }
  const order = new Int32Array(scores.length);
  for (const player of drawn) {
    const place = next[bucketOf(player)] as number;
    order[place] = player;
    next[bucketOf(player)] = place + 1;
  }
  const pairs: [number, number][] = [];
  for (let place = 0; place + 1 < order.length; place += 2) {
    pairs.push([order[place] as number, order[place + 1] as number]);
  }
  return pairs;
}

const tiltyard = async (): Promise<(field: EventField, chance: Chance) => Prepared> => (field, chance) => () => {
  const draw = drawSwissRound(field, chance);
  if (!draw.ok) throw new Error('No legal pairing.');
  return draw.value.pairs;
};

const contestants = new Map([
  ['tiltyard', tiltyard],
  ['tournament-pairings', tournamentPairings],
  ['tournament-organizer', tournamentOrganizer],
  ['swiss-pairing', swissPairing],
  ['edmonds-blossom-fixed', edmondsBlossom],
]);

/** The median of several runs in milliseconds of processor time: a busy machine does not count against anybody. */
function timed(prepare: () => Prepared): { time: number; pairs: Pairs } {
  const times: number[] = [];
  let pairs: Pairs = [];
  for (let total = 0; times.length < MAX_TIMES && total < LONGEST; ) {
    const run = prepare();
    const before = process.cpuUsage();
    pairs = run();
    const { user, system } = process.cpuUsage(before);
    const time = (user + system) / 1_000;
    times.push(time);
    total += time;
  }
  return { time: times.toSorted((a, b) => a - b)[times.length >> 1] as number, pairs };
}

/** The least squared difference without rematches, by the exact solver over the whole field. */
function exactDifference({ scores, met }: EventField, present: readonly number[]): number {
  const opponents = met.map((others) => new Set(others));
  const cost = (a: number, b: number): number => {
    const [one, other] = [present[a] as number, present[b] as number];
    const difference = (scores[one] as number) - (scores[other] as number);
    return difference * difference + (opponents[one]?.has(other) ? 10_000_000 : 0);
  };
  const { mate } = cheapestPairing(
    present.length,
    cost,
    Int32Array.from(present, (_, at) => at ^ 1),
  );
  return mate.reduce((sum, partner, at) => sum + cost(at, partner), 0) / 2;
}

function judge(field: EventField, pairs: Pairs): Pick<RoundReport, 'rematches' | 'unpaired' | 'difference' | 'best'> {
  const { scores, met } = field;
  const seated = new Set(pairs.flat());
  const unpaired = scores.length - seated.size - (scores.length % 2);
  const rematches = pairs.filter(([a, b]) => met[a]?.includes(b)).length;
  const difference = pairs.reduce((sum, [a, b]) => sum + ((scores[a] as number) - (scores[b] as number)) ** 2, 0);
  const isChecked = scores.length <= EXACT_UP_TO && unpaired === 0 && rematches === 0;
  return { rematches, unpaired, difference, best: isChecked ? exactDifference(field, [...seated]) : undefined };
}

const [name = '', size = ''] = process.argv.slice(2);
const prepare = await contestants.get(name)?.();
if (prepare === undefined) throw new Error(`Nobody is called ${name}.`);
const chance = chanceFrom(hashOf(`measure ${name} ${size}`));
// A cold floor would flatter everybody.
for (const field of playEvent(Number(size), EVENTS)) for (let run = 0; run < 100; run++) floor(field, chance);
process.send?.('ready');
for (let event = 0; event < EVENTS; event++) {
  for (const field of playEvent(Number(size), event)) {
    // tournament-organizer draws its first round when it is started, not from a given state.
    if (name === 'tournament-organizer' && field.round === 1) continue;
    const base = timed(() => () => floor(field, chance));
    const { time, pairs } = timed(() => prepare(field, chance));
    const report: RoundReport = { time, floor: base.time, ...judge(field, pairs) };
    process.send?.(report);
  }
}
process.disconnect?.();
