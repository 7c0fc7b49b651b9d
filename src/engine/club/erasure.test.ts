import { describe, expect, test } from 'vitest';
import { assertDefined } from '../../kit/index.ts';
import { shortCode } from '../log/index.ts';
import { auditClub, type ClubState, eraseFromClub, memberOf, submitToClub } from './index.ts';
import { Secretary } from './secretary.fixture.ts';

const externalIds = [{ kind: 'fide', id: '4711' }];

/** Anastasia under two names, with an evening by hand, and a namesake in it who is somebody else. */
function told(): Secretary {
  const club = new Secretary();
  club.must({
    type: 'AddMembers',
    members: [{ name: 'Anastasia Ox', club: 'Mill', rating: 1700, externalIds }, { name: 'Ben' }],
  });
  club.must({ type: 'AddMembers', members: [{ name: 'Stasi Ox' }] });
  club.must({ type: 'MergeMembers', member: 'm3', into: 'm1' });
  const rows = [
    { name: 'Anastasia Ox', place: 1, member: 'm1' },
    { name: 'Ben', place: 2 },
  ];
  club.must({ type: 'EnterEvening', name: 'For Anastasia Ox', day: '2026-10-02', rows });
  const renamed = [
    { name: 'Ben', place: 1 },
    { name: 'Anastasia Ox', place: 2 },
  ];
  club.must({ type: 'CorrectEvening', event: 'h1', name: 'October', day: '2026-10-02', rows: renamed });
  club.must({ type: 'EditMember', member: 'm1', name: 'Anastasia Ox-Low' });
  club.must({ type: 'DescribeClub', name: 'The Mill', description: 'Founded by Stasi Ox.' });
  return club;
}

const request = { commandId: 'erase', at: 99_000, by: 'owner' };
const erased = ({ log }: ClubState, member: string) => {
  const answer = eraseFromClub(log.slice(), member, request);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
};

describe('[CL-5] [DK-31] erasing a member', () => {
  test.each(['m1', 'm3'])('takes %s out by every name, and what was scored stays', (member) => {
    const { state } = erased(told().state, member);
    expect(JSON.stringify(state.log.slice())).not.toMatch(/Anastasia|Stasi|Low|4711|1700|"Mill"/);
    expect(memberOf(state.facts, 'h1', 'p1')).toBe('m1');
    expect(state.facts.events.get('h1')?.byHand?.rows.map(({ place }) => place)).toEqual([1, 2]);
    expect(state.facts.members.get('m2')?.name).toBe('Ben');
  });

  test('the log is chained again, decides as before, and knows the code it had', () => {
    const before = told().state;
    const { state } = erased(before, 'm1');
    expect(auditClub(state.log.slice()).differences).toEqual([]);
    const noted = shortCode(assertDefined(before.log.head, 'head').hash);
    expect(auditClub(state.log.slice(), noted).differences).toEqual([]);
    expect(auditClub(state.log.slice(), '00000-00000').differences).toMatchObject([{ kind: 'head' }]);
  });

  test('is never undone, and nobody unknown is erased', () => {
    const { state } = erased(told().state, 'm1');
    const command = { type: 'Undo', version: state.log.length } as const;
    const undo = submitToClub(state, { commandId: 'undo', at: 100_000, by: 'owner', command });
    expect(undo).toMatchObject({ error: { code: 'cannot-undo' } });
    expect(eraseFromClub(told().state.log.slice(), 'm9', request)).toMatchObject({ error: { code: 'unknown-member' } });
  });
});

describe('[CL-2] the audit', () => {
  const entries = () => told().state.log.slice();

  test('finds nothing in a log that is whole', () => {
    expect(auditClub(entries()).differences).toEqual([]);
  });

  test('finds a broken chain, another decision and a missing entry', () => {
    const list = entries();
    const second = assertDefined(list[1], 'entry');
    expect(auditClub(list.with(1, { ...second, by: 'somebody' })).differences).toMatchObject([
      { kind: 'chain', version: 2 },
    ]);
    const [first] = second.events;
    if (first?.type !== 'MembersAdded') throw new Error('No members.');
    const others = { ...second, events: [{ ...first, members: first.members.toReversed() }] };
    expect(auditClub(list.with(1, others)).differences).toMatchObject([
      { kind: 'chain' },
      { kind: 'decided-otherwise' },
    ]);
    expect(auditClub(list.toSpliced(2, 1)).differences).toEqual([{ kind: 'version', version: 4, expected: 3 }]);
  });
});
