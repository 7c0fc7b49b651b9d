import { expect, test } from 'vitest';
import { formats } from '../engine/formats/index.ts';
import { derive, emptyState, type State, submit, tournamentView } from '../engine/index.ts';
import { showDocument } from './show-document.ts';

test('the document of show has the fields of the contract, as people say them', () => {
  let state: State = emptyState;
  const go = (command: Parameters<typeof submit>[2]['command']) => {
    const answer = submit(formats, state, { commandId: `c${state.log.length}`, at: 1, by: 'desk', command });
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    state = answer.value.state;
  };
  const config = { base: 600_000, increment: 0 };
  go({ type: 'CreateTournament', id: 't', name: 'Cup', format: 'groups', config, secret: 'ab'.repeat(32) });
  const players = [
    { name: 'Ana', rating: 1600 },
    { name: 'Bo', rating: 1500 },
  ];
  go({ type: 'AddPlayers', players });
  go({ type: 'Start' });
  go({ type: 'PairRound' });
  go({ type: 'PublishRound', round: 1 });
  const place = { round: 1, edition: 1, match: 1, game: 1 };
  go({ type: 'RecordOutcome', place, outcome: { kind: 'scores', scores: [500, 500] } });
  const view = tournamentView(derive(formats, state.facts), state.log, { drafts: true });
  const document = view && showDocument(view, 'en');
  const side = { base: 600_000, increment: 0, bonusAt40: 0 };
  const clock = { white: side, black: side };
  expect(document).toMatchObject({
    id: 't',
    name: 'Cup',
    format: 'groups',
    status: 'running',
    version: 6,
    players: [
      { id: 'p1', name: 'Ana', rating: 1600, state: 'active' },
      { id: 'p2', name: 'Bo', rating: 1500, state: 'active' },
    ],
    rounds: [
      {
        number: 1,
        label: 'Round 1',
        kind: 'groups',
        state: 'published',
        byes: [],
        matches: [
          {
            id: 'r1.t1',
            seats: ['p1', 'p2'],
            group: 1,
            state: 'done',
            outcome: { scores: [0.5, 0.5], points: [1, 1], how: 'played' },
            games: [{ id: 'r1.t1.g1', kind: 'regular', white: 'p2', black: 'p1', clock, result: '1/2' }],
          },
          { id: 'r1.t2', seats: ['p2', 'p1'], state: 'open', games: [{ id: 'r1.t2.g1', clock }] },
        ],
      },
    ],
    standings: [
      {
        place: 1,
        player: 'p1',
        criteria: [
          { name: 'rounds', value: 1 },
          { name: 'score', value: 1 },
        ],
      },
      { place: 1, player: 'p2' },
    ],
    winners: [],
  });
  expect(JSON.stringify(document)).not.toContain('secret');
});
