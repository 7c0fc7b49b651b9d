import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assertDefined, type Chance, chanceFrom, hashOf } from '../../../kit/index.ts';
import { derive, type PlayerId, type Table } from '../../tournament/index.ts';
import { bracketView } from '../../views/bracket.ts';
import { explain } from '../../views/index.ts';
import { labelOf } from '../../views/label.ts';
import { formats } from '../index.ts';
import { betterSeed, blackWins, DoubleDesk, upToGrandFinal, upToLosersFinal, whiteWins } from './desk.fixture.ts';
import { double } from './index.ts';

/** Eight players; the better seed has won every match of the first two winners' rounds. */
function upToWinnersFinal(): DoubleDesk {
  const desk = new DoubleDesk(8);
  for (const [index, winner] of ['p1', 'p2', 'p3', 'p4', 'p1', 'p2'].entries()) desk.win(index + 1, winner);
  return desk;
}

describe('[DE-1] two sides', () => {
  test('[DE-1] 3 to 256 players', () => {
    expect(double.admits({}, 2)?.code).toBe('too-few-players');
    expect(double.admits({}, 3)).toBeUndefined();
    expect(double.admits({}, 256)).toBeUndefined();
    expect(double.admits({}, 257)?.code).toBe('too-many-players');
  });

  test('[DE-1] [DE-3] eight, the better seed always wins: who loses drops, who loses twice is out', () => {
    const desk = new DoubleDesk(8);
    desk.playOut(betterSeed);
    expect(desk.matches).toEqual([
      ...['1 p8-p1', '2 p7-p2', '3 p6-p3', '4 p5-p4'],
      ...['5 p1-p4', '6 p2-p3', '7 p2-p1'],
      ...['8 p7-p6', '9 p8-p5', '10 p4-p6', '11 p3-p5', '12 p4-p3', '13 p2-p3'],
      '14 p1-p2',
    ]);
    expect(desk.places).toEqual(['1 p1', '2 p2', '3 p3', '4 p4', '5 p5', '5 p6', '7 p7', '7 p8']);
    expect(desk.conclusion.winners).toEqual(['p1']);
    expect(desk.rounds.every(({ state }) => state === 'closed')).toBe(true);
  });

  test('[DE-1] a match opens as soon as both are known, whichever side it is on', () => {
    const desk = new DoubleDesk(8);
    desk.win(1, 'p1');
    desk.win(4, 'p4');
    expect(desk.open.map(({ table }) => table.bracketMatch).sort()).toEqual([2, 3, 5, 9]);
  });

  test('[DE-1] both sides are played at once, and no two of their matches at one table', () => {
    const desk = new DoubleDesk(8);
    desk.wins('1 p1', '2 p2', '3 p3', '4 p4', '5 p1', '6 p2');
    const shown = bracketView(derive(formats, desk.facts))?.columns.flatMap(({ matches }) => matches) ?? [];
    const tables = shown.filter(({ state }) => state === 'open').map(({ table }) => table);
    expect(tables).toHaveLength(3);
    expect(new Set(tables).size).toBe(3);
  });

  test('[DE-1] five in a bracket of eight: a slot that nobody can reach is a walkover', () => {
    const desk = new DoubleDesk(5);
    expect(desk.rounds[0]?.tables.filter(({ seats }) => seats.length === 1).map(({ seats }) => seats[0])).toEqual([
      'p1',
      'p2',
      'p3',
    ]);
    desk.playOut(betterSeed);
    expect(desk.places).toEqual(['1 p1', '2 p2', '3 p3', '4 p4', '5 p5']);
  });

  test('[DE-1] no late entry once the bracket is shown', () => {
    const desk = new DoubleDesk(4);
    const late = { type: 'AddPlayers', players: [{ name: 'Late' }] } as const;
    expect(desk.try(late)).toMatchObject({ code: 'late-entry-closed', details: { reason: 'started' } });
    desk.win(1, 'p1');
    expect(desk.try(late)).toMatchObject({ code: 'late-entry-closed', details: { reason: 'first-result' } });
  });

  test('[DE-1] who withdraws forfeits, and their place on the losers’ side is a walkover', () => {
    const desk = new DoubleDesk(4);
    desk.must({ type: 'DropPlayer', player: 'p4' });
    desk.win(2, 'p2');
    expect(desk.matches).toContain('4 p3');
    desk.playOut(betterSeed);
    expect(desk.places).toEqual(['1 p1', '2 p2', '3 p3', '4 p4']);
    expect(desk.conclusion.standings.at(-1)?.state).toBe('dropped');
  });

  test('[HK-25] both forfeit on the winners’ side: neither goes on, on either side', () => {
    const desk = new DoubleDesk(4);
    const first = assertDefined(
      desk.open.find(({ table }) => table.bracketMatch === 1),
      'match 1',
    );
    desk.record(first, { kind: 'forfeit', seats: [0, 1] });
    desk.win(2, 'p2');
    desk.playOut(betterSeed);
    expect(desk.places).toEqual(['1 p2', '2 p3', '3 p1', '3 p4']);
  });

  test('[DE-3] both forfeit late on the winners’ side: out where the loser would have come down', () => {
    const desk = upToWinnersFinal();
    const third = assertDefined(
      desk.open.find(({ table }) => table.bracketMatch === 7),
      'match 7',
    );
    desk.record(third, { kind: 'forfeit', seats: [0, 1] });
    desk.playOut(betterSeed);
    // The winner of the losers' side has nobody to play: champion without a final.
    expect(desk.places).toEqual(['1 p3', '2 p1', '2 p2', '4 p4', '5 p5', '5 p6', '7 p7', '7 p8']);
  });

  test('[DK-5] a correction that is kept: who was seated stays, and the other takes the place that is left', () => {
    const desk = upToWinnersFinal();
    desk.correct(5, blackWins);
    desk.win(8, 'p6');
    // p1 plays match 7 already: p4, who now won match 5, comes down in their stead.
    expect(desk.matches).toContain('7 p2-p1');
    expect(desk.matches).toContain('10 p4-p6');
    desk.playOut(betterSeed);
    expect(desk.conclusion.finished).toBe(true);
  });

  test('[DE-1] round by round nothing opens by itself', () => {
    const desk = new DoubleDesk(8, { roundByRound: true });
    desk.win(1, 'p1');
    desk.win(4, 'p4');
    expect(desk.open.map(({ table }) => table.bracketMatch)).toEqual([2, 3]);
    desk.playOut(betterSeed);
    expect(desk.conclusion.winners).toEqual(['p1']);
  });
});

describe('[DE-2] the grand final', () => {
  test('[DE-2] the one who has not lost wins it: over', () => {
    const desk = upToGrandFinal();
    expect(desk.open.map(({ table }) => table.seats.join('-'))).toEqual(['p1-p2']);
    desk.win(6, 'p1');
    expect(desk.conclusion).toMatchObject({ finished: true, winners: ['p1'] });
    expect(desk.open).toEqual([]);
  });

  test('[DE-2] the one from the losers’ side wins it: a second one decides, sides as before', () => {
    const desk = upToGrandFinal();
    desk.win(6, 'p2');
    expect(desk.conclusion.finished).toBe(false);
    expect(desk.open.map(({ table }) => table.seats.join('-'))).toEqual(['p1-p2']);
    desk.win(7, 'p2');
    expect(desk.conclusion).toMatchObject({ finished: true, winners: ['p2'] });
    expect(desk.places).toEqual(['1 p2', '2 p1', '3 p3', '4 p4']);
  });

  test('[DE-2] without reset the first decides', () => {
    const desk = upToGrandFinal({ reset: false });
    desk.win(6, 'p2');
    expect(desk.conclusion).toMatchObject({ finished: true, winners: ['p2'] });
  });

  test('[HK-25] nobody plays the grand final: no champion, both share second place', () => {
    const desk = upToGrandFinal();
    const [final] = desk.open;
    desk.record(assertDefined(final, 'final'), { kind: 'forfeit', seats: [0, 1] });
    expect(desk.conclusion).toMatchObject({ finished: true, winners: [] });
    expect(desk.places).toEqual(['2 p1', '2 p2', '3 p3', '4 p4']);
  });

  test('[HK-25] [DE-3] nobody comes to the grand final: who won the winners’ side is second alone, those out before stand below', () => {
    const desk = upToLosersFinal();
    desk.must({ type: 'DropPlayer', player: 'p1' });
    const [last] = desk.open;
    desk.record(assertDefined(last, 'last match of the losers’ side'), { kind: 'forfeit', seats: [0, 1] });
    expect(desk.conclusion).toMatchObject({ finished: true, winners: [] });
    expect(desk.places).toEqual(['2 p1', '3 p2', '3 p3', '4 p4']);
  });

  test('[DE-2] who leaves during the grand final gives a walkover in the second', () => {
    const desk = upToGrandFinal();
    desk.must({ type: 'DropPlayer', player: 'p1' });
    expect(desk.conclusion).toMatchObject({ finished: true, winners: ['p2'] });
    expect(desk.places).toEqual(['1 p2', '2 p1', '3 p3', '4 p4']);
  });

  test('[DE-3] the winner of the winners’ side leaves before the grand final: second all the same, and nobody beside', () => {
    const desk = upToLosersFinal();
    desk.must({ type: 'DropPlayer', player: 'p1' });
    // The one they beat came back up the losers' side: that is no seat taken before a correction (DK-5).
    desk.win(5, 'p2');
    expect(desk.conclusion).toMatchObject({ finished: true, winners: ['p2'] });
    expect(desk.places).toEqual(['1 p2', '2 p1', '3 p3', '4 p4']);
  });

  test('[DE-2] a correction of the grand final takes the second back, or brings it', () => {
    const desk = upToGrandFinal();
    desk.win(6, 'p2');
    desk.correct(6, whiteWins, { kind: 'unwind', confirm: 'Cup' });
    expect(desk.conclusion).toMatchObject({ finished: true, winners: ['p1'] });
  });

  test('[DK-5] [HK-25] corrected after a walkover in the second, which is kept: only the winner of that one is first', () => {
    const desk = upToGrandFinal();
    desk.must({ type: 'DropPlayer', player: 'p1' });
    desk.correct(6, whiteWins);
    expect(desk.conclusion).toMatchObject({ finished: true, winners: ['p2'] });
    expect(desk.places).toEqual(['1 p2', '2 p1', '3 p3', '4 p4']);
  });
});

describe('[DE-3] [DE-4] places and names', () => {
  test('[DE-3] sixteen: 3, 4, 5–6, 7–8, 9–12, 13–16', () => {
    const desk = new DoubleDesk(16);
    desk.playOut(betterSeed);
    expect(desk.conclusion.standings.map(({ place }) => place)).toEqual([
      ...[1, 2, 3, 4, 5, 5, 7, 7],
      ...[9, 9, 9, 9, 13, 13, 13, 13],
    ]);
  });

  test('[DE-4] rounds are called by their side', () => {
    const desk = new DoubleDesk(8);
    desk.playOut(({ bracketMatch, ...table }) => (bracketMatch === 14 ? false : betterSeed(table as Table)));
    const labels = desk.rounds.map((round) => labelOf(derive(desk.formats, desk.facts), round));
    expect(labels.map(({ code, figures }) => `${code} ${figures.number ?? ''}`.trim()).sort()).toEqual([
      'label-grand-final',
      'label-losers 1',
      'label-losers 2',
      'label-losers 3',
      'label-losers 4',
      'label-second-grand-final',
      'label-winners 1',
      'label-winners 2',
      'label-winners 3',
    ]);
    expect(explain(derive(desk.formats, desk.facts), 'p8')?.reasons[0]?.why[0]).toMatchObject({
      code: 'out-of-losers-side',
      figures: { number: 1, others: ['p5'] },
    });
  });
});

const byLot = (chance: Chance) => () => chance.below(2) === 0;

describe('random play', () => {
  /** Twice beaten is out, once is not; nobody meets anyone after that. */
  function check(players: number, reset: boolean, first: () => boolean): void {
    const desk = new DoubleDesk(players, { reset });
    desk.playOut(first);
    const lost = new Map<PlayerId, number>();
    for (const { tables } of desk.rounds) {
      for (const { seats, games } of tables) {
        const outcome = games.at(-1)?.recorded?.outcome;
        if (outcome?.kind !== 'scores') continue;
        const loser = assertDefined(outcome.scores[0] === 1000 ? seats[1] : seats[0], 'loser');
        lost.set(loser, (lost.get(loser) ?? 0) + 1);
      }
    }
    const [champion] = desk.conclusion.winners;
    expect(desk.conclusion.winners).toHaveLength(1);
    for (let at = 1; at <= players; at++) {
      const losses = lost.get(`p${at}`) ?? 0;
      if (`p${at}` === champion) expect(losses).toBeLessThanOrEqual(1);
      else if (reset) expect(losses).toBe(2);
      else expect([1, 2]).toContain(losses);
    }
    const games = desk.rounds.reduce((sum, { tables }) => sum + tables.filter((one) => one.games.length > 0).length, 0);
    const { matches } = double.plan({ reset }, players) as { matches: { fewest: number; most: number } };
    expect(games).toBeGreaterThanOrEqual(matches.fewest);
    expect(games).toBeLessThanOrEqual(matches.most);
  }

  test('[DE-1] [DE-2] every size from 3 to 24, and some up to 100', () => {
    const chance = chanceFrom(hashOf('double'));
    for (let players = 3; players <= 24; players++) check(players, players % 3 > 0, byLot(chance));
    for (const players of [33, 64, 100]) check(players, true, byLot(chance));
  });

  test('[DE-1] 256 players', () => check(256, true, byLot(chanceFrom(hashOf('double 256')))), 60_000);

  test('[DE-1] drops, corrections and undo at random: it ends, and nobody plays on who is out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 12 }), fc.nat(), (players, seed) => {
        const chance = chanceFrom(hashOf(`acts ${seed}`));
        const desk = new DoubleDesk(players);
        for (let steps = 0; steps < 60; steps++) {
          const act = chance.below(12);
          const [open] = chance.shuffle(desk.open);
          if (act === 0) desk.try({ type: 'DropPlayer', player: `p${1 + chance.below(players)}` });
          else if (act === 1 && desk.state.log.length > 5) desk.try({ type: 'Undo', version: desk.state.log.length });
          else if (open) desk.record(open, chance.below(2) === 0 ? whiteWins : blackWins);
        }
        const draft = desk.rounds.find(({ state }) => state === 'draft');
        if (draft) desk.try({ type: 'PublishRound', round: draft.number });
        if (desk.rounds.length > 0 && desk.rounds[0]?.state !== 'draft') {
          desk.playOut(() => chance.below(2) === 0);
          expect(desk.conclusion.finished).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });
});
