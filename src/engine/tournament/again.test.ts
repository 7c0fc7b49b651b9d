import { expect, test } from 'vitest';
import { Hall } from '../../../test/hall.ts';
import { formats } from '../formats/index.ts';
import { commandsAgain, emptyState, submit } from './index.ts';

const named = { id: 'next', name: 'Next week', secret: '0'.repeat(64) };

test('[DK-32] the next event has the same players, wishes and venue, under new ids and without its days', () => {
  const hall = new Hall('swiss', 'abcd');
  hall.must({ type: 'EditPlayer', player: hall.id('c'), club: 'North', rating: 1650.5 });
  hall.must({ type: 'DescribeEvent', venue: 'Town hall', firstDay: '2026-05-01', startTime: '19:30' });
  hall.must({ type: 'RemovePlayer', player: hall.id('a') });
  hall.must({ type: 'FixTable', player: hall.id('c'), table: 3 });
  hall.must({ type: 'KeepApart', players: [hall.id('b'), hall.id('d')], apart: true });
  const commands = commandsAgain(hall.state.facts, named);
  expect(commands.slice(1)).toEqual([
    { type: 'DescribeEvent', venue: 'Town hall' },
    { type: 'AddPlayers', players: [{ name: 'b' }, { name: 'c', club: 'North', rating: 1650.5 }, { name: 'd' }] },
    { type: 'FixTable', player: 'p2', table: 3 },
    { type: 'KeepApart', players: ['p1', 'p3'], apart: true },
  ]);
  const { state } = commands.reduce(
    ({ state }, command, at) => {
      const answer = submit(formats, state, { commandId: `c${at}`, at, by: 'owner', command });
      if (!answer.ok) throw new Error(answer.error.code);
      return answer.value;
    },
    { state: emptyState },
  );
  expect(state.facts.about).toEqual({ ...hall.state.facts.about, ...named });
});

test('what was never created has nothing to copy', () => {
  expect(commandsAgain(emptyState.facts, named)).toEqual([]);
});
