import { describe, expect, test } from 'vitest';
import { Desk } from '../../../../test/desk.ts';
import { Hall } from '../../../../test/hall.ts';
import { derive, type Outcome, type Table } from '../../tournament/index.ts';
import { labelOf } from '../../views/label.ts';
import { knockout } from './index.ts';

/** Seeds in order of entry: p1 is seed 1. */
class CupDesk extends Desk {
  constructor(players: number, settings: Readonly<Record<string, unknown>> = {}) {
    super('knockout', { seeding: 'entry', ...settings });
    this.must({ type: 'AddPlayers', players: Array.from({ length: players }, (_, at) => ({ name: `N${at + 1}` })) });
    this.must({ type: 'Start' });
    this.pair();
  }

  /** The better seed wins everything that opens. */
  playOut(): void {
    for (let steps = 0; steps < 2_000 && !this.conclusion.finished; steps++) {
      const round = this.rounds.find(({ open }) => open > 0);
      const table = round?.tables.find(({ games }) => games.some(({ recorded }) => !recorded));
      if (!round || !table) return;
      const place = { round: round.number, edition: round.edition, match: table.match, game: table.games.length };
      this.must({ type: 'RecordOutcome', place, outcome: better(table) });
    }
  }
}

const number = (player: string | undefined): number => Number(player?.slice(1));
const better = ({ seats: [one, other] }: Table): Outcome => ({
  kind: 'scores',
  scores: number(one) < number(other) ? [1000, 0] : [0, 1000],
});

describe('[KO-1] a knockout of its own', () => {
  test('[KO-1] 2 to 512 players', () => {
    expect(knockout.admits({}, 1)?.code).toBe('too-few-players');
    expect(knockout.admits({}, 2)).toBeUndefined();
    expect(knockout.admits({}, 512)).toBeUndefined();
    expect(knockout.admits({}, 513)?.code).toBe('too-many-players');
  });

  test('[KO-1] the bracket is the next power of two, and the best seeds have the walkovers', () => {
    for (let players = 2; players <= 33; players++) {
      const desk = new CupDesk(players);
      const size = [2, 4, 8, 16, 32, 64].find((places) => places >= players) ?? 0;
      const [round] = desk.rounds;
      expect(round?.tables).toHaveLength(size / 2);
      const walkovers = round?.tables.filter(({ seats }) => seats.length === 1).map(({ seats }) => number(seats[0]));
      expect(walkovers).toEqual(Array.from({ length: size - players }, (_, at) => at + 1));
      expect(knockout.plan({ thirdPlace: false }, players)).toMatchObject({
        walkovers: size - players,
        knockout: { size },
      });
    }
  });

  test('[KO-1] rounds count from 1 and have their names', () => {
    const desk = new CupDesk(11);
    desk.playOut();
    const labels = desk.rounds.map((round) => labelOf(derive(desk.formats, desk.facts), round));
    expect(labels.map(({ code, figures }) => `${figures.round} ${code}`)).toEqual([
      '1 label-last-16',
      '2 label-quarter-finals',
      '3 label-semi-finals',
      '4 label-final',
    ]);
    expect(desk.conclusion.winners).toEqual(['p1']);
  });

  test('[KO-1] [HK-9] Chess960 where it is set, the classical array otherwise', () => {
    expect(new CupDesk(2, { variant: 'chess960' }).last.tables[0]?.games[0]?.start?.number).toBeTypeOf('number');
    expect(new CupDesk(2).last.tables[0]?.games[0]?.start).toBeUndefined();
  });

  test('[KO-1] third place, races and sudden death are those of HK-19 to HK-25', () => {
    const desk = new CupDesk(4, { thirdPlace: true, raceTo: 1 });
    const [round] = desk.rounds;
    const draw = { kind: 'scores', scores: [500, 500] } as const;
    for (const game of [1, 2]) {
      desk.must({
        type: 'RecordOutcome',
        place: { round: 1, edition: round?.edition ?? 1, match: 1, game },
        outcome: draw,
      });
    }
    expect(desk.rounds[0]?.tables[0]?.games[2]).toMatchObject({ kind: 'sudden-death', attempt: 1 });
    desk.playOut();
    expect(desk.conclusion.standings.map(({ place, player }) => `${place} ${player}`)).toEqual([
      '1 p1',
      '2 p2',
      '3 p3',
      '4 p4',
    ]);
  });
});

test('[HK-26] who entered while the first round was a draft, and was left out of it, has reached no round', () => {
  const hall = new Hall('knockout', 'abcd', { config: { seeding: 'entry' } });
  hall.must({ type: 'Start' });
  hall.must({ type: 'PairRound' });
  hall.must({ type: 'AddPlayers', players: [{ name: 'e' }] });
  hall.must({ type: 'Override', round: 1, edition: hall.last.edition, reason: 'they came to watch' });
  hall.must({ type: 'PublishRound', round: 1 });
  const row = (name: string) => hall.conclusion.standings.find(({ player }) => hall.name(player) === name);
  expect(row('e')).toMatchObject({ place: 5, criteria: [], why: [{ rule: 'HK-26', code: 'left-out' }] });
  expect(row('d')?.criteria.map(({ name }) => name)).toEqual(['round', 'seed']);
});
