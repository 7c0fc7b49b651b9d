import { describe, expect, test } from 'vitest';
import { checkChain, sealed } from '../log/index.ts';
import { fieldOf, foldClub, memberOf, people } from './index.ts';
import { Secretary } from './secretary.fixture.ts';

const places = { score: { kind: 'places', values: [5, 3, 1] } } as const;

describe('[CL-1] a club', () => {
  test('has no name until it is given one', () => {
    const club = new Secretary();
    club.must({ type: 'DescribeClub', name: '' });
    expect(club.facts.about?.name).toBe('');
    club.must({ type: 'DescribeClub', name: ' The Mill ', place: 'Ulm', timeZone: 'Europe/Berlin' });
    expect(club.facts.about).toMatchObject({ name: 'The Mill', place: 'Ulm', timeZone: 'Europe/Berlin' });
    club.must({ type: 'DescribeClub', name: 'The Mill' });
    expect(club.facts.about).not.toHaveProperty('place');
    expect(club.try({ type: 'DescribeClub', name: 'X', timeZone: 'no zone' })?.code).toBe('bad-club-info');
  });

  test('[CL-5] nothing about people is public until the owner says so', () => {
    const club = new Secretary();
    expect(club.facts.about?.settings).toEqual({
      newMembers: 'ask',
      memberPages: false,
      publicRatings: false,
      indexed: false,
      shortNames: false,
    });
    club.must({ type: 'ChangeClubSettings', settings: { memberPages: true } });
    expect(club.facts.about?.settings).toMatchObject({ memberPages: true, indexed: false });
  });
});

describe('[CL-2] its log', () => {
  test('is chained, folds to the same state, and its secret is covered by its hash', () => {
    const club = new Secretary('a', 'b').must({ type: 'AddEvent', event: 't1' }).link('t1', 'a1');
    const entries = club.state.log.slice();
    expect(checkChain(entries)).toBeUndefined();
    expect(checkChain(entries.map(sealed))).toBeUndefined();
    expect(JSON.stringify(entries.map(sealed))).not.toContain(club.facts.about?.secret);
    expect(foldClub(entries).facts).toEqual(club.facts);
  });

  test('a command applies once', () => {
    const club = new Secretary();
    expect(club.try({ type: 'CreateClub', id: 'D', name: '', secret: '0'.repeat(64) })?.code).toBe('club-exists');
  });

  test('an entry is undone, and ids that were given out are never given out again', () => {
    const club = new Secretary('a');
    club.must({ type: 'Undo', version: 2 });
    expect(club.facts.members.size).toBe(0);
    club.must({ type: 'AddMembers', members: [{ name: 'b' }] });
    expect(club.id('b')).toBe('m2');
  });

  test('what others build on is not undone silently', () => {
    const club = new Secretary('a').must({ type: 'AddEvent', event: 't1' }).link('t1', 'a1');
    expect(club.try({ type: 'Undo', version: 2 })).toEqual({ code: 'built-upon', details: { version: 2, by: [4] } });
    club.must({ type: 'Undo', version: 4 }).must({ type: 'Undo', version: 2 });
    expect(club.facts.members.size).toBe(0);
    expect(club.try({ type: 'Undo', version: 1 })?.code).toBe('cannot-undo');
  });
});

describe('[CL-3] members', () => {
  test('have names, a club, a rating and numbers of other programs', () => {
    const club = new Secretary();
    const externalIds = [
      { kind: 'fide', id: '123' },
      { kind: 'number', id: 'A7' },
    ];
    club.must({ type: 'AddMembers', members: [{ name: ' Ana ', club: 'Mill', rating: 1812.5, externalIds }] });
    expect(club.facts.members.get('m1')).toEqual({
      id: 'm1',
      name: 'Ana',
      club: 'Mill',
      rating: { rating: 181_250 },
      externalIds,
      archived: false,
    });
    club.must({ type: 'EditMember', member: 'm1', name: 'Ana L.' });
    expect(club.facts.members.get('m1')).toMatchObject({ name: 'Ana L.', rating: { rating: 181_250 }, club: 'Mill' });
    club.must({ type: 'EditMember', member: 'm1', rating: null, club: null });
    expect(club.facts.members.get('m1')).not.toHaveProperty('rating');
    const again = { name: 'Bea', externalIds: [{ kind: 'fide', id: '123' }] };
    expect(club.try({ type: 'AddMembers', members: [again] })).toEqual({
      code: 'same-member-id',
      details: { kind: 'fide', id: '123', member: 'm1' },
    });
  });

  test('two of one name are told apart by club or by a number', () => {
    const club = new Secretary('Kim');
    expect(club.try({ type: 'AddMembers', members: [{ name: 'kim' }] })?.code).toBe('same-member-name');
    club.must({ type: 'AddMembers', members: [{ name: 'Kim', club: 'Tower' }] });
  });

  test('are archived together, and come back', () => {
    const club = new Secretary('a', 'b', 'c').must({ type: 'ArchiveMembers', members: ['m1', 'm3'], archived: true });
    expect([...club.facts.members.values()].map(({ archived }) => archived)).toEqual([true, false, true]);
    expect(club.try({ type: 'ArchiveMembers', members: ['m9'], archived: true })?.code).toBe('unknown-member');
  });

  test('nobody is linked to two players of one event, by whatever name', () => {
    const club = new Secretary('a', 'b').must({ type: 'AddEvent', event: 't1' });
    club.link('t1', 'a1');
    expect(club.try({ type: 'LinkPlayers', links: [{ event: 't1', player: 'p2', member: 'm1' }] })).toEqual({
      code: 'linked-twice',
      details: { member: 'm1', event: 't1' },
    });
    // A wrong link is moved in one step.
    club.must({
      type: 'LinkPlayers',
      links: [
        { event: 't1', player: 'p1', member: null },
        { event: 't1', player: 'p2', member: 'm1' },
      ],
    });
    expect(memberOf(club.facts, 't1', 'p2')).toBe('m1');
    expect(memberOf(club.facts, 't1', 'p1')).toBeUndefined();
  });

  test('a pasted list makes members and links in one step, and one undo takes back both', () => {
    const club = new Secretary().must({ type: 'AddEvent', event: 't1' });
    club.must({ type: 'AddMembers', members: [{ name: 'a', links: [{ event: 't1', player: 'p3' }] }, { name: 'b' }] });
    expect(memberOf(club.facts, 't1', 'p3')).toBe('m1');
    club.must({ type: 'Undo', version: 3 });
    expect([club.facts.members.size, memberOf(club.facts, 't1', 'p3')]).toEqual([0, undefined]);
  });
});

describe('[CL-4] merging', () => {
  const merged = () =>
    new Secretary('a', 'b', 'c')
      .must({ type: 'AddEvent', event: 't1' })
      .must({ type: 'AddEvent', event: 't2' })
      .link('t1', 'a1')
      .link('t2', 'b1 c2')
      .must({ type: 'MergeMembers', member: 'm1', into: 'm2' });

  test('is an alias: both names lead to one person, and a split restores every link', () => {
    const club = merged();
    expect([memberOf(club.facts, 't1', 'p1'), memberOf(club.facts, 't2', 'p1')]).toEqual(['m2', 'm2']);
    expect(people(club.facts).map(({ id }) => id)).toEqual(['m2', 'm3']);
    club.must({ type: 'SplitMember', member: 'm1' });
    expect(memberOf(club.facts, 't1', 'p1')).toBe('m1');
    expect(club.try({ type: 'SplitMember', member: 'm1' })?.code).toBe('not-merged');
  });

  test('is refused while both played in one event, through other merges too', () => {
    const club = merged();
    expect(club.try({ type: 'MergeMembers', member: 'm2', into: 'm3' })).toEqual({
      code: 'both-played',
      details: { members: ['m2', 'm3'], events: ['t2'] },
    });
    expect(club.try({ type: 'LinkPlayers', links: [{ event: 't2', player: 'p9', member: 'm1' }] })?.code).toBe(
      'linked-twice',
    );
    expect(club.try({ type: 'MergeMembers', member: 'm1', into: 'm3' })?.code).toBe('already-merged');
    expect(club.try({ type: 'MergeMembers', member: 'm2', into: 'm1' })?.code).toBe('already-merged');
    expect(club.try({ type: 'MergeMembers', member: 'm3', into: 'm3' })?.code).toBe('already-merged');
  });
});

describe('[CL-12] evenings entered by hand', () => {
  const ana = { name: 'Ana', place: 1 };
  const ben = { name: 'Ben', place: 2, points: 2.5 };
  const rows = [ana, ben];

  test('have a name, a day and rows that can be linked', () => {
    const club = new Secretary('a');
    club.must({
      type: 'EnterEvening',
      name: 'October',
      day: '2026-10-02',
      rows: [{ ...ana, member: 'm1' }, ben],
    });
    expect(club.facts.events.get('h1')?.byHand?.rows.map(({ player }) => player)).toEqual(['p1', 'p2']);
    expect(memberOf(club.facts, 'h1', 'p1')).toBe('m1');
  });

  test('keep their links in a correction where the name is the same', () => {
    const club = new Secretary('a').must({ type: 'EnterEvening', name: 'October', day: '2026-10-02', rows });
    club.link('h1', 'a1');
    const corrected = [
      { name: 'Cyd', place: 1 },
      { name: 'Ana', place: 2 },
    ];
    club.must({ type: 'CorrectEvening', event: 'h1', name: 'October', day: '2026-10-03', rows: corrected });
    expect(club.facts.events.get('h1')?.byHand?.rows.map(({ player }) => player)).toEqual(['p3', 'p1']);
    expect(memberOf(club.facts, 'h1', 'p1')).toBe('m1');
    club.must({ type: 'CorrectEvening', event: 'h1', name: 'October', day: '2026-10-03', rows: [ben] });
    expect(club.facts.links.get('h1')?.size).toBe(0);
  });

  test('a row without place and points is refused, with its number', () => {
    const club = new Secretary();
    const evening = { type: 'EnterEvening', name: 'October', day: '2026-10-02' } as const;
    expect(club.try({ ...evening, rows: [ana, { name: 'Ben' }] })).toEqual({
      code: 'bad-evening',
      details: { row: 2, problem: 'no-place-or-points' },
    });
    expect(club.try({ ...evening, rows: [] })?.code).toBe('bad-evening');
    expect(club.try({ ...evening, rows: [ana, { name: 'ana', place: 2 }] })?.code).toBe('same-member-name');
    expect(club.try({ ...evening, day: '2026-02-30', rows })?.code).toBe('bad-day');
    expect(club.try({ ...evening, rows: [{ name: 'Ana', place: 0 }] })?.code).toBe('bad-evening');
  });
});

describe('[CL-6] seasons and events', () => {
  test('an event may count in several seasons, each time with a weight', () => {
    const club = new Secretary().must({ type: 'AddEvent', event: 't1', day: '2026-11-18', firstTable: 21 });
    club.must({ type: 'AddSeason', name: '2026', rules: places, events: ['t1'] });
    club.must({ type: 'AddSeason', name: 'November', rules: places, mark: 'junior' });
    club.must({ type: 'AddToSeason', season: 's2', event: 't1', weight: 1.5 });
    expect([...club.facts.seasons.values()].map(({ events }) => [...events])).toEqual([[['t1', 1]], [['t1', 1.5]]]);
    club.must({ type: 'RemoveFromSeason', season: 's1', event: 't1' });
    expect(club.facts.seasons.get('s1')?.events.size).toBe(0);
    expect(club.try({ type: 'RemoveFromSeason', season: 's1', event: 't1' })?.code).toBe('not-in-season');
    expect(club.try({ type: 'AddSeason', name: 'november', rules: places })?.code).toBe('same-season-name');
    expect(club.try({ type: 'AddToSeason', season: 's1', event: 't1', weight: -1 })?.code).toBe('bad-weight');
    club.must({ type: 'RemoveEvent', event: 't1' });
    expect(club.facts.seasons.get('s2')?.events.size).toBe(0);
  });

  test.each([
    [{ best: 3, drop: 1 }, 'best-and-drop'],
    [{ best: 0 }, 'best'],
    [{ drop: -1 }, 'drop'],
    [{ attendance: 0.0001 }, 'attendance'],
    [{ minimum: 1.5 }, 'minimum'],
    [{ tieBreaks: ['wins', 'wins'] }, 'tie-breaks'],
    [{ score: { kind: 'places', values: [] } }, 'values'],
    [{ minimumGames: 0 }, 'minimum-games'],
    [{ events: 0 }, 'events'],
  ] as const)('rules like %j are refused: %s', (rules, problem) => {
    const club = new Secretary();
    const why = club.try({ type: 'AddSeason', name: 'S', rules: { ...places, ...rules } });
    expect(why).toEqual({ code: 'bad-season-rules', details: { problem } });
  });

  test('what is edited keeps the rest', () => {
    const club = new Secretary().must({ type: 'AddSeason', name: 'S', rules: { ...places, best: 4 }, mark: 'junior' });
    club.must({ type: 'EditSeason', season: 's1', name: 'T' });
    expect(club.facts.seasons.get('s1')).toMatchObject({ name: 'T', mark: 'junior', rules: { best: 4 } });
    club.must({ type: 'EditSeason', season: 's1', mark: null, rules: places });
    expect(club.facts.seasons.get('s1')).not.toHaveProperty('mark');
    expect(club.facts.seasons.get('s1')?.rules).not.toHaveProperty('best');
    club.must({ type: 'RemoveSeason', season: 's1' });
    expect(club.try({ type: 'EditSeason', season: 's1', name: 'T' })?.code).toBe('unknown-season');
  });

  test('[CL-20] an event has a day and a first table, which can be changed', () => {
    const club = new Secretary().must({ type: 'AddEvent', event: 't1', day: '2026-11-18', firstTable: 21 });
    club.must({ type: 'PlanEvent', event: 't1', day: '2026-11-19' });
    expect(club.facts.events.get('t1')).toEqual({ id: 't1', day: '2026-11-19' });
    expect(club.try({ type: 'AddEvent', event: 't1' })?.code).toBe('already-listed');
    expect(club.try({ type: 'AddEvent', event: 'h1' })?.code).toBe('unknown-event');
    expect(club.try({ type: 'AddEvent', event: 't2', firstTable: 0 })?.code).toBe('bad-first-table');
    club.must({ type: 'CountEvent', event: 't1', counts: false });
    expect(club.facts.events.get('t1')?.counts).toBe(false);
    club.must({ type: 'CountEvent', event: 't1', counts: null });
    expect(club.facts.events.get('t1')).not.toHaveProperty('counts');
  });
});

describe('[CL-10] the final from the table', () => {
  const ready = () =>
    new Secretary('a', 'b', 'c', 'd', 'e')
      .must({ type: 'AddEvent', event: 'final' })
      .must({ type: 'AddSeason', name: 'S', rules: places });
  const final = { type: 'DrawFinal', season: 's1', event: 'final', best: 3 } as const;

  test('takes the best in order of their places, and the others as reserves', () => {
    const club = ready().must({ ...final, ranking: [['m3'], ['m1'], ['m2'], ['m5'], ['m4']] });
    const drawn = club.facts.finals.get('final');
    expect(drawn && fieldOf(drawn)).toEqual({ entrants: ['m3', 'm1', 'm2'], reserves: ['m5', 'm4'] });
    expect(club.state.log.head?.events).not.toMatchObject([{ draw: expect.anything() }]);
  });

  test('whoever declines is replaced by the next, and may yet come', () => {
    const club = ready().must({ ...final, ranking: [['m3'], ['m1'], ['m2'], ['m5'], ['m4']] });
    const field = () => {
      const drawn = club.facts.finals.get('final');
      return drawn && fieldOf(drawn).entrants;
    };
    club.must({ type: 'DeclineFinal', event: 'final', member: 'm1', declined: true });
    expect(field()).toEqual(['m3', 'm2', 'm5']);
    club.must({ type: 'DeclineFinal', event: 'final', member: 'm1', declined: false });
    expect(field()).toEqual(['m3', 'm1', 'm2']);
  });

  test('those who are level are put in order by lot, which is recorded and the same again', () => {
    const club = ready().must({ ...final, ranking: [['m3'], ['m1', 'm2', 'm4', 'm5']] });
    const [event] = club.state.log.head?.events ?? [];
    if (event?.type !== 'FinalDrawn') throw new Error('No final.');
    expect(event.draw?.name).toBe('final of s1 in final');
    expect(event.order.toSorted()).toEqual(['m1', 'm2', 'm3', 'm4', 'm5']);
    expect(event.order[0]).toBe('m3');
    const again = ready().must({ ...final, ranking: [['m3'], ['m1', 'm2', 'm4', 'm5']] });
    expect(again.state.log.head?.events).toEqual([event]);
  });

  test.each([
    [{ ranking: [['m1'], ['m1'], ['m2']] }, 'bad-final'],
    [{ ranking: [['m1'], [], ['m2'], ['m3']] }, 'bad-final'],
    [{ ranking: [['m1'], ['m2']] }, 'bad-final'],
    [{ ranking: [['m1'], ['m2'], ['m9']] }, 'unknown-member'],
    [{ ranking: [['m1'], ['m2'], ['m3']], event: 'x' }, 'unknown-event'],
    [{ ranking: [['m1'], ['m2'], ['m3']], season: 's9' }, 'unknown-season'],
  ])('%j is refused: %s', (wrong, code) => {
    expect(ready().try({ ...final, ...wrong })?.code).toBe(code);
  });
});
