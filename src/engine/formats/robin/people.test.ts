import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlayerId } from '../../tournament/index.ts';
import { RobinDesk, scripted, seatsOf } from './hall.fixture.ts';
import { robin } from './index.ts';
import { totalRounds } from './schedule.ts';
import { sheetOf } from './sheet.ts';

describe('[RR-5] who may play, and who leaves', () => {
  test('[RR-5] 2 to 64 players', () => {
    const config = { legs: 1 };
    expect(robin.admits(config, 1)?.code).toBe('too-few-players');
    expect(robin.admits(config, 2)).toBeUndefined();
    expect(robin.admits(config, 64)).toBeUndefined();
    expect(robin.admits(config, 65)?.code).toBe('too-many-players');
  });

  test('[RR-5] no late entry after the first result; before it the first round can be taken back', () => {
    const desk = new RobinDesk(3);
    desk.pair();
    const late = { type: 'AddPlayers', players: [{ name: 'Late' }] } as const;
    expect(desk.try(late)).toMatchObject({ code: 'late-entry-closed', details: { reason: 'started' } });
    desk.must({ type: 'UnpublishRound', round: 1 });
    desk.must(late);
    expect(desk.try({ type: 'PublishRound', round: 1 })?.code).toBe('draft-is-stale');
    desk.must({ type: 'PairAgain', round: 1 });
    desk.must({ type: 'PublishRound', round: 1 });
    expect(seatsOf(desk)).toEqual(['p1-p4', 'p2-p3']);
    desk.record(1, '1-0');
    expect(desk.try({ type: 'AddPlayers', players: [{ name: 'Later' }] })).toMatchObject({
      code: 'late-entry-closed',
      details: { reason: 'first-result' },
    });
  });

  test('[RR-5] all at once: every round is shown with the first', () => {
    const desk = new RobinDesk(5, { publish: 'all-at-once' });
    desk.pair();
    expect(desk.rounds.map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'published'));
    const open = desk.rounds.flatMap(({ tables }) => tables.map(({ number }) => number));
    expect(new Set(open).size).toBe(10);
    for (const round of desk.rounds) for (const { match } of round.tables) desk.record(match, '1-0', round);
    expect(desk.conclusion.finished).toBe(true);
    expect(desk.rounds.every(({ state }) => state === 'closed')).toBe(true);
  });

  test('[RR-5] withdrawn before half: no game of theirs counts, and who would meet them rests', () => {
    const desk = new RobinDesk(6);
    desk.pair();
    desk.finish(); // p1 beats p6
    desk.pair();
    desk.finish(); // p1 beats p2
    desk.must({ type: 'DropPlayer', player: 'p1' });
    // Two of five games: p6 and p2 lost nothing by them.
    expect(desk.row('p6').why.find(({ code }) => code === 'record')?.figures).toMatchObject({ losses: 0 });
    expect(desk.row('p1')).toMatchObject({ place: 6, state: 'dropped' });
    expect(desk.row('p1').why).toContainEqual({ rule: 'RR-5', code: 'annulled', figures: { player: 'p1', games: 2 } });
    desk.pair();
    expect(seatsOf(desk)).toEqual(['p2-p6', 'p4-p5']);
    expect(desk.last.byes).toEqual(['p3']);
    desk.finish();
    expect(desk.figure('p3', 'points')).toEqual({ halves: 2 * 3 });
  });

  test('[RR-5] withdrawn after half: what was played counts, the rest is forfeited', () => {
    const desk = new RobinDesk(5);
    // p2 plays rounds 1, 2 and rests in 3: exactly half of four games counts as half.
    desk.pair();
    desk.finish(scripted({ 'p2-p5': '1-0', 'p3-p4': '½' }));
    desk.pair();
    desk.finish(scripted({ 'p5-p3': '½', 'p1-p2': '0-1' }));
    desk.must({ type: 'DropPlayer', player: 'p2' });
    expect(desk.figure('p2', 'points')).toEqual({ halves: 12 });
    desk.playAll(() => '½');
    expect(desk.figure('p2', 'points')).toEqual({ halves: 12 });
    // p3 and p4 have a forfeit win each.
    const walkovers = desk.rounds.flatMap(({ tables }) => tables.filter(({ seats }) => seats.length === 1));
    expect(walkovers.map(({ seats }) => seats[0]).sort()).toEqual(['p3', 'p4']);
    expect(desk.figure('p4', 'points')).toEqual({ halves: 2 * (1 + 1 + 1 + 3) });
    expect(desk.row('p2').place).toBeGreaterThan(desk.row('p3').place);
  });

  test('[RR-5] a game that no longer counts was played all the same: half is reached by it', () => {
    const desk = new RobinDesk(4);
    desk.pair();
    desk.finish(); // p1-p4, p2-p3
    desk.must({ type: 'DropPlayer', player: 'p4' }); // one of three: annulled
    desk.pair(); // 4-3, 1-2
    desk.finish();
    desk.must({ type: 'DropPlayer', player: 'p1' }); // two of three, one of them annulled
    expect(sheetOf(desk.history).get('p1')?.annulled).toBe(false);
    expect(desk.figure('p1', 'points')).toEqual({ halves: 6 });
  });

  test('[RR-5] a forfeit was not played, and does not count towards half', () => {
    const desk = new RobinDesk(4);
    desk.pair();
    desk.finish(scripted({ 'p1-p4': '+-', 'p2-p3': '1-0' }));
    desk.pair();
    desk.finish(scripted({ 'p4-p3': '1-0', 'p1-p2': '1-0' }));
    desk.must({ type: 'DropPlayer', player: 'p1' });
    expect(sheetOf(desk.history).get('p1')?.annulled).toBe(true);
  });

  test('[RR-5] in mid-round the open game is a forfeit', () => {
    const desk = new RobinDesk(4);
    desk.pair();
    desk.finish(() => '½');
    desk.pair();
    desk.finish(() => '½');
    desk.pair(); // 2-4, 3-1
    desk.must({ type: 'DropPlayer', player: 'p1' });
    expect(desk.last.tables[1]?.games[0]?.recorded?.outcome).toEqual({ kind: 'forfeit', seats: [1] });
    expect(desk.figure('p3', 'points')).toEqual({ halves: 2 * (1 + 1 + 3) });
  });

  test('[RR-5] who comes back takes up the table where it stands', () => {
    const desk = new RobinDesk(4);
    desk.pair();
    desk.finish();
    desk.must({ type: 'DropPlayer', player: 'p1' });
    desk.pair();
    expect(desk.last.byes).toEqual(['p2']);
    desk.must({ type: 'ReinstatePlayer', player: 'p1' });
    desk.finish();
    desk.pair();
    expect(seatsOf(desk)).toEqual(['p2-p4', 'p3-p1']);
    // The game that was missed is a forfeit.
    expect(desk.figure('p2', 'points')).toEqual({ halves: 12 });
  });

  test('[RR-5] everyone leaves: it is over, and nobody has won', () => {
    const desk = new RobinDesk(3);
    desk.pair();
    for (const player of ['p1', 'p2', 'p3']) desk.try({ type: 'DropPlayer', player });
    if (desk.last.state === 'published') desk.close();
    expect(desk.conclusion.finished).toBe(true);
    expect(desk.rounds).toHaveLength(3);
  });
});

describe('[DK-2] by hand', () => {
  test('[RR-1] sides may be swapped, opponents not', () => {
    const desk = new RobinDesk(4);
    desk.must({ type: 'PairRound' });
    const change = (players: readonly [PlayerId, PlayerId]) =>
      ({
        type: 'AdjustDraft',
        round: 1,
        edition: desk.last.edition,
        change: { kind: 'swap', players },
        override: 'agreed',
      }) as const;
    expect(desk.try(change(['p1', 'p2']))?.code).toBe('forbidden-pairing');
    desk.must(change(['p1', 'p4']));
    expect(desk.last.findings).toEqual([{ code: 'colours', hard: false, players: ['p4', 'p1'], size: 1 }]);
    desk.must({ type: 'PublishRound', round: 1 });
    desk.finish();
    expect(desk.figure('p4', 'points')).toEqual({ halves: 6 });
  });
});

describe('whole tournaments', () => {
  test('[RR-1] [RR-4] the sum of points is that of the games that count, whatever is dropped, corrected and undone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), fc.array(fc.nat({ max: 9_999 }), { maxLength: 60 }), (size, acts) => {
        const desk = new RobinDesk(size, { win: 2, draw: 1, loss: 0, order: 'random' }, `${size} ${acts.length}`);
        for (const act of acts) {
          const last = desk.rounds.at(-1);
          if (desk.conclusion.finished) break;
          if (last?.state === 'draft') {
            if (desk.try({ type: 'PublishRound', round: last.number }))
              desk.try({ type: 'PairAgain', round: last.number });
            continue;
          }
          if (!last || last.state === 'closed') {
            if (desk.try({ type: 'PairRound' })) break;
            desk.try({ type: 'PublishRound', round: desk.last.number });
            continue;
          }
          const open = last.tables.find(({ games }) => games.some((game) => !game.recorded));
          if (act % 11 === 0) desk.try({ type: 'DropPlayer', player: `p${1 + (act % size)}` });
          else if (act % 13 === 0) desk.try({ type: 'ReinstatePlayer', player: `p${1 + (act % size)}` });
          else if (act % 7 === 0) desk.try({ type: 'Undo', version: desk.state.log.length });
          else if (open) desk.record(open.match, ['1-0', '0-1', '½'][act % 3] ?? '½', last);
          else desk.try({ type: 'CloseRound', round: last.number });
        }
        const { history } = desk;
        const lines = [...sheetOf(history).values()];
        const meetings = lines.flatMap((line) => line.meetings.map((meeting) => ({ line, meeting })));
        const counted = meetings.filter(({ meeting }) => meeting.counts && meeting.worth);
        const shared = counted.filter(({ meeting }) => meeting.worth?.result !== 'neither');
        // Two points lie on every table; each is counted from both sides.
        expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(2 * shared.length);
        for (const line of lines) {
          expect(new Set(line.meetings.map(({ opponent, leg }) => `${opponent} ${leg}`)).size).toBe(
            line.meetings.length,
          );
          if (!line.annulled)
            expect(line.wins + line.draws + line.losses).toBe(
              line.meetings.filter(({ counts, worth }) => counts && worth).length,
            );
        }
        expect(history.rounds.length).toBeLessThanOrEqual(totalRounds(history) || 0);
      }),
      { numRuns: 60 },
    );
  });
});
