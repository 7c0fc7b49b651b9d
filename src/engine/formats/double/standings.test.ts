import { describe, expect, test } from 'vitest';
import { assertDefined } from '../../../kit/index.ts';
import type { PlayerId } from '../../tournament/index.ts';
import { betterSeed, blackWins, DoubleDesk, upToGrandFinal, upToLosersFinal, whiteWins } from './desk.fixture.ts';

const row = (desk: DoubleDesk, player: PlayerId) =>
  assertDefined(
    desk.conclusion.standings.find((one) => one.player === player),
    `row of ${player}`,
  );
const why = (desk: DoubleDesk, player: PlayerId) => row(desk, player).why[0];
const criteria = (desk: DoubleDesk, player: PlayerId) =>
  row(desk, player)
    .criteria.map(({ name, value }) => `${name} ${value}`)
    .join(', ');

describe('[DK-9] everyone is told where they stand', () => {
  test('[DE-1] on the winners’ side, on the losers’ side, in the grand final', () => {
    const desk = new DoubleDesk(4);
    expect(desk.places).toEqual(['1 p1', '1 p2', '1 p3', '1 p4']);
    expect(why(desk, 'p1')).toEqual({
      rule: 'DE-1',
      code: 'in-winners-side',
      figures: { player: 'p1', number: 1, match: 1 },
    });
    desk.win(1, 'p1');
    expect(why(desk, 'p1')?.figures).toEqual({ player: 'p1', number: 2, match: 3 });
    expect(why(desk, 'p4')).toEqual({
      rule: 'DE-1',
      code: 'in-losers-side',
      figures: { player: 'p4', number: 1, match: 4 },
    });
    expect(row(desk, 'p4').state).toBe('active');
    expect(row(desk, 'p4').why[1]).toEqual({ rule: 'HK-15', code: 'seeded', figures: { player: 'p4', seed: 4 } });
    desk.win(2, 'p2');
    desk.win(3, 'p1');
    expect(why(desk, 'p1')).toMatchObject({ code: 'in-grand-final', figures: { match: 6 } });
  });

  test('[DE-3] out: in which losers’ round, by whom; lost and won grand finals', () => {
    const desk = upToLosersFinal();
    expect(why(desk, 'p4')).toEqual({
      rule: 'DE-3',
      code: 'out-of-losers-side',
      figures: { player: 'p4', others: ['p3'], number: 1, match: 4 },
    });
    expect(row(desk, 'p4')).toMatchObject({ place: 4, state: 'eliminated' });
    desk.win(5, 'p2');
    expect(why(desk, 'p3')).toMatchObject({ code: 'out-of-losers-side', figures: { number: 2, match: 5 } });
    desk.win(6, 'p2');
    expect(row(desk, 'p1')).toMatchObject({ place: 1, state: 'active' });
    desk.win(7, 'p2');
    expect(why(desk, 'p2')).toMatchObject({
      rule: 'DE-2',
      code: 'grand-champion',
      figures: { player: 'p2', others: ['p1'], match: 7 },
    });
    expect(why(desk, 'p1')).toMatchObject({
      rule: 'DE-2',
      code: 'lost-grand-final',
      figures: { player: 'p1', others: ['p2'], match: 7 },
    });
    expect(row(desk, 'p1').state).toBe('eliminated');
    expect(desk.conclusion.why).toEqual([
      { rule: 'DE-2', code: 'grand-champion', figures: { players: ['p2'], others: ['p1'], match: 7 } },
    ]);
  });

  test('[HK-25] a grand final that both forfeited', () => {
    const desk = upToLosersFinal();
    desk.win(5, 'p2');
    desk.record(assertDefined(desk.open[0], 'grand final'), { kind: 'forfeit', seats: [0, 1] });
    expect(why(desk, 'p1')).toMatchObject({ rule: 'HK-25', code: 'final-forfeited', figures: { others: ['p2'] } });
    expect(desk.conclusion.why).toEqual([
      { rule: 'HK-25', code: 'no-champion', figures: { players: ['p1', 'p2'], match: 6 } },
    ]);
  });

  test('[DE-3] [HK-25] out of both sides with one match: where its loser would have come down', () => {
    const desk = new DoubleDesk(8);
    const [first] = desk.open;
    desk.record(assertDefined(first, 'match 1'), { kind: 'forfeit', seats: [0, 1] });
    expect(why(desk, 'p8')).toEqual({
      rule: 'DE-3',
      code: 'out-of-both-sides',
      figures: { player: 'p8', others: ['p1'], number: 1, match: 1 },
    });
    desk.wins('2 p2', '3 p3', '4 p4');
    const second = desk.open.find(({ table }) => table.bracketMatch === 6);
    desk.record(assertDefined(second, 'match 6'), { kind: 'forfeit', seats: [0, 1] });
    expect(why(desk, 'p2')).toMatchObject({ code: 'out-of-both-sides', figures: { number: 2 } });
  });

  test('[DE-3] eight: places and losers’ rounds', () => {
    const desk = new DoubleDesk(8);
    desk.playOut(betterSeed);
    expect(desk.places).toEqual(['1 p1', '2 p2', '3 p3', '4 p4', '5 p5', '5 p6', '7 p7', '7 p8']);
    expect(['p3', 'p4', 'p5', 'p8'].map((player) => why(desk, player)?.figures.number)).toEqual([4, 3, 2, 1]);
  });

  test('[DE-3] [HK-25] both forfeit the last match of the winners’ side: out where its loser would have come down', () => {
    const desk = new DoubleDesk(8);
    for (const [index, winner] of ['p1', 'p2', 'p3', 'p4', 'p1', 'p2'].entries()) desk.win(index + 1, winner);
    const last = desk.open.find(({ table }) => table.bracketMatch === 7);
    desk.record(assertDefined(last, 'match 7'), { kind: 'forfeit', seats: [0, 1] });
    expect(why(desk, 'p1')).toMatchObject({ code: 'out-of-both-sides', figures: { number: 4, match: 7 } });
    desk.playOut(betterSeed);
    expect(desk.places).toEqual(['1 p3', '2 p1', '2 p2', '4 p4', '5 p5', '5 p6', '7 p7', '7 p8']);
  });

  test('[HK-25] nobody plays the grand final: both share second place; one alone has it', () => {
    const both = upToLosersFinal();
    both.win(5, 'p2');
    both.record(assertDefined(both.open[0], 'grand final'), { kind: 'forfeit', seats: [0, 1] });
    expect(both.places).toEqual(['2 p1', '2 p2', '3 p3', '4 p4']);
    const alone = upToLosersFinal();
    alone.must({ type: 'DropPlayer', player: 'p1' });
    alone.record(assertDefined(alone.open[0], 'match 5'), { kind: 'forfeit', seats: [0, 1] });
    expect(alone.places).toEqual(['2 p1', '3 p2', '3 p3', '4 p4']);
  });

  test('[HK-26] who left before the first round was drawn stands last', () => {
    const late = new DoubleDesk(4);
    late.must({ type: 'UnpublishRound', round: 1 });
    late.must({ type: 'DropPlayer', player: 'p1' });
    late.must({ type: 'PairAgain', round: 1 });
    late.must({ type: 'PublishRound', round: 1 });
    expect(row(late, 'p1')).toMatchObject({ place: 4, state: 'dropped' });
    expect(why(late, 'p1')).toEqual({ rule: 'HK-26', code: 'withdrew', figures: { player: 'p1' } });
    late.playOut(betterSeed);
    expect(late.places).toEqual(['1 p2', '2 p3', '3 p4', '4 p1']);
  });

  test('[DE-3] won and lost matches beside each name, without walkovers', () => {
    const desk = new DoubleDesk(3);
    expect(criteria(desk, 'p1')).toBe('losses 0, wins 0, seed 1');
    desk.playOut(betterSeed);
    // p1 had a walkover, beat p2, and p2 again in the grand final; p3 lost to p2 twice.
    expect(desk.places).toEqual(['1 p1', '2 p2', '3 p3']);
    expect(criteria(desk, 'p1')).toBe('losses 0, wins 2, seed 1');
    expect(criteria(desk, 'p2')).toBe('losses 2, wins 2, seed 2');
    expect(criteria(desk, 'p3')).toBe('losses 2, wins 0, seed 3');
  });
});

describe('[DK-5] corrections that are kept', () => {
  test('[DK-5] who won a match whose next places are both taken stands where its loser would be out', () => {
    const desk = new DoubleDesk(4);
    desk.win(1, 'p1');
    desk.win(2, 'p2');
    desk.win(3, 'p1');
    desk.win(4, 'p3');
    // p4 went out in match 4, but won it by the correction; p3 is in match 5 already.
    desk.correct(4, whiteWins);
    expect(why(desk, 'p4')).toMatchObject({ rule: 'DK-5', code: 'place-taken', figures: { others: ['p3'], match: 4 } });
    expect(row(desk, 'p4')).toMatchObject({ place: 4, state: 'eliminated' });
    desk.playOut(betterSeed);
    expect(desk.places).toEqual(['1 p1', '2 p2', '3 p3', '4 p4']);
  });

  test('[DK-5] they stand with those who went out in that round', () => {
    const desk = new DoubleDesk(8);
    for (const [index, winner] of ['p1', 'p2', 'p3', 'p4', 'p1', 'p2'].entries()) desk.win(index + 1, winner);
    desk.wins('8 p6', '9 p5', '10 p4', '11 p3');
    desk.correct(10, blackWins);
    expect(why(desk, 'p6')).toMatchObject({ code: 'place-taken', figures: { match: 10 } });
    expect(desk.places.slice(4)).toEqual(['5 p5', '5 p6', '7 p7', '7 p8']);
  });

  test('[DK-5] [HK-25] a grand final corrected after a walkover in the second: only the winner of that one is first', () => {
    const desk = upToGrandFinal();
    desk.must({ type: 'DropPlayer', player: 'p1' });
    desk.correct(6, whiteWins);
    expect(desk.places).toEqual(['1 p2', '2 p1', '3 p3', '4 p4']);
    expect(why(desk, 'p1')).toMatchObject({ rule: 'DK-5', code: 'place-taken', figures: { others: ['p2'], match: 6 } });
  });

  test('[DK-5] a first match corrected: who was seated on either side stays there', () => {
    const desk = new DoubleDesk(4);
    desk.win(1, 'p1');
    desk.win(2, 'p2');
    expect(desk.matches).toEqual(['1 p4-p1', '2 p3-p2', '3 p1-p2', '4 p4-p3']);
    desk.correct(1, whiteWins);
    expect(desk.matches).toEqual(['1 p4-p1', '2 p3-p2', '3 p1-p2', '4 p4-p3']);
    desk.playOut(betterSeed);
    expect(desk.places).toEqual(['1 p1', '2 p2', '3 p3', '4 p4']);
  });

  test('[DK-5] who is seated on one side stays there, and the other takes the place that is left', () => {
    const up = new DoubleDesk(8, { reset: false });
    for (const [index, winner] of ['p1', 'p2', 'p3', 'p4', 'p1', 'p2'].entries()) up.win(index + 1, winner);
    // Match 7 has p2 and p1; match 10, where the loser of match 5 goes, waits for match 8.
    up.correct(5, blackWins);
    up.win(8, 'p6');
    expect(up.matches).toContain('7 p2-p1');
    expect(up.matches).toContain('10 p4-p6');
    const down = new DoubleDesk(8, { reset: false });
    for (const [index, winner] of ['p1', 'p2', 'p3', 'p4', 'p1'].entries()) down.win(index + 1, winner);
    down.win(8, 'p6');
    // Match 10 has p4 and p6; match 7, where the winner of match 5 goes, waits for match 6.
    down.correct(5, blackWins);
    down.win(6, 'p2');
    expect(down.matches).toContain('7 p2-p1');
    expect(down.matches.filter((said) => said.includes('p4'))).toEqual(['4 p5-p4', '5 p1-p4', '10 p4-p6']);
  });

  test('[DE-2] [DK-5] who lost the winners’ final and came back up was not seated by a correction', () => {
    const desk = upToLosersFinal();
    desk.must({ type: 'DropPlayer', player: 'p1' });
    desk.win(5, 'p2');
    expect(desk.matches).toContain('6 p2');
    expect(desk.places).toEqual(['1 p2', '2 p1', '3 p3', '4 p4']);
  });

  test('[DK-5] neither was seated yet: both go where the correction sends them', () => {
    const desk = new DoubleDesk(8);
    desk.win(1, 'p1');
    desk.win(2, 'p2');
    desk.win(3, 'p3');
    // Match 8 has p7 and p6, match 6 has p2 and p3; match 1 leads to 5 and 9, which are not open yet.
    desk.correct(1, whiteWins);
    desk.win(4, 'p4');
    expect(desk.matches).toContain('5 p8-p4');
    expect(desk.matches).toContain('9 p1-p5');
  });
});
