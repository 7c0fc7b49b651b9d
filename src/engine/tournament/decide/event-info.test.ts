import { describe, expect, test } from 'vitest';
import { Hall } from '../../../../test/hall.ts';
import { formats } from '../../formats/index.ts';
import { slicesSince, tournamentView } from '../../views/index.ts';
import type { EventInfo } from '../index.ts';

const describing = (hall: Hall, info: EventInfo) => hall.try({ type: 'DescribeEvent', ...info });
const announced = (hall: Hall) => tournamentView(formats, hall.state, { drafts: false })?.event;

const spring: EventInfo = {
  firstDay: '2028-02-29',
  lastDay: '2028-03-01',
  startTime: '19:30',
  timeZone: 'America/Argentina/Buenos_Aires',
  venue: 'Club house, 2nd floor',
  description: 'Bring a board.\nhttps://club.example/spring',
};

describe('[DK-24] event information', () => {
  test('none of it is required, and it says itself whole each time', () => {
    const hall = new Hall('swiss', 'ab');
    expect(announced(hall)).toBeUndefined();
    expect(describing(hall, spring)).toBeUndefined();
    expect(hall.state.log.head?.events).toEqual([{ type: 'EventDescribed', ...spring }]);
    expect(announced(hall)).toEqual(spring);
    expect(describing(hall, { venue: ' Oslo ' })).toBeUndefined();
    expect(announced(hall)).toEqual({ venue: 'Oslo' });
    expect(describing(hall, { venue: '', description: ' ' })).toBeUndefined();
    expect(announced(hall)).toBeUndefined();
  });

  test('it can be said at any time, and undone', () => {
    const hall = new Hall('groups', 'abc').begin();
    describing(hall, { venue: 'Oslo' });
    describing(hall, { venue: 'Bergen' });
    hall.must({ type: 'Undo', version: hall.state.log.length });
    expect(announced(hall)).toEqual({ venue: 'Oslo' });
  });

  test('the public reads it with what the tournament is about, and nothing else changes', () => {
    const hall = new Hall('groups', 'abc').begin();
    const before = hall.state.log.length;
    describing(hall, spring);
    const slices = slicesSince(formats, hall.state, before);
    expect(slices.map(({ slice }) => slice)).toEqual(['about']);
    expect(slices[0]).toMatchObject({ about: { event: spring } });
  });

  test.each<[EventInfo, string]>([
    [{ firstDay: '14.3.2027' }, 'first-day'],
    [{ firstDay: '2027-02-29' }, 'first-day'],
    [{ firstDay: '2100-02-29' }, 'first-day'],
    [{ firstDay: '2027-13-01' }, 'first-day'],
    [{ firstDay: '2027-04-31' }, 'first-day'],
    [{ firstDay: '2027-04-00' }, 'first-day'],
    [{ firstDay: '2027-03-14', lastDay: '2027-03-13' }, 'last-day'],
    [{ firstDay: '2027-03-14', lastDay: 'soon' }, 'last-day'],
    [{ lastDay: '2027-03-13' }, 'last-day'],
    [{ firstDay: '2027-03-14', startTime: '24:00' }, 'start-time'],
    [{ startTime: '19:30' }, 'start-time'],
    [{ timeZone: 'Oslo time' }, 'time-zone'],
    [{ timeZone: '../etc/passwd' }, 'time-zone'],
    [{ venue: 'x'.repeat(201) }, 'venue-too-long'],
    [{ venue: 'two\nlines' }, 'control-characters'],
    [{ description: 'x'.repeat(4001) }, 'description-too-long'],
    [{ description: 'a\u0007b' }, 'control-characters'],
  ])('%j is refused', (info, problem) => {
    const hall = new Hall('swiss', 'ab');
    expect(describing(hall, info)).toMatchObject({ code: 'bad-event', details: { problem } });
    expect(hall.facts.event).toBeUndefined();
  });

  test.each(['UTC', 'Europe/Oslo', 'Etc/GMT+5', 'America/Port-au-Prince'])('a time zone is written %s', (timeZone) => {
    expect(describing(new Hall('swiss', 'ab'), { timeZone })).toBeUndefined();
  });
});
