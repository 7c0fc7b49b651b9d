import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Hall } from '../../test/hall.ts';
import { formats } from '../engine/formats/index.ts';
import {
  boardView,
  type Command,
  derive,
  emptyState,
  playTournament,
  type State,
  submit,
  type TournamentView,
  tournamentView,
} from '../engine/index.ts';
import { assertDefined } from '../kit/index.ts';
import { pairingsCsv, standingsCsv } from './csv.ts';
import { htmlPage } from './html.ts';
import { calendarText } from './ics.ts';
import { pgnText } from './pgn.ts';
import { readTournamentFile, tournamentFileText } from './tournament-file.ts';
import { trfReport } from './trf.ts';

const evil = '<b onload="x">&\'';

function played(names = ['Ana', 'Bo', '=cmd()', evil]): State {
  let state: State = emptyState;
  const go = (command: Command) => {
    const at = Date.UTC(2026, 4, 1) + state.log.length * 60_000;
    const answer = submit(formats, state, { commandId: `c${state.log.length}`, at, by: 'desk', command });
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    state = answer.value.state;
  };
  const config = { base: 600_000, increment: 5_000 };
  go({ type: 'CreateTournament', id: 't', name: 'Cup "2026"', format: 'groups', config, secret: 'ab'.repeat(32) });
  go({ type: 'AddPlayers', players: names.map((name, at) => ({ name, rating: 1600 - at })) });
  go({ type: 'Start' });
  go({ type: 'PairRound' });
  go({ type: 'PublishRound', round: 1 });
  const results = [
    { kind: 'scores', scores: [1000, 0] },
    { kind: 'scores', scores: [500, 500] },
    { kind: 'forfeit', seats: [0] },
  ] as const;
  for (const [at, outcome] of results.entries()) {
    go({ type: 'RecordOutcome', place: { round: 1, edition: 1, match: at + 1, game: 1 }, outcome });
  }
  return state;
}

const viewOf = (state: State) =>
  assertDefined(tournamentView(derive(formats, state.facts), state.log, { drafts: true }), 'view');

describe('tournament file', () => {
  test('[DK-18] opening it gives the same state to the last field', () => {
    const state = played();
    const opened = readTournamentFile(tournamentFileText(state.log.slice()));
    expect(opened).toEqual({ ok: true, value: state });
  });

  test.each([
    ['', 'not-json'],
    ['{"tiltyard":1,"entries":[', 'not-json'],
    ['[]', 'not-a-tournament'],
    ['{"tiltyard":2,"entries":[]}', 'newer-version'],
    ['{"tiltyard":1}', 'damaged'],
    ['{"tiltyard":1,"entries":[{}]}', 'damaged'],
  ])('«%s» is %s', (text, code) => expect(readTournamentFile(text)).toMatchObject({ ok: false, error: { code } }));

  test('a file cut anywhere is never opened as something else', () => {
    const text = tournamentFileText(played().log.slice());
    fc.assert(
      fc.property(fc.integer({ min: 0, max: text.length - 3 }), (length) => {
        expect(readTournamentFile(text.slice(0, length)).ok).toBe(false);
      }),
      { numRuns: 50 },
    );
  });

  test('an unknown event is reported, not skipped', () => {
    const text = tournamentFileText(played().log.slice()).replace('"PlayersAdded"', '"PlayersVanished"');
    expect(readTournamentFile(text)).toMatchObject({ error: { code: 'damaged', detail: /PlayersVanished/ } });
  });
});

describe('tables and pages', () => {
  const state = played();
  const view = viewOf(state);

  test('[DK-18] formula cells are made harmless, and everything is quoted', () => {
    const text = standingsCsv(view, 'en');
    expect(text.startsWith('\uFEFF"Place","Id","Name"')).toBe(true);
    expect(text).toContain(`"'=cmd()"`);
    expect(text).not.toMatch(/(^|,)"=/m);
    expect(text).toContain(`"<b onload=""x"">&'"`);
    // Spreadsheets take the wide ones of East Asian keyboards for the same.
    const wide = ['＝', '＋', '－', '＠'].map((sign) => `${sign}1`);
    const csv = standingsCsv(viewOf(played(wide)), 'en');
    for (const name of wide) expect(csv).toContain(`"'${name}"`);
    // What nobody sees in front of it is no protection.
    const hidden = ['\u200B', '\u202E', '\u00AD', '\u2800'].map((sign) => `${sign}=1`);
    const unseen = standingsCsv(viewOf(played(hidden)), 'en');
    for (const name of hidden) expect(unseen).toContain(`"'${name}"`);
  });

  test('pairings have one line per seat, with the result as played', () => {
    const lines = pairingsCsv(view, 'en').trim().split('\r\n');
    expect(lines).toHaveLength(1 + 24);
    expect(lines[1]).toBe('"Round 1",1,"r1.t1",1,1,"p1","Ana","1-0",1,2');
    expect(lines[6]).toBe(`"Round 1",3,"r1.t3",1,2,"p3","'=cmd()","'-+","",2`);
  });

  test('the page is one document without scripts; names stay text', () => {
    const page = htmlPage(view, boardView(derive(formats, state.facts)), 'en');
    expect(page).toContain('&lt;b onload=&quot;x&quot;&gt;&amp;&#39;');
    expect(page).not.toMatch(/<script|<link|src=|href=|<b /);
    expect(page).toContain('Round 1');
    expect(page).toContain('Group 1');
  });

  test('[GR-13] in the groups of the page everyone has the rating of the draw, and the present one where it is live', () => {
    const card = (config: Readonly<Record<string, unknown>>) => {
      const model = { draws: 0, spread: 200, equal: false, rated: true };
      const cup = playTournament(formats, { format: 'groups', config, players: 3, model }, 'ratings', 1).state;
      return (
        /<div class="cards">[\s\S]*?<\/table>/.exec(
          htmlPage(viewOf(cup), boardView(derive(formats, cup.facts)), 'en'),
        )?.[0] ?? ''
      );
    };
    expect(card({})).toMatch(/Rating[\s\S]*>\d{3,4}</);
    expect(card({ ratings: 'glicko2' })).toMatch(/Rating[\s\S]*>\d{3,4} → \d{3,4}</);
  });

  test('a bracket is drawn with what its sides wait for', () => {
    const model = { draws: 0, spread: 200, equal: false, rated: true };
    const cup = playTournament(
      formats,
      { format: 'hybrid', config: { thirdPlace: true }, players: 5, model },
      'page',
      1,
    ).state;
    const page = htmlPage(viewOf(cup), boardView(derive(formats, cup.facts)), 'en');
    expect(page).toContain('Bracket');
    expect(page).toContain('Qualification');
    expect(page.match(/class="match"/g)).toHaveLength(4);
  });

  test('PGN headers by colour, from results in seat order', () => {
    const [first, second, third, fourth] = pgnText(view, 'en').split('\n\n[');
    expect(first).toContain('[Event "Cup \\"2026\\""]');
    expect(first).toContain('[White "Bo"]\n[Black "Ana"]\n[Result "0-1"]');
    expect(first).toContain('[TimeControl "600+5"]');
    expect(second).toContain('[Result "1/2-1/2"]');
    expect(third).toContain('[White "=cmd()"]\n[Black "Ana"]\n[Result "1-0"]');
    expect(third).toContain('[Termination "forfeit"]');
    expect(fourth).toContain('[Result "*"]');
  });

  test('TRF: fixed columns, and a list of what it cannot express', () => {
    const report = trfReport(view);
    if (!report.possible) throw new Error(report.notes.join());
    const lines = report.text.split('\r\n').filter((line) => line.startsWith('001'));
    expect(lines).toHaveLength(4);
    const ana = assertDefined(
      lines.find((line) => line.slice(14, 47).trim() === 'Ana'),
      'Ana',
    );
    const bo = assertDefined(
      lines.find((line) => line.slice(14, 47).trim() === 'Bo'),
      'Bo',
    );
    expect(ana.slice(48, 52)).toBe('1600');
    expect(ana.slice(80, 84)).toBe(' 3.0');
    expect(ana.slice(91, 99)).toBe(`00${bo.slice(4, 8).trim().padStart(2, '0')} b 1`);
    expect(report.notes.length).toBeGreaterThan(1);
  });

  test('the calendar has rounds and deadlines', () => {
    const text = calendarText(state, view, 'en');
    expect(text).toContain('SUMMARY:Cup "2026": Round 1');
    expect(text).toContain('DTSTART:20260501T000400Z');
    expect(text).toContain('DTSTART:20260501T001400Z');
    // As long as the round: while it is played, until a game's time is out.
    expect(text).toContain('DTEND:20260501T001400Z');
  });

  test('the calendar ends a round when it was closed, and leaves it open when it is opened again', () => {
    const hall = new Hall('robin', 'ab').begin().playOut('ab');
    const ends = () => {
      const text = calendarText(hall.state, viewOf(hall.state), 'en').replace(/\r\n[ \t]/g, '');
      return [...text.matchAll(/UID:T-round-1.*?DTEND:(\w+)/gs)].map(([, end]) => end);
    };
    const whilePlayed = ends();
    hall.close();
    const closed = ends();
    expect(closed).not.toEqual(whilePlayed);
    hall.must({ type: 'ReopenRound', round: 1 });
    expect(ends()).toEqual(whilePlayed);
  });

  test('[DK-24] the calendar has the days and the place of the event', () => {
    const event = { firstDay: '2027-03-13', lastDay: '2027-03-14', startTime: '19:30', venue: 'Old Town Hall' };
    const text = calendarText(state, { ...view, event }, 'en').replace(/\r\n[ \t]/g, '');
    expect(text).toContain('DTSTART;VALUE=DATE:20270313');
    expect(text).toContain('DTEND;VALUE=DATE:20270315');
    expect(text).toContain('DESCRIPTION:19:30');
    expect(text.match(/LOCATION:Old Town Hall/g)?.length).toBeGreaterThan(1);
  });

  test('[DK-24] with a time zone the calendar has the exact moment, also in the night when clocks go forward', () => {
    const spanOf = (event: TournamentView['event']) => {
      const text = calendarText(state, { ...view, ...(event && { event }) }, 'en', 'desk@club.example');
      return /DTSTART:(\w+)\r\n.*?DTEND:(\w+)/s.exec(text.replace(/\r\n[ \t]/g, ''))?.slice(1);
    };
    const oslo = { firstDay: '2027-03-27', lastDay: '2027-03-28', startTime: '19:30', timeZone: 'Europe/Oslo' };
    expect(spanOf(oslo)).toEqual(['20270327T183000Z', '20270328T220000Z']);
    const auckland = { firstDay: '2027-07-01', startTime: '09:00', timeZone: 'Pacific/Auckland' };
    expect(spanOf(auckland)).toEqual(['20270630T210000Z', '20270701T120000Z']);
  });
});

test('[GR-11] PGN has the ratings of the time: those a round was drawn by, however they moved since', () => {
  const model = { draws: 0.2, spread: 200, equal: false, rated: true };
  const config = { ratings: 'glicko2', groupSize: 3 };
  const { state } = playTournament(formats, { format: 'groups', config, players: 9, model }, 'elo', 1);
  const view = assertDefined(tournamentView(derive(formats, state.facts), state.log, { drafts: false }), 'view');
  expect(view.rounds.length).toBeGreaterThan(1);
  const games = pgnText(view, 'en').split('\n\n[');
  let moved = 0;
  for (const round of view.rounds) {
    const drawnBy = assertDefined(state.facts.rounds[round.number - 1]?.ratings, 'ratings');
    for (const { id, name, rating } of view.players) {
      const then = drawnBy[id] && Math.round(drawnBy[id].rating / 100);
      const played = games.filter(
        (game) => game.includes(`[Round "${round.number}.`) && game.includes(`[White "${name}"]`),
      );
      for (const game of played) expect(/WhiteElo "(\d+)"/.exec(game)?.[1], name).toBe(then?.toString());
      if (played.length > 0 && then !== rating) moved++;
    }
  }
  expect(moved).toBeGreaterThan(0);
});

test('[GR-11] PGN has no rating for someone who had none when the round was drawn, whatever they have now', () => {
  const hall = new Hall('groups', 'abc', { config: { ratings: 'glicko2' }, ratings: [1700, 1600] })
    .begin()
    .playOut('cba');
  const games = pgnText(viewOf(hall.state), 'en').split('\n\n[');
  const c = assertDefined(
    viewOf(hall.state).players.find(({ name }) => name === 'c'),
    'c',
  );
  expect(c.rating).toBeDefined();
  const ratingsOf = (colour: 'White' | 'Black') =>
    games.filter((game) => game.includes(`[${colour} "c"]`)).map((game) => game.includes(`[${colour}Elo`));
  expect([...ratingsOf('White'), ...ratingsOf('Black')]).toEqual([false, false, false, false]);
});
