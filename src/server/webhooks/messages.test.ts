import { expect, test } from 'vitest';
import { Hall } from '../../../test/hall.ts';
import { formats } from '../../engine/formats/index.ts';
import type { Command } from '../../engine/index.ts';
import { assertDefined } from '../../kit/index.ts';
import { webhook } from '../../store/contract.fixture.ts';
import { messagesOf } from './messages.ts';

const topics = ['game.ready', 'game.cancelled', 'outcome.recorded', 'outcome.removed', 'round.unwound'] as const;

/** What a receiver hears of one command: topic and game. */
function heard(hall: Hall, command: Command): string[] {
  const before = hall.state;
  hall.must(command);
  const entry = assertDefined(hall.state.log.slice().at(-1), 'entry');
  const hook = { ...webhook('hook', 'T'), events: topics };
  return messagesOf('T', { before, after: hall.state, entry }, [hook], { formats, now: 0 }).map(({ topic, body }) => {
    const { data } = JSON.parse(body) as { data: { game?: string } };
    return [topic, data.game].filter(Boolean).join(' ');
  });
}

const won = { kind: 'scores', scores: [1000, 0] } as const;

/** The second round, with a result at its first table. */
function secondRound(): { hall: Hall; played: number; open: readonly number[] } {
  const hall = new Hall('robin', 'abcd').begin().playOut('abcd');
  if (hall.last.number === 1) hall.over().draw();
  const [played, ...open] = hall.last.tables.map(({ match }) => match);
  hall.must({ type: 'RecordOutcome', place: hall.place(assertDefined(played, 'match')), outcome: won });
  return { hall, played: assertDefined(played, 'match'), open };
}

test('[DK-19] when a round is unwound its open games are cancelled; one that was recorded is not', () => {
  const { hall, open } = secondRound();
  expect(open).toHaveLength(1);
  expect(heard(hall, { type: 'UnwindToRound', round: 1, confirm: 'Cup' })).toEqual([
    'round.unwound',
    ...open.map((match) => `game.cancelled r2.t${match}.g1`),
  ]);
});

test('[DK-19] taking back a result opens its game again and cancels nothing', () => {
  const { hall, played } = secondRound();
  const place = hall.place(played);
  expect(heard(hall, { type: 'RemoveOutcome', place, replaces: won, later: { kind: 'keep' } })).toEqual([
    `outcome.removed r2.t${played}.g1`,
  ]);
});

test('[DK-19] a game that is ready names its players by your own ids, where they have one', () => {
  const hall = new Hall('robin', '');
  hall.must({ type: 'AddPlayers', players: [{ name: 'Ana', externalId: 'user-7' }, { name: 'Ben' }] });
  hall.must({ type: 'Start' });
  hall.must({ type: 'PairRound' });
  const before = hall.state;
  hall.must({ type: 'PublishRound', round: 1 });
  const entry = assertDefined(hall.state.log.head, 'entry');
  const hook = { ...webhook('hook', 'T'), events: ['game.ready'] as const };
  const [message] = messagesOf('T', { before, after: hall.state, entry }, [hook], { formats, now: 0 });
  const { data } = JSON.parse(assertDefined(message, 'message').body) as { data: { seats: { name: string }[] } };
  expect(data.seats.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
    { id: 'p1', name: 'Ana', externalId: 'user-7' },
    { id: 'p2', name: 'Ben' },
  ]);
});
