import { formats } from '../../src/engine/formats/index.ts';
import { type Entry, emptyState, fold, openGames, type State, submit } from '../../src/engine/index.ts';
import { hashOf } from '../../src/kit/index.ts';

/** How long folding a long log takes, and one more outcome on a large tournament. Run: npx tsx bench/fold/fold.ts */

function grow(players: number, events: number): State {
  let state = emptyState;
  let count = 0;
  const send = (command: Entry['command']) => {
    const answer = submit(formats, state, { commandId: `c${++count}`, at: count, by: 'bench', command });
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    state = answer.value.state;
  };
  const config = { arrangement: 'balanced', groupSize: 16, gamesPerPairing: 1, autoAdvance: false };
  send({ type: 'CreateTournament', id: 'b', name: 'Bench', format: 'groups', config, secret: hashOf('bench') });
  send({ type: 'AddPlayers', players: Array.from({ length: players }, (_, at) => ({ name: `P${at}` })) });
  send({ type: 'Start' });
  send({ type: 'PairRound' });
  send({ type: 'PublishRound', round: 1 });
  // Outcomes go in and are taken back again until the log is long enough.
  const tables = state.facts.rounds[0]?.tables ?? [];
  while (count < events) {
    for (const table of tables) {
      const place = { round: 1, edition: 1, match: table.match, game: 1 };
      const { recorded } = state.facts.rounds[0]?.tables[table.number - 1]?.games[0] ?? {};
      if (!recorded) send({ type: 'RecordOutcome', place, outcome: { kind: 'scores', scores: [500, 500] } });
      else send({ type: 'RemoveOutcome', place, replaces: recorded.outcome, later: { kind: 'keep' } });
    }
  }
  return state;
}

const started = performance.now();
const state = grow(500, 70_000);
const grown = performance.now();
const folded = fold(state.log.slice());
const done = performance.now();
const events = state.log.slice().reduce((sum, entry) => sum + entry.events.length, 0);
console.log(`${events} events, ${state.facts.rounds[0]?.tables.length} tables, ${openGames(folded.facts)} open`);
console.log(
  `deciding and hashing: ${((grown - started) / 1000).toFixed(2)} s (${(((grown - started) * 1000) / events).toFixed(1)} µs each)`,
);
console.log(`folding: ${((done - grown) / 1000).toFixed(2)} s`);
