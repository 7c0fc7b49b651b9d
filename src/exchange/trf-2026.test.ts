import { describe, expect, test } from 'vitest';
import { Hall } from '../../test/hall.ts';
import { formats } from '../engine/formats/index.ts';
import { formatNamed, tournamentView } from '../engine/index.ts';
import { assertDefined } from '../kit/index.ts';
import { readReportedEvent } from './index.ts';
import { must } from './takeover/take-over.fixture.ts';
import { type ReportOptions, trfReport } from './trf.ts';

const viewOf = (hall: Hall) => assertDefined(tournamentView(hall.derived, hall.state.log, { drafts: false }), 'view');
const reportOptions = ({ facts }: Hall): ReportOptions => ({
  personal: Object.fromEntries(facts.players),
  keepApart: facts.keepApart,
});
function written(view: ReturnType<typeof viewOf>, options: ReportOptions = {}): string {
  const report = trfReport(view, { layout: '2026', ...options });
  return report.possible ? report.text : '';
}
const linesOf = (text: string, code = ''): string[] => text.split('\r\n').filter((line) => line.startsWith(code));

/** Seven players, two of four rounds played, the last of them has left. */
function club(): Hall {
  const config = { rounds: 4, base: 5_400_000, increment: 30_000, initialColour: 'black' };
  const hall = new Hall('dutch', 'abcdefg', { config, ratings: [2400, 2300, 2200, 2100, 2000, 1900, undefined] });
  hall.must({ type: 'DescribeEvent', venue: 'Bergen', firstDay: '2026-10-30' });
  hall.must({ type: 'EditPlayer', player: hall.id('a'), metadata: { fideId: '1500017', birthDate: '1980/02/29' } });
  hall.must({ type: 'KeepApart', players: [hall.id('a'), hall.id('b')], apart: true });
  hall.begin().playOut('abcdefg').over().draw().playOut('abcdefg').over();
  hall.must({ type: 'DropPlayer', player: hall.id('g') });
  return hall;
}

describe('[DU-11] a report in the layout of 2026', () => {
  const hall = club();
  const text = written(viewOf(hall), reportOptions(hall));

  test('has the details of the event that the tournament has', () => {
    expect(linesOf(text).filter((line) => /^\d\d2/.test(line))).toEqual([
      '012 Cup',
      '062 7',
      '072 6',
      '092 dutch',
      '022 Bergen',
      '042 2026/10/30',
      '052 2026/10/30',
      '142 4',
      '152 B',
      '182 Tiltyard',
      '192 FIDE_DUTCH_2026',
      '202 BH/C1,BH,SB,DE',
      '212 PTS,BH/C1,BH,SB,DE',
      '222 5400+30',
      `132${' '.repeat(88)}26/10/30  26/10/30`,
    ]);
  });

  test('has the players’ lines of 2016', () => {
    const older = trfReport(viewOf(hall), reportOptions(hall));
    expect(linesOf(text, '001')).toEqual(linesOf(older.possible ? older.text : '', '001'));
    expect(linesOf(text, '001')[0]).toMatch(/^001 {4}1 {6}a .* 2400 {9}1500017 1980\/02\/29 {2}2\.0 /);
  });

  test('has who is away from the next round, and pairs that are forbidden', () => {
    expect(linesOf(text, '240')).toEqual(['240 Z 003    7']);
    expect(linesOf(text, '260')).toEqual(['260 001 004    1    2']);
  });

  test('is public without pairs and birth dates, and says so', () => {
    const open = written(viewOf(hall));
    expect(open).not.toMatch(/^260|1980|1500017/m);
    expect(open).toContain('### This is the public file: forbidden pairs and birth dates are left out.\r\n');
    expect(text).not.toContain('public file');
  });

  test('is paired again as it was', () => {
    const event = readReportedEvent(text);
    if (!event.ok) throw new Error(event.error.code);
    expect(event.value).toMatchObject({ initialColour: 'black', plannedRounds: 4 });
    expect(formatNamed(formats, 'dutch')?.checks?.(event.value)).toEqual([]);
  });

  test('is read again with all of that', () => {
    const { state, view, notes } = must(text);
    expect(state.facts.event).toEqual({ venue: 'Bergen', firstDay: '2026-10-30', lastDay: '2026-10-30' });
    expect(view.config).toMatchObject({
      rounds: 4,
      tieBreaks: ['buchholz-cut-1', 'buchholz', 'sonneborn-berger', 'direct-encounter'],
    });
    expect(state.facts.keepApart).toEqual([['p1', 'p2']]);
    expect(state.facts.players.get('p1')?.metadata).toEqual({ fideId: '1500017', birthDate: '1980/02/29' });
    expect(view.players.find(({ name }) => name === 'g')?.state).toBe('dropped');
    const points = ({ standings }: typeof view) => standings.map(({ criteria }) => criteria[0]?.value);
    expect(points(view)).toEqual(points(viewOf(hall)));
    expect(notes).toEqual(expect.arrayContaining([expect.stringContaining('FIDE_DUTCH_2026')]));
    expect(notes.join()).not.toMatch(/aren’t understood|Tie-breaks that|some rounds only|points in the file/);
  });
});

test('[DK-34] what the desk gave is in lines 299, for its round or for all, without the reasons', () => {
  const hall = club();
  hall.must({ type: 'AdjustPoints', player: hall.id('a'), by: -500, round: 2, reason: 'late' });
  hall.must({ type: 'AdjustPoints', player: hall.id('a'), by: -12_500, reason: 'left the hall' });
  hall.must({ type: 'AdjustPoints', player: hall.id('b'), by: 0, reason: 'mobile phone' });
  const report = trfReport(viewOf(hall), { layout: '2026' });
  const text = report.possible ? report.text : '';
  expect(linesOf(text, '299')).toEqual([
    '299          -0.5  002    1',
    '299          -9.5  000    1',
    '299          -3.0  000    1',
  ]);
  expect(report.notes).toContain('Points that the desk gave or took are in lines 299, without the reasons.');
  expect(text).not.toMatch(/late|hall|phone/);
});

test('[DU-11] other points are in line 162, and those of rounds that were missed in 299', () => {
  const config = { target: 1, win: 3, timedWin: 3, draw: 1, byePoints: 2, lateAs: 'bye', rounds: 3, tieBreaks: [] };
  const hall = new Hall('swiss', 'abcd', { config }).begin().playOut('abcd').over();
  hall.must({ type: 'AddPlayers', players: [{ name: 'e' }] });
  const text = written(viewOf(hall));
  expect(linesOf(text, '162')).toEqual(['162  W 3.0    D 1.0    L 0.0    A 0.0    P 2.0']);
  const e = assertDefined(
    linesOf(text, '001').find((line) => line.slice(14, 15) === 'e'),
    'e',
  );
  expect(e.slice(80, 84)).toBe(' 2.0');
  expect(linesOf(text, '299')).toEqual([`299           2.0  000 ${e.slice(4, 8)}`]);
  expect(readReportedEvent(text)).toMatchObject({ ok: false, error: { code: 'adjusted-unchecked' } });
});

test('[DU-11] sides with different times get lines of their own, and time added at move 40 is a second period', () => {
  const view = viewOf(new Hall('robin', 'ab', { config: { base: 300_000 } }).begin());
  const timed = (white: object, black: object) => {
    const none = { increment: 0, bonusAt40: 0, base: 300_000 };
    const clock = { white: { ...none, ...white }, black: { ...none, ...black } };
    const [round] = view.rounds;
    const matches = round?.matches.map((match) => ({
      ...match,
      games: match.games.map((game) => ({ ...game, clock })),
    }));
    return linesOf(written({ ...view, rounds: [{ ...assertDefined(round, 'round'), matches: matches ?? [] }] }), '222');
  };
  expect(timed({}, { base: 240_000 })).toEqual(['222 W300-B240']);
  const long = { base: 6_000_000, increment: 30_000, bonusAt40: 900_000 };
  expect(timed(long, long)).toEqual(['222 40/6000+30:900+30']);
  expect(timed({ base: 1_500 }, {})).toEqual([]);
});

test('[DU-11] a list of tie-breaks ends before the first that has no code', () => {
  const config = { win: 1, draw: 0.5, tieBreaks: ['sonneborn-berger', 'points-among', 'wins'] };
  const text = written(viewOf(new Hall('robin', 'abc', { config }).begin()));
  expect(linesOf(text, '202')).toEqual(['202 SB']);
  expect(text).toContain('the list ends before them: points-among, wins.');
  expect(linesOf(text, '192')).toEqual(['192 BERGER_ROUNDROBIN_G1']);
});

test('[DU-12] a round that the desk changed against a rule is marked, in either layout, without the reason', () => {
  const hall = new Hall('dutch', 'abcd', { config: { rounds: 3 } }).begin().playOut('abcd').over();
  const marked = (layout: '2016' | '2026') =>
    trfReport(viewOf(hall), { layout }).notes.filter((note) => /rule|asked/.test(note));
  expect(marked('2026')).toEqual([]);
  const [first] = hall.last.tables;
  hall.must({ type: 'PairRound' });
  const { number, edition, tables } = hall.last;
  const met = first?.seats ?? [];
  const beside = tables.find(({ seats }) => seats.includes(met[0] ?? ''))?.seats.find((id) => id !== met[0]);
  const change = { kind: 'swap', players: [met[1] ?? '', beside ?? ''] } as const;
  const adjust = { type: 'AdjustDraft', round: number, edition, change } as const;
  expect(hall.try(adjust)).toMatchObject({ code: 'forbidden-pairing' });
  hall.must({ ...adjust, override: 'they asked for it' });
  hall.must({ type: 'PublishRound', round: number });
  const mark = 'Round 2 goes against a rule: the desk changed it and gave its reason.';
  expect([marked('2016'), marked('2026')]).toEqual([[mark], [mark]]);
});
