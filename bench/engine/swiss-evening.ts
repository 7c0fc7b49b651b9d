import { hash } from 'node:crypto';
import { formats } from '../../src/engine/formats/index.ts';
import { type Command, type Derived, emptyState, type State, submit } from '../../src/engine/index.ts';
import { chanceFrom, hashBy, hashOf } from '../../src/kit/index.ts';

// As on the server.
hashBy((text) => hash('sha256', text));

let commands = 0;

/** A command as the server decides it, with what was derived before. */
export function decided(state: State, command: Command, previous?: Derived) {
  const answer = submit(
    formats,
    state,
    { commandId: `c${++commands}`, at: 1000 * commands, by: 'bench', command },
    previous,
  );
  if (!answer.ok) throw new Error(`${command.type}: ${JSON.stringify(answer.error)}`);
  return answer.value;
}

export const sent = (state: State, command: Command): State => decided(state, command).state;

/** A Swiss after four rounds, the fifth to be drawn. */
export function swissOf(players: number): State {
  const chance = chanceFrom(hashOf(`pair-round ${players}`));
  let state = sent(emptyState, {
    type: 'CreateTournament',
    id: 'b',
    name: 'Bench',
    format: 'swiss',
    config: {},
    secret: hashOf('secret'),
  });
  state = sent(state, {
    type: 'AddPlayers',
    players: Array.from({ length: players }, (_, at) => ({ name: `P${at}` })),
  });
  state = sent(state, { type: 'Start' });
  for (let round = 1; round <= 4; round++) {
    state = sent(state, { type: 'PairRound' });
    state = sent(state, { type: 'PublishRound', round });
    const reports = (state.facts.rounds[round - 1]?.tables ?? []).map(({ match }) => ({
      place: { round, edition: 1, match, game: 1 },
      outcome: { kind: 'scores' as const, scores: chance.below(2) === 0 ? [5000, 3000] : [2000, 5000] },
    }));
    state = sent(state, { type: 'RecordSeveral', reports });
    state = sent(state, { type: 'CloseRound', round });
  }
  return state;
}
