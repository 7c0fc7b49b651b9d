import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Hall } from '../../../test/hall.ts';
import { asSummaries, evenings, rulesOfSeason } from '../../../test/oracle/season.fixture.ts';
import { compare, exactly } from '../../kit/index.ts';
import { formats } from '../formats/index.ts';
import { derive } from '../tournament/index.ts';
import {
  eventsOfSeason,
  recordOf,
  type SeasonEvent,
  type SeasonRules,
  seasonRules,
  seasonTable,
  summaryOf,
} from './index.ts';
import { Secretary } from './secretary.fixture.ts';

const places = seasonRules({ score: { kind: 'places', values: [10, 6, 3] }, tieBreaks: [] });

/** An evening told in one line: “a bc d”: a won, b and c share second; capitals are guests. */
function told(at: number, text: string, more: Partial<SeasonEvent> = {}): SeasonEvent {
  let place = 1;
  const groups = text.split(' ');
  const entrants = groups.flatMap((group) => {
    const level = [...group].map((name) => ({ name, place }));
    place += group.length;
    return level;
  });
  const isMember = (name: string) => name === name.toLowerCase();
  return {
    summary: {
      event: `t${at}`,
      name: `Evening ${at}`,
      progress: 'finished',
      endedEarly: false,
      closedRounds: 1,
      finishedAt: at,
      entrants: entrants.map((one) => ({ player: one.name, ...one, played: 1, wins: 0, forfeits: 0, byes: 0 })),
      games: [],
    },
    members: new Map(entrants.filter(({ name }) => isMember(name)).map(({ name }) => [name, name])),
    ...more,
  };
}

const totals = (events: readonly SeasonEvent[], rules: SeasonRules = places): string =>
  seasonTable(events, rules)
    .rows.map(({ place, member, total }) => `${place ?? '–'} ${member} ${exactly(total)}`)
    .join(', ');

describe('[CL-7] scores', () => {
  test('tied players share the average of the values of the places they occupy; beyond the list there is nothing', () => {
    expect(totals([told(1, 'a bc d')])).toBe('1 a 10, 2 b 9/2, 2 c 9/2, 4 d 0');
    expect(totals([told(1, 'abc d')])).toBe('1 a 19/3, 1 b 19/3, 1 c 19/3, 4 d 0');
  });

  test('guests occupy places, or ranks close over them', () => {
    expect(totals([told(1, 'G a bH c')])).toBe('1 a 6, 2 b 3/2, 3 c 0');
    expect(totals([told(1, 'G a bH c')], { ...places, guests: 'skip' })).toBe('1 a 10, 2 b 6, 3 c 3');
  });

  test('the field is the number of players, less the place, and one', () => {
    const field = { ...places, score: { kind: 'field' } } as const;
    expect(totals([told(1, 'G a b')], field)).toBe('1 a 2, 2 b 1');
    expect(totals([told(1, 'G a b')], { ...field, guests: 'skip' })).toBe('1 a 2, 2 b 1');
  });

  test('a cell is weight times score, and attendance besides', () => {
    expect(totals([told(1, 'a b', { weight: 1.5 })], { ...places, attendance: 0.5 })).toBe('1 a 31/2, 2 b 19/2');
  });

  test('an event that counts no points of its own cannot be counted by them, and says so', () => {
    const points = { ...places, score: { kind: 'points' } } as const;
    expect(seasonTable([told(1, 'a b')], points)).toMatchObject({ rows: [], columns: [{ standing: 'refused' }] });
  });
});

describe('[CL-8] what counts, and ties', () => {
  const season = [told(1, 'a b c'), told(2, 'b a c'), told(3, 'c b a')];

  test('the best two count, of equal ones the earlier, and dropped events keep their attendance', () => {
    const { rows } = seasonTable([told(1, 'a'), told(2, 'a'), told(3, 'a')], { ...places, best: 2, attendance: 1 });
    expect(rows[0]?.cells.map((cell) => cell?.counted)).toEqual([true, true, false]);
    expect(rows[0] && exactly(rows[0].total)).toBe('23');
  });

  test('missed events are dropped first', () => {
    expect(totals([...season, told(4, 'b c')], { ...places, drop: 1 })).toBe('1 b 26, 2 a 19, 2 c 19');
  });

  test('with too few events nobody has a place', () => {
    expect(totals([...season, told(4, 'd a')], { ...places, minimum: 2 })).toMatch(/– d 10$/);
  });

  test('events won, then the best single results', () => {
    const rules = { ...places, score: { kind: 'places', values: [4, 2, 3] }, tieBreaks: ['wins'] } as const;
    expect(
      totals([told(1, 'a G b'), told(2, 'G b a')], { ...rules, score: { kind: 'places', values: [4, 6, 3] } }),
    ).toBe('1 b 9, 2 a 7');
    const even = [told(1, 'a G b'), told(2, 'G H c b a')];
    const values = { kind: 'places', values: [4, 0, 2, 2, 0] } as const;
    expect(totals(even, { ...rules, score: values })).toBe('1 a 4, 2 b 4, 3 c 2');
  });

  test('whoever is still level shares the place', () => {
    expect(totals([told(1, 'a b'), told(2, 'b a')], { ...places, tieBreaks: ['wins', 'best-results', 'events'] })).toBe(
      '1 a 16, 1 b 16',
    );
    expect(totals([told(1, 'a b'), told(2, 'b a')], { ...places, tieBreaks: ['latest'] })).toBe('1 b 16, 2 a 16');
  });
});

describe('[CL-9] [CL-11] the table', () => {
  test('shows how places moved since the event before, and why one is above the next', () => {
    const { rows } = seasonTable([told(1, 'a b c'), told(2, 'c G b a')], places);
    expect(rows.map(({ member, moved }) => `${member} ${moved}`)).toEqual(['c 2', 'a -1', 'b -1']);
    expect(rows[0]?.ahead).toMatchObject({ criterion: 'total', value: { over: 13n }, other: { over: 10n } });
  });

  test('a running event counts as it stands; one that ended before a round was closed does not, unless wanted', () => {
    const running = told(2, 'b a');
    const now = { ...running, summary: { ...running.summary, progress: 'running' as const } };
    expect(seasonTable([told(1, 'a b'), now], places)).toMatchObject({ provisional: true });
    const early = { ...running, summary: { ...running.summary, endedEarly: true, closedRounds: 0 } };
    expect(totals([told(1, 'a b'), early])).toBe('1 a 10, 2 b 6');
    expect(totals([told(1, 'a b'), { ...early, counts: true }])).toBe('1 a 16, 1 b 16');
    expect(totals([told(1, 'a b'), { ...running, counts: false }])).toBe('1 a 10, 2 b 6');
  });
});

describe('whatever the season', () => {
  test('[CL-7] the table is the same from any order of its events', () => {
    fc.assert(
      fc.property(evenings, rulesOfSeason, fc.infiniteStream(fc.nat()), (given, rules, keys) => {
        const events = asSummaries(given);
        const other = events.map((event) => ({ event, key: keys.next().value })).sort((a, b) => a.key - b.key);
        expect(
          seasonTable(
            other.map(({ event }) => event),
            rules,
          ),
        ).toEqual(seasonTable(events, rules));
      }),
    );
  });

  test('[CL-8] nobody falls in points when a result of theirs improves', () => {
    fc.assert(
      fc.property(evenings, rulesOfSeason, fc.nat(), fc.nat(), (given, rules, at, which) => {
        const points: SeasonRules = { ...rules, score: { kind: 'points' } };
        const events = asSummaries(given);
        const event = events[at % events.length];
        const better = event?.summary.entrants[which % event.summary.entrants.length];
        const member = better && event?.members.get(better.player);
        fc.pre(event !== undefined && member !== undefined);
        const entrants = event.summary.entrants.map((one) =>
          one === better ? { ...one, points: (one.points ?? 0) + 500 } : one,
        );
        const improved = events.with(at % events.length, { ...event, summary: { ...event.summary, entrants } });
        const total = (all: readonly SeasonEvent[]) =>
          seasonTable(all, points).rows.find((row) => row.member === member)?.total;
        const [before, after] = [total(events), total(improved)];
        expect(before && after && compare(after, before)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

/** A round robin of four in a club, seats as they were drawn. */
function evening(order: string, seed = 'x') {
  const hall = new Hall('robin', 'abcd', { seed }).begin();
  for (let round = 0; round < 3; round++) {
    hall.playOut(order).close();
    if (round < 2) hall.draw();
  }
  return hall;
}
const summaryIn = (hall: Hall, event = 't1') => summaryOf(event, derive(formats, hall.facts));

describe('what an event says of itself', () => {
  test('its entrants with places and points, its games, and when it finished', () => {
    const summary = summaryIn(evening('abcd'));
    expect(summary).toMatchObject({ progress: 'finished', endedEarly: false, closedRounds: 3 });
    expect(
      summary.entrants.map(({ name, place, points, wins, played }) => [name, place, points, wins, played]),
    ).toEqual([
      ['a', 1, 9000, 3, 3],
      ['b', 2, 6000, 2, 3],
      ['c', 3, 3000, 1, 3],
      ['d', 4, 0, 0, 3],
    ]);
    expect(summary.games).toHaveLength(6);
    expect(summary.entrants[0]?.share).toEqual({ points: 9000, most: 9000, games: 3 });
  });

  test('[CL-7] forfeits are in the share and are no games; whoever never came took no part', () => {
    const hall = new Hall('swiss', 'abcde', { config: { target: 1 } }).begin();
    const [table] = hall.last.tables;
    hall.report(`${hall.names(table?.seats ?? [])} +-`);
    const { entrants, games, progress } = summaryIn(hall);
    expect([progress, games.length, entrants.length]).toEqual(['running', 0, 5]);
    expect(entrants.map(({ forfeits }) => forfeits).toSorted()).toEqual([0, 0, 0, 0, 1]);
    expect(entrants.filter(({ share }) => share?.games === 1)).toHaveLength(2);
    expect(entrants.filter(({ byes }) => byes === 1)).toHaveLength(1);
  });

  test.each(formats.names)('%s: a coming event has no entrants', (format) => {
    expect(summaryIn(new Hall(format, 'abcdefgh'))).toMatchObject({ progress: 'coming', entrants: [], games: [] });
  });
});

describe('in a club', () => {
  const byPoints = { ...places, score: { kind: 'points' } } as const;
  const kept = (hall: Hall) => {
    const club = new Secretary('a', 'b', 'c', 'd', 'e').must({ type: 'AddEvent', event: 't1' });
    club.must({ type: 'AddSeason', name: 'S', rules: places, events: ['t1'] });
    for (const name of 'abcd') club.link('t1', name + hall.id(name).slice(1));
    return club;
  };
  const tableOf = (club: Secretary, hall: Hall) => {
    const season = club.facts.seasons.get('s1');
    return season && seasonTable(eventsOfSeason(club.facts, season, new Map([['t1', summaryIn(hall)]])), byPoints);
  };

  test('[CL-2] a correction in the event changes the table, and taking it back restores it', () => {
    const hall = evening('abcd');
    const club = kept(hall);
    const before = tableOf(club, hall);
    const last = hall.last.tables.find(({ seats }) => hall.names(seats).includes('a'));
    const seats = hall.names(last?.seats ?? []);
    hall.correct(`${seats} ½`);
    expect(tableOf(club, hall)).not.toEqual(before);
    hall.correct(`${seats} ${seats.startsWith('a') ? '1-0' : '0-1'}`);
    expect(tableOf(club, hall)).toEqual(before);
  });

  test('[CL-4] merging and splitting members restores the table', () => {
    const hall = evening('abcd');
    const club = kept(hall);
    const before = tableOf(club, hall);
    club.must({ type: 'MergeMembers', member: 'm1', into: 'm5' });
    expect(tableOf(club, hall)?.rows[0]?.member).toBe('m5');
    club.must({ type: 'SplitMember', member: 'm1' });
    expect(tableOf(club, hall)).toEqual(before);
  });

  test('[CL-5] a record against everyone, and the longest runs', () => {
    const hall = evening('abcd');
    const club = kept(hall);
    const season = club.facts.seasons.get('s1');
    const events = season ? eventsOfSeason(club.facts, season, new Map([['t1', summaryIn(hall)]])) : [];
    expect(recordOf(events, 'm1')).toMatchObject({
      longestWinning: 3,
      longestUnbeaten: 3,
      events: [{ place: 1, of: 4 }],
    });
    expect(recordOf(events, 'm2').against.get('m1')).toEqual({ wins: 0, draws: 0, losses: 1 });
  });
});
