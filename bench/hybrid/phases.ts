/**
 * Measures the pairing of phases over whole qualifications, results by lot, one player in fifty withdrawing after the
 * second phase so that the phases are optimised and not read off a round robin.
 * Run with: npx tsx bench/hybrid/phases.ts [players] [runs]
 */
import { performance } from 'node:perf_hooks';
import { formats } from '../../src/engine/formats/index.ts';
import { type Command, emptyState, type State, submit } from '../../src/engine/index.ts';
import { chanceFrom, hashOf } from '../../src/kit/index.ts';

const players = Number(process.argv[2] ?? 511);
const runs = Number(process.argv[3] ?? 3);
if (!formats.names.includes('hybrid')) throw new Error('No hybrid format');

let commands = 0;
function sent(state: State, command: Command): State {
  const answer = submit(formats, state, { commandId: `c${++commands}`, at: 1000 * commands, by: 'bench', command });
  if (!answer.ok) throw new Error(`${command.type}: ${JSON.stringify(answer.error)}`);
  return answer.value.state;
}

const pairing: number[] = [];
const processor: number[] = [];
const results: number[] = [];
let phases = 0;

for (let run = 0; run < runs; run++) {
  const chance = chanceFrom(hashOf(`bench ${run}`));
  let state = sent(emptyState, {
    type: 'CreateTournament',
    id: `t${run}`,
    name: 'Bench',
    format: 'hybrid',
    config: {},
    secret: hashOf(`secret ${run}`),
  });
  const entries = Array.from({ length: players }, (_, at) => ({ name: `P${at + 1}`, rating: 1000 + at }));
  state = sent(state, { type: 'AddPlayers', players: entries });
  state = sent(state, { type: 'Start' });
  for (;;) {
    const began = performance.now();
    const busy = process.cpuUsage();
    state = sent(state, { type: 'PairRound' });
    const round = state.facts.rounds.at(-1);
    if (!round || round.stage > 0) break;
    pairing.push(performance.now() - began);
    const { user, system } = process.cpuUsage(busy);
    processor.push((user + system) / 1000);
    phases++;
    state = sent(state, { type: 'PublishRound', round: round.number });
    for (const table of chance.shuffle(round.tables)) {
      const roll = chance.below(10);
      const scores = roll < 3 ? [500, 500] : roll % 2 === 0 ? [1000, 0] : [0, 1000];
      const place = { round: round.number, edition: round.edition, match: table.match, game: 1 };
      const from = performance.now();
      state = sent(state, { type: 'RecordOutcome', place, outcome: { kind: 'scores', scores } });
      results.push(performance.now() - from);
    }
    state = sent(state, { type: 'CloseRound', round: round.number });
    if (round.number === 2) {
      for (const { name } of entries.filter((_, at) => at % 50 === 0)) {
        const player = [...state.facts.players.values()].find((one) => one.name === name)?.id ?? '';
        state = sent(state, { type: 'DropPlayer', player });
      }
    }
  }
}

const figures = (times: number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  return `median ${at(0.5)} ms, 95 % ${at(0.95)} ms, most ${at(1)} ms`;
};
console.log(`${players} players, ${runs} qualifications, ${phases} phases`);
console.log(`pairing a phase: ${figures(pairing)}`);
console.log(`  of it on the processor: ${figures(processor)}`);
console.log(`recording a result: ${figures(results)}`);
