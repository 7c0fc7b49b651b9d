import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Desk } from '../../../../test/desk.ts';
import { certain } from '../../../kit/index.ts';
import type { Outcome, PlayerId, Table } from '../../tournament/index.ts';
import { historyOf } from '../../tournament/index.ts';
import type { RobinConfig } from './config.ts';
import { robin } from './index.ts';
import { type RobinHistory, totalRounds } from './schedule.ts';
import { sheetOf } from './sheet.ts';

/** A round robin at the desk, with players p1, p2, … numbered in order of entry. */
class RobinDesk extends Desk {
  constructor(players: number, settings: Readonly<Record<string, unknown>> = {}, seed: number | string = 1) {
    super('robin', { order: 'entry', ...settings }, seed);
    this.must({
      type: 'AddPlayers',
      players: Array.from({ length: players }, (_, at) => ({ name: `N${at + 1}`, rating: 1000 + 10 * at })),
    });
    this.must({ type: 'Start' });
  }

  record(match: number, result: string, round = this.last): void {
    this.must({ type: 'RecordOutcome', place: this.place(match, round), outcome: outcome(result) });
  }

  /** Gives every open table of the last round the result and closes the round. */
  finish(result: (table: Table) => string = () => '1-0'): void {
    const { number } = this.last;
    for (const table of this.last.tables) {
      if (table.games.some((game) => !game.recorded)) this.record(table.match, result(table));
    }
    if (this.rounds[number - 1]?.status === 'published') this.close();
  }

  playAll(result: (table: Table) => string = () => '1-0'): void {
    while (!this.conclusion.finished) {
      this.pair();
      this.finish(result);
    }
  }

  get table(): string[] {
    return this.conclusion.standings.map(({ place, player }) => `${place} ${player}`);
  }

  get history(): RobinHistory {
    return historyOf(this.facts) as RobinHistory;
  }

  row(player: PlayerId) {
    return certain(
      this.conclusion.standings.find((row) => row.player === player),
      `row of ${player}`,
    );
  }

  figure(player: PlayerId, name: string) {
    return this.row(player).criteria.find((criterion) => criterion.name === name)?.value;
  }
}

function outcome(text: string): Outcome {
  if (text === '½') return { kind: 'scores', scores: [500, 500] };
  if (text === '+-') return { kind: 'forfeit', seats: [1] };
  if (text === '-+') return { kind: 'forfeit', seats: [0] };
  if (text === 'ff') return { kind: 'forfeit', seats: [0, 1] };
  return { kind: 'scores', scores: text.split('-').map((score) => 1000 * Number(score)) };
}

/** Results by pair: «p1-p2 1-0» holds whichever side each has. */
function scripted(lines: Readonly<Record<string, string>>) {
  const mirrored: Readonly<Record<string, string>> = { '½': '½', '+-': '-+', '-+': '+-', ff: 'ff' };
  return ({ seats }: Table): string => {
    const straight = lines[seats.join('-')];
    if (straight !== undefined) return straight;
    const turned = certain(lines[seats.toReversed().join('-')], seats.join('-'));
    return mirrored[turned] ?? turned.split('-').reverse().join('-');
  };
}

const seatsOf = (desk: RobinDesk): string[] => desk.last.tables.map(({ seats }) => seats.join('-'));

describe('[RR-1] rounds', () => {
  test('[RR-1] by entry: round 1 of six is Berger’s, and all follow from its numbering', () => {
    const desk = new RobinDesk(6);
    desk.pair();
    expect(seatsOf(desk)).toEqual(['p1-p6', 'p2-p5', 'p3-p4']);
    desk.finish();
    desk.pair();
    expect(seatsOf(desk)).toEqual(['p6-p4', 'p5-p3', 'p1-p2']);
  });

  test('[RR-1] by rating the highest is number 1', () => {
    const desk = new RobinDesk(4, { order: 'rating' });
    desk.pair();
    expect(seatsOf(desk)).toEqual(['p4-p1', 'p3-p2']);
  });

  test('[RR-1] at random the numbering is drawn with the first round, and not twice alike', () => {
    const numberings = [1, 2, 3, 4].map((seed) => {
      const desk = new RobinDesk(8, { order: 'random' }, seed);
      return seatsOf({ last: desk.pair() } as RobinDesk).join(' ');
    });
    expect(new Set(numberings).size).toBeGreaterThan(1);
  });

  test('[RR-1] an odd field: everyone rests once, and a rest scores nothing', () => {
    const desk = new RobinDesk(5);
    desk.playAll(() => '½');
    expect(desk.rounds.map(({ byes }) => byes)).toEqual([['p1'], ['p4'], ['p2'], ['p5'], ['p3']]);
    for (const player of ['p1', 'p2', 'p3', 'p4', 'p5']) expect(desk.figure(player, 'points')).toEqual({ halves: 8 });
  });

  test('[RR-1] two legs: everyone meets everyone twice, once on each side', () => {
    const desk = new RobinDesk(4, { legs: 2 });
    desk.playAll();
    const met = desk.rounds.flatMap(({ tables }) => tables.map(({ seats }) => seats.join('-')));
    expect(met).toHaveLength(12);
    expect(new Set(met).size).toBe(12);
  });

  test('[RR-2] the first seat has white; scores have sides, but no colours', () => {
    const chess = new RobinDesk(4);
    expect(chess.pair().tables[0]?.games[0]).toMatchObject({ white: 0, black: 1 });
    const scores = new RobinDesk(4, { results: 'scores' });
    expect(scores.pair().tables[0]?.games[0]).toEqual({ kind: 'regular' });
  });
});

describe('[RR-3] results', () => {
  test('[RR-3] 3, 1, 0 unless set; the chess preset has 1, ½, 0', () => {
    const worth = (settings: Readonly<Record<string, unknown>>) => {
      const desk = new RobinDesk(4, settings);
      desk.pair();
      desk.record(1, '1-0');
      desk.record(2, '½');
      return ['p1', 'p4', 'p2', 'p3'].map((player) => desk.figure(player, 'points'));
    };
    expect(worth({})).toEqual([{ halves: 6 }, { halves: 0 }, { halves: 2 }, { halves: 2 }]);
    expect(worth(certain(robin.presets.chess, 'chess'))).toEqual([
      { halves: 2 },
      { halves: 0 },
      { halves: 1 },
      { halves: 1 },
    ]);
  });

  test('[RR-3] one-point games take 1–0, ½–½ and 0–1, scores whole numbers', () => {
    const refused = (settings: Readonly<Record<string, unknown>>, given: Outcome) => {
      const desk = new RobinDesk(2, settings);
      desk.pair();
      const why = desk.try({ type: 'RecordOutcome', place: desk.place(1), outcome: given });
      return why?.code === 'impossible-score' ? why.details.problem : why?.code;
    };
    expect(refused({}, outcome('3-1'))).toBe('one-point');
    expect(refused({}, outcome('½'))).toBeUndefined();
    expect(refused({ results: 'scores' }, outcome('3-1'))).toBeUndefined();
    expect(refused({ results: 'scores' }, outcome('2-2'))).toBeUndefined();
    expect(refused({ results: 'scores' }, outcome('½'))).toBe('whole');
    expect(refused({ results: 'scores' }, { kind: 'scores', scores: [1000, null] })).toBe('not-a-number');
    expect(refused({ results: 'scores' }, { kind: 'scores', scores: [-1000, 0] })).toBe('range');
    expect(refused({ results: 'scores' }, { kind: 'places', places: [1, 2] })).toBe('kind');
  });

  test('[RR-3] a draw of scores is worth a draw, the higher wins', () => {
    const desk = new RobinDesk(4, { results: 'scores' });
    desk.pair();
    desk.record(1, '2-2');
    desk.record(2, '0-7');
    expect(['p1', 'p4', 'p2', 'p3'].map((player) => desk.figure(player, 'points'))).toEqual([
      { halves: 2 },
      { halves: 2 },
      { halves: 0 },
      { halves: 6 },
    ]);
  });
});

describe('[RR-4] standings', () => {
  // p1, p2 and p3 have two wins each against the rest; among them p1 beats p2, p2 beats p3, p3 beats p1.
  const circle = {
    'p1-p2': '1-0',
    'p2-p3': '1-0',
    'p3-p1': '1-0',
    'p1-p4': '1-0',
    'p2-p4': '1-0',
    'p3-p4': '1-0',
  };

  test('[RR-4] three who beat each other in a circle share the place', () => {
    const desk = new RobinDesk(4);
    desk.playAll(scripted(circle));
    expect(desk.table).toEqual(['1 p1', '1 p2', '1 p3', '4 p4']);
    expect(desk.conclusion.winners).toEqual(['p1', 'p2', 'p3']);
    expect(desk.figure('p1', 'points-among')).toEqual({ halves: 6 });
  });

  test('[RR-4] points among those level come first', () => {
    const desk = new RobinDesk(4);
    // p1 and p2 end with 6 points; p2 beat p1.
    desk.playAll(
      scripted({ 'p1-p2': '0-1', 'p1-p3': '1-0', 'p1-p4': '1-0', 'p2-p3': '0-1', 'p2-p4': '1-0', 'p3-p4': '0-1' }),
    );
    expect(desk.table.slice(0, 2)).toEqual(['1 p2', '2 p1']);
    expect(desk.row('p1').why).toContainEqual({
      rule: 'RR-4',
      code: 'behind-by',
      figures: {
        player: 'p1',
        opponent: 'p2',
        criterion: 'points-among',
        value: { halves: 0 },
        other: { halves: 6 },
      },
    });
  });

  test('[RR-4] points among are counted again for those they leave level', () => {
    const desk = new RobinDesk(6, { win: 1, draw: 0.5, loss: 0 });
    // p1 to p4 end with 2½ points. Among them p1 has 2½, p2 and p3 1½ each, p4 ½; p3 beat p2.
    desk.playAll(
      scripted({
        'p1-p2': '½',
        'p1-p3': '1-0',
        'p1-p4': '1-0',
        'p2-p3': '0-1',
        'p2-p4': '1-0',
        'p3-p4': '½',
        'p1-p5': '0-1',
        'p1-p6': '0-1',
        'p2-p5': '1-0',
        'p2-p6': '0-1',
        'p3-p5': '0-1',
        'p3-p6': '1-0',
        'p4-p5': '1-0',
        'p4-p6': '1-0',
        'p5-p6': '1-0',
      }),
    );
    expect(desk.table).toEqual(['1 p5', '2 p1', '3 p3', '4 p2', '5 p4', '6 p6']);
    const among = ['p1', 'p2', 'p3', 'p4'].map((player) => desk.figure(player, 'points-among'));
    expect(among).toEqual([{ halves: 5 }, { halves: 3 }, { halves: 3 }, { halves: 1 }]);
    expect(desk.row('p2').why).toContainEqual({
      rule: 'RR-4',
      code: 'behind-by',
      figures: { player: 'p2', opponent: 'p3', criterion: 'points-among', value: { halves: 0 }, other: { halves: 2 } },
    });
  });

  test('[RR-4] wins, differential, scored: each where those before it leave people level', () => {
    const lines = {
      'p1-p2': '0-0',
      'p3-p4': '2-2',
      'p1-p3': '3-0',
      'p2-p4': '4-1',
      'p1-p4': '1-2',
      'p2-p3': '0-2',
    };
    const level = (tieBreaks: readonly string[]) => {
      const desk = new RobinDesk(4, { results: 'scores', tieBreaks });
      desk.playAll(scripted(lines));
      return desk.table;
    };
    // All four have a win, a draw and a loss; differences: p1 +2, p2 +1, p3 −1, p4 −2; scored 4, 4, 4, 5.
    expect(level([])).toEqual(['1 p1', '1 p2', '1 p3', '1 p4']);
    expect(level(['wins', 'differential'])).toEqual(['1 p1', '2 p2', '3 p3', '4 p4']);
    expect(level(['scored'])).toEqual(['1 p4', '2 p1', '2 p2', '2 p3']);
  });

  test('[RR-4] Sonneborn-Berger: the points of those beaten, half of those drawn with', () => {
    const desk = new RobinDesk(4, { win: 1, draw: 0.5, loss: 0, tieBreaks: ['sonneborn-berger'] });
    desk.playAll(scripted({ 'p1-p2': '½', 'p1-p3': '1-0', 'p1-p4': '0-1', 'p2-p3': '½', 'p2-p4': '½', 'p3-p4': '½' }));
    // p1 1½, p2 1½, p3 1, p4 2. p1: ½·1½ + 1 = 1¾; p2: ½·1½ + ½·1 + ½·2 = 2¼.
    expect(desk.figure('p1', 'sonneborn-berger')).toEqual({ hundredths: 175 });
    expect(desk.figure('p2', 'sonneborn-berger')).toEqual({ hundredths: 225 });
    expect(desk.table.slice(0, 3)).toEqual(['1 p4', '2 p2', '3 p1']);
  });

  test('[RR-4] the lot parts those who are level to the end', () => {
    const desk = new RobinDesk(4, { tieBreaks: ['points-among', 'lot'] });
    desk.playAll(scripted(circle));
    expect(desk.facts.lots).toHaveLength(1);
    expect(desk.conclusion.winners).toHaveLength(1);
    expect(desk.conclusion.standings.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
  });

  test('[RR-4] unless set: points among, wins, and the differential where there are scores', () => {
    const config = (settings: Readonly<Record<string, unknown>>) => {
      const made = robin.configure(settings);
      return made.ok ? (made.value as RobinConfig).tieBreaks : made.error;
    };
    expect(config({})).toEqual(['points-among', 'wins']);
    expect(config({ results: 'scores' })).toEqual(['points-among', 'wins', 'differential']);
    expect(config({ tieBreaks: ['lot'] })).toEqual(['lot']);
  });
});

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
    expect(desk.rounds.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'published'));
    const open = desk.rounds.flatMap(({ tables }) => tables.map(({ number }) => number));
    expect(new Set(open).size).toBe(10);
    for (const round of desk.rounds) for (const { match } of round.tables) desk.record(match, '1-0', round);
    expect(desk.conclusion.finished).toBe(true);
    expect(desk.rounds.every(({ status }) => status === 'closed')).toBe(true);
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
    if (desk.last.status === 'published') desk.close();
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
          if (last?.status === 'draft') {
            if (desk.try({ type: 'PublishRound', round: last.number }))
              desk.try({ type: 'PairAgain', round: last.number });
            continue;
          }
          if (!last || last.status === 'closed') {
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
