import { expect, test } from 'vitest';
import { certain } from '../../../kit/index.ts';
import { audit, type Command, conclude, emptyState, type State, submit } from '../../tournament/index.ts';
import { formats } from '../index.ts';

let id = 0;
const go = (state: State, command: Command): State => {
  const answer = submit(formats, state, { commandId: `c${++id}`, at: 1000 + id, by: 'desk', command });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.state;
};

test('smoke: nine players to a winner', () => {
  let s = go(emptyState, {
    type: 'CreateTournament',
    id: 't',
    name: 'T',
    format: 'groups',
    config: { groupSize: 3 },
    secret: 'ab'.repeat(32),
  });
  s = go(s, { type: 'AddPlayers', players: 'abcdefghi'.split('').map((name, i) => ({ name, rating: 2000 - i })) });
  s = go(s, { type: 'Start' });
  s = go(s, { type: 'PairRound' });
  s = go(s, { type: 'PublishRound', round: 1 });
  for (;;) {
    const open = s.facts.rounds.flatMap((r) => r.tables.filter((t) => !t.games[0]?.recorded).map((t) => ({ r, t })))[0];
    if (!open) break;
    const [a, b] = open.t.seats.map((p) => Number(p.slice(1)));
    s = go(s, {
      type: 'RecordOutcome',
      place: { round: open.r.number, edition: open.r.edition, table: open.t.number, game: 1 },
      outcome: { kind: 'scores', scores: certain(a, 'a') < certain(b, 'b') ? [1000, 0] : [0, 1000] },
    });
  }
  const c = conclude(formats, s.facts);
  expect(c.winners).toEqual(['p1']);
  expect(s.facts.rounds.map((r) => r.tables.length)).toEqual([18, 6]);
  expect(audit(formats, s.log.slice()).differences).toEqual([]);
});
