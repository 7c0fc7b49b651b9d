import { describe, expect, test } from 'vitest';
import { Hall, outcome } from '../../../test/hall.ts';
import { formats } from '../formats/index.ts';
import { type Command, derive, type Formats } from '../tournament/index.ts';
import { publicSlices, publicVersion } from './slices.ts';

/** The slices that a command changes, and whether it moves the version that the public reads. */
function newAfter(hall: Hall, command: Command, rules: Formats = formats): [slices: string, moved: boolean] {
  const { facts, log } = hall.state;
  const slices = publicSlices(derive(rules, facts), 1);
  hall.must(command);
  const after = publicSlices(derive(rules, hall.facts), 2, { facts, slices });
  const names = Object.values(after).flatMap(({ slice, version }) => (version === 2 ? [slice] : []));
  return [names.join(' '), publicVersion(hall.state.log) > publicVersion(log)];
}

describe('[DK-10] a slice is new where its content is', () => {
  const hall = new Hall('swiss', 'abcd').begin();
  const first = { round: 1, edition: 1, match: 1, game: 1 };
  const [won, lost] = [outcome('1-0'), outcome('0-1')];

  test.each<[Command, string, boolean]>([
    [{ type: 'CheckIn', players: ['p1'], present: true }, '', false],
    [{ type: 'FixTable', player: 'p1', table: 7 }, '', false],
    [{ type: 'KeepApart', players: ['p1', 'p2'], apart: true }, '', false],
    [{ type: 'DescribeEvent', venue: 'Town hall' }, 'about', true],
    [{ type: 'DescribeEvent', venue: 'Town hall' }, '', true],
    [{ type: 'StartRoundClock', round: 1, duration: 60_000 }, 'clock', true],
    [{ type: 'EditPlayer', player: 'p1', name: 'Ana', externalId: 'x' }, 'players', true],
    [{ type: 'RecordOutcome', place: first, outcome: won }, 'about round:1 standings', true],
    [
      { type: 'CorrectOutcome', place: first, outcome: lost, replaces: won, later: { kind: 'keep' } },
      'round:1 standings',
      true,
    ],
    [{ type: 'ContestOutcome', place: first, outcome: won }, '', false],
    [{ type: 'AdjustPoints', player: 'p1', by: 0, reason: 'mobile phone' }, 'standings', true],
    [{ type: 'DropPlayer', player: 'p1' }, 'about round:1 standings', true],
  ])('%j: %s', (command, slices, moved) => {
    expect(newAfter(hall, command)).toEqual([slices, moved]);
  });
});

test('closing a round may change what an earlier one shows', () => {
  const rules: Formats = {
    ...formats,
    rulebook: (name, version) => {
      const rulebook = formats.rulebook(name, version);
      const closed = (rounds: readonly { readonly state: string }[]) =>
        rounds.filter(({ state }) => state === 'closed').length;
      return {
        ...rulebook,
        label: ({ rounds }, { number }) => ({
          rule: 'x',
          code: 'label-round',
          figures: { round: number, of: closed(rounds) },
        }),
      };
    },
  };
  const hall = new Hall('swiss', 'abcd').begin();
  hall.playOut('abcd').over().draw().playOut('abcd');
  const [slices] = newAfter(hall, { type: 'CloseRound', round: 2 }, rules);
  expect(slices).toContain('round:1');
});

test('[DK-34] points are public; a private reason is in no slice, nor under “why?”', () => {
  const hall = new Hall('swiss', 'abcd').begin().playOut('abcd');
  hall.must({ type: 'AdjustPoints', player: 'p1', by: -500, round: 1, reason: 'was rude', isPrivate: true });
  hall.must({ type: 'AdjustPoints', player: 'p2', by: 500, reason: 'fair play' });
  const slices = JSON.stringify(publicSlices(hall.derived, 1));
  expect(slices).not.toContain('rude');
  expect(slices).toContain('"adjustments":[{"by":-0.5,"round":1}]');
  expect(slices).toContain('"adjustments":[{"by":0.5,"reason":"fair play"}]');
  expect(slices).toContain('"code":"points-taken"');
  expect(slices).toContain('"code":"points-given-for"');
});
