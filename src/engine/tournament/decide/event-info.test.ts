import { describe, expect, test } from 'vitest';
import { Hall } from '../../../../test/hall.ts';
import { formats } from '../../formats/index.ts';
import { publicSlices, tournamentView } from '../../views/index.ts';
import { derive, type EventInfo } from '../index.ts';

const describing = (hall: Hall, info: EventInfo) => hall.try({ type: 'DescribeEvent', ...info });
const announced = (hall: Hall) =>
  tournamentView(derive(formats, hall.state.facts), hall.state.log, { drafts: false })?.event;

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
    const { facts } = hall.state;
    const slices = publicSlices(derive(formats, facts), 1);
    describing(hall, spring);
    const after = publicSlices(derive(formats, hall.state.facts), 2, { facts, slices });
    expect(Object.values(after).flatMap(({ slice, version }) => (version === 2 ? [slice] : []))).toEqual(['about']);
    expect(after.about).toMatchObject({ about: { event: spring } });
  });

  test('the edges of what can be said', () => {
    const says = (info: EventInfo) => {
      const hall = new Hall('swiss', 'ab');
      expect(describing(hall, info)).toBeUndefined();
      expect(hall.facts.event).toEqual(info);
    };
    for (const firstDay of ['1900-01-01', '2000-02-29', '2027-02-28', '2027-04-30', '2027-12-31']) {
      says({ firstDay, lastDay: firstDay, startTime: '00:00' });
    }
    for (const month of ['06', '09', '11']) says({ firstDay: `2027-${month}-30` });
    for (const month of ['01', '03', '05', '07', '08', '10']) says({ firstDay: `2027-${month}-31` });
    for (const startTime of ['09:59', '19:00', '23:59']) says({ firstDay: '2027-01-01', startTime });
    says({ timeZone: `Zone/${'x'.repeat(45)}`, venue: '♞'.repeat(200), description: '🏆'.repeat(4000) });
    says({ description: 'a\tb\nc' });
  });

  test('lines of the description break as they do here, without blanks around it; empty fields are left out', () => {
    const hall = new Hall('swiss', 'ab');
    const silent = { firstDay: '', lastDay: '', startTime: '', timeZone: '' };
    expect(describing(hall, { ...silent, description: '\r\n one\r\ntwo\r\n\r\nthree ' })).toBeUndefined();
    expect(hall.state.log.head?.events).toEqual([{ type: 'EventDescribed', description: 'one\ntwo\n\nthree' }]);
  });

  test('what is too long is refused with how long it may be, and nothing else with a number', () => {
    const details = (info: EventInfo) => describing(new Hall('swiss', 'ab'), info)?.details;
    expect(details({ venue: 'x'.repeat(201) })).toEqual({ problem: 'venue-too-long', most: 200 });
    expect(details({ description: 'x'.repeat(4001) })).toEqual({ problem: 'description-too-long', most: 4000 });
    expect(details({ firstDay: 'soon' })).toStrictEqual({ problem: 'first-day' });
  });

  test.each<[EventInfo, string]>([
    [{ firstDay: '14.3.2027' }, 'first-day'],
    [{ firstDay: '12027-03-14' }, 'first-day'],
    [{ firstDay: '2027-03-14 ' }, 'first-day'],
    [{ firstDay: '2027-3-14' }, 'first-day'],
    [{ firstDay: '1899-12-31' }, 'first-day'],
    [{ firstDay: '2027-00-01' }, 'first-day'],
    [{ firstDay: '2027-01-32' }, 'first-day'],
    [{ firstDay: '2027-06-31' }, 'first-day'],
    [{ firstDay: '2027-09-31' }, 'first-day'],
    [{ firstDay: '2027-11-31' }, 'first-day'],
    [{ firstDay: '2028-02-30' }, 'first-day'],
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
    [{ firstDay: '2027-03-14', startTime: '19:60' }, 'start-time'],
    [{ firstDay: '2027-03-14', startTime: '19:30:00' }, 'start-time'],
    [{ firstDay: '2027-03-14', startTime: 'at 19:30' }, 'start-time'],
    [{ firstDay: '2027-03-14', startTime: '9:30' }, 'start-time'],
    [{ timeZone: `Zone/${'x'.repeat(46)}` }, 'time-zone'],
    [{ timeZone: 'Europe/' }, 'time-zone'],
    [{ timeZone: '+5' }, 'time-zone'],
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
