import { describe, expect, test } from 'vitest';
import { Hall } from '../../../test/hall.ts';
import { drawInput } from '../views/index.ts';
import { isIn, withAbsences } from './absences.ts';
import { tableDrawn } from './evolve/round.ts';
import { tableOfTwo } from './given.fixture.ts';
import type { Absence } from './index.ts';
import type { Round } from './model.ts';
import { playerTold } from './presence.fixture.ts';

const announce = (hall: Hall, name: string, ...absences: Absence[]) =>
  hall.must({ type: 'AnnounceAbsences', player: hall.id(name), absences });
const once = (round: number, bye: Absence['bye'] = 'nothing'): Absence => ({ from: round, to: round, bye });
const seated = (hall: Hall) => hall.names([...hall.last.tables.flatMap(({ seats }) => seats)].toSorted());
const points = (hall: Hall, name: string) => {
  const [figure] = hall.derived.standings.find(({ player }) => player === hall.id(name))?.criteria ?? [];
  return typeof figure?.value === 'object' && 'halves' in figure.value ? figure.value.halves / 2 : figure?.value;
};

const swiss = (names: string) => new Hall('swiss', names, { config: { target: 1, win: 3, draw: 1, rounds: 3 } });

describe('[DK-33] an announced absence', () => {
  test('is told from a seat, the bye, and a round after they left', () => {
    const round = (number: number, seats: string, byes = '') =>
      ({ number, tables: [tableDrawn(tableOfTwo(seats, 1))], byes: [...byes] }) as Partial<Round> as Round;
    expect([isIn(round(1, 'ab', 'c'), 'a'), isIn(round(1, 'ab', 'c'), 'c'), isIn(round(1, 'ab'), 'c')]).toEqual([
      true,
      true,
      false,
    ]);
    const player = playerTold('c', { absences: [{ from: 1, bye: 'half' }], droppedAfter: 3 });
    const rounds = [round(1, 'ab'), round(2, 'ac'), round(3, 'ab'), round(4, 'ab')];
    const row = { place: 1, player: 'c', state: 'dropped', criteria: [], why: [] } as const;
    const [told] = withAbsences([row], { players: new Map([['c', player]]), rounds });
    expect(told?.why.map(({ code, figures }) => [code, figures.round])).toEqual([
      ['announced-half', 1],
      ['announced-half', 3],
    ]);
  });

  test.each([
    ['nothing', 0],
    ['half', 1],
    ['full', 3],
  ] as const)('swiss: %s is worth %i points, and the draw leaves them out', (bye, worth) => {
    const hall = swiss('abcdef');
    announce(hall, 'f', once(1, bye));
    hall.begin();
    expect(seated(hall)).not.toContain('f');
    expect(hall.names(hall.last.byes)).toHaveLength(1);
    expect(points(hall, 'f')).toBe(worth);
    const row = hall.derived.standings.find(({ player }) => player === hall.id('f'));
    expect(row?.state).toBe('active');
    expect(row?.why.map(({ code }) => code)).toContain(`announced-${bye}`);
    hall.playOut('abcdef').over().draw();
    expect(seated(hall)).toContain('f');
  });

  test('[SW-12] only a bye of full value counts for who has the next bye', () => {
    const hall = swiss('abc');
    announce(hall, 'c', once(1, 'half'));
    hall.begin().playOut('abc').over();
    const byes = (name: string) => {
      const why = hall.derived.standings.find(({ player }) => player === hall.id(name))?.why ?? [];
      return why.find(({ code }) => code === 'record')?.figures.byes;
    };
    expect(byes('c')).toBe(0);
    announce(hall, 'c', once(1, 'full'));
    expect(byes('c')).toBe(1);
  });

  test.each([
    ['nothing', 0],
    ['half', 0.5],
    ['full', 1],
  ] as const)('dutch: %s is worth %d', (bye, worth) => {
    const hall = new Hall('dutch', 'abcdef', { config: { rounds: 3 } });
    announce(hall, 'f', once(1, bye));
    hall.begin();
    expect(seated(hall)).not.toContain('f');
    expect(points(hall, 'f')).toBe(worth);
  });

  test('[DU-3] dutch: a half-point bye does not bar from the allocated one, a full one does', () => {
    const bye = (worth: Absence['bye']) => {
      const hall = new Hall('dutch', 'abcde', { config: { rounds: 3 }, ratings: [2000, 1900, 1800, 1700, 1600] });
      announce(hall, 'e', once(1, worth));
      hall.begin();
      const [line] = [hall.derived.stage().sheet as ReadonlyMap<string, { mayHaveBye: boolean }>];
      return line?.get(hall.id('e'))?.mayHaveBye;
    };
    expect([bye('half'), bye('full')]).toEqual([true, false]);
  });

  test('a league: the phase passes without a game', () => {
    const hall = new Hall('hybrid', 'abcde');
    announce(hall, 'e', once(1));
    hall.begin();
    expect(seated(hall)).not.toContain('e');
    hall.playOut('abcde').over().draw();
    expect(hall.names([...hall.last.tables.flatMap(({ seats }) => seats), ...hall.last.byes])).toContain('e');
  });

  test('until further notice, and taken back', () => {
    const hall = swiss('abcdef');
    announce(hall, 'f', { from: 1, bye: 'nothing' });
    hall.begin().playOut('abcdef').over().draw();
    expect(seated(hall)).not.toContain('f');
    hall.playOut('abcdef').over();
    announce(hall, 'f', { from: 1, to: 2, bye: 'nothing' });
    hall.draw();
    expect(seated(hall)).toContain('f');
  });

  test('a draft that has them is marked', () => {
    const hall = swiss('abcd');
    hall.must({ type: 'Start' });
    hall.must({ type: 'PairRound' });
    announce(hall, 'a', once(1));
    expect(hall.derived.reviewDraft()?.stale.map(({ code }) => code)).toContain('is-out');
  });

  test('whoever has a seat plays, whatever they announced afterwards', () => {
    const hall = swiss('abcd').begin();
    announce(hall, 'a', once(1, 'full'));
    hall.playOut('abcd');
    expect(points(hall, 'a')).toBe(3);
  });

  test('the public can run the draw again', () => {
    const hall = swiss('abcdef');
    announce(hall, 'f', once(1, 'half'));
    hall.begin();
    const input = drawInput(hall.state, 1);
    expect(input?.kind === 'input' && input.history.players.at(-1)?.absences).toEqual([once(1, 'half')]);
  });
});
