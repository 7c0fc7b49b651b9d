/**
 * Measures seating over whole strikes tournaments at level 35, results by lot: detrimental points with improvement
 * relative to the best of 30 plans alone, and the time of a round's seating.
 * Run with: npx tsx bench/seating/seating.ts [runs]
 */
import { performance } from 'node:perf_hooks';
import { planTables } from '../../src/engine/formats/strikes/tables.ts';
import { countMeetings, type SeatingOptions, seat } from '../../src/engine/pairing/seating.ts';
import { assertDefined, type Chance, chanceFrom, hashOf } from '../../src/kit/index.ts';

const LEVEL = 35;

interface Played {
  /** Detrimental points of all rounds, and of the rounds with more than one table: a single table leaves no choice. */
  points: number;
  choicePoints: number;
  rounds: number;
}

function play(players: number, options: SeatingOptions<number>, chance: Chance): Played {
  const strikes = new Map<number, number>();
  for (let player = 0; player < players; player++) strikes.set(player, 0);
  const past: number[][] = [];
  const played: Played = { points: 0, choicePoints: 0, rounds: 0 };
  while (strikes.size > 2) {
    played.rounds++;
    const plan = assertDefined(planTables(strikes.size, 5, '4+bye'), 'tables');
    const random = played.rounds % 2 === 1;
    let rest = chance.shuffle([...strikes.keys()]);
    if (!random) rest = rest.sort((a, b) => (strikes.get(a) ?? 0) - (strikes.get(b) ?? 0));
    const tables: number[][] = [];
    for (const sizes of random ? [plan.random] : plan.split) {
      const group = rest.splice(
        0,
        sizes.reduce((sum, size) => sum + size, 0),
      );
      const seated = seat(group, sizes, countMeetings(group, past), chance, options);
      played.points += seated.improved;
      if (plan.random.length > 1) played.choicePoints += seated.improved;
      tables.push(...seated.tables.map((table) => [...table]));
    }
    past.push(...tables);
    for (const table of tables) {
      chance.shuffle(table).forEach((player, place) => {
        const total = (strikes.get(player) ?? 0) + (24 * place) / (table.length - 1);
        if (total < LEVEL) strikes.set(player, total);
        else strikes.delete(player);
      });
    }
  }
  return played;
}

/** Milliseconds of one random round's seating after some rounds without eliminations, counting meetings included. */
function timeRound(players: number, earlier: number, options: SeatingOptions<string>, chance: Chance): number {
  const names = Array.from({ length: players }, (_, at) => `p${at + 1}`);
  const { random } = assertDefined(planTables(players, 5, '4+bye'), 'tables');
  const past: (readonly string[])[] = [];
  for (let round = 0; round < earlier; round++) {
    past.push(...seat(names, random, countMeetings(names, past), chance, { plans: 30, improve: false }).tables);
  }
  const began = performance.now();
  seat(names, random, countMeetings(names, past), chance, options);
  return performance.now() - began;
}

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const runs = Number(process.argv[2] ?? 400);
const all = <T>(one: (chance: Chance) => T, seed: string): T[] =>
  Array.from({ length: runs }, (_, run) => one(chanceFrom(hashOf(`${seed} ${run}`))));

/** What is to be reached over rounds with more than one table. */
const targets = new Map([
  [26, 0.68],
  [50, 0.48],
  [100, 0.4],
  [200, 0.3],
]);

for (const [players, target] of targets) {
  const plain = all((chance) => play(players, { plans: 30, improve: false }, chance), `${players}`);
  const improved = all((chance) => play(players, { plans: 30, improve: true }, chance), `${players}`);
  const ratio = (of: (played: Played) => number) => mean(improved.map(of)) / mean(plain.map(of));
  console.log(
    `${players} players: points relative to the best of 30: ${ratio((one) => one.choicePoints).toFixed(3)} ` +
      `over rounds with more than one table (at most ${target}), ${ratio((one) => one.points).toFixed(3)} over all rounds`,
  );
}
for (const players of [40, 200]) {
  for (const earlier of [0, 2, 4, 6]) {
    const ms = (improve: boolean) =>
      median(all((chance) => timeRound(players, earlier, { plans: 30, improve }, chance), `${players} ${earlier}`));
    console.log(
      `${players} players after ${earlier} rounds: ${ms(false).toFixed(3)} ms best of 30, ${ms(true).toFixed(3)} ms improved (median)`,
    );
  }
}
