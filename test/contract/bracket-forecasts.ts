import { describe, expect, test } from 'vitest';
import { formats } from '../../src/engine/formats/index.ts';
import { conclude, forecast } from '../../src/engine/index.ts';
import { type Chance, chanceFrom, hashOf } from '../../src/kit/index.ts';
import { Hall } from '../hall.ts';

interface Bracket {
  readonly config: Readonly<Record<string, unknown>>;
  readonly players: number;
  /** Where it takes long, only every so many moments. */
  readonly every?: number;
}

/** One open game ends, or the desk moves on. */
function playSome(hall: Hall, chance: Chance): void {
  const open = hall.facts.rounds.flatMap(({ number: round, edition, state, tables }) =>
    tables.flatMap(({ match, games }) => {
      const game = games.findIndex(({ recorded }) => !recorded) + 1;
      return state === 'draft' || game === 0 ? [] : [{ round, edition, match, game }];
    }),
  );
  if (open.length === 0) {
    hall.try({ type: 'CloseRound', round: hall.last.number });
    if (!conclude(formats, hall.state.facts).finished) hall.draw();
    return;
  }
  const scores = chance.pick([
    [1000, 0],
    [0, 1000],
    [500, 500],
  ] as const);
  const place = chance.pick(open);
  hall.try({ type: 'RecordOutcome', place, outcome: { kind: 'scores', scores } });
}

/** For each format with a bracket: its rounds have as many places as they have, whatever is known. */
export function roomAddsUp(format: string, brackets: readonly Bracket[]): void {
  describe('[DK-29] forecast of a bracket', () => {
    test.each(brackets)(
      '$config, $players players: at every moment as many are forecast in a round as there is room for',
      (one) => {
        const hall = new Hall(format, 'abcdefgh'.slice(0, one.players), { config: one.config }).begin();
        const chance = chanceFrom(hashOf('room'));
        for (let turn = 0; turn < 50 && !conclude(formats, hall.state.facts).finished; turn++) {
          playSome(hall, chance);
          if (turn % (one.every ?? 1) > 0) continue;
          const { rounds, players: rows } = forecast(formats, hall.state, { runs: 8 }) ?? { rounds: [], players: [] };
          const inAt = rounds.map((_, at) => rows.reduce((sum, { reach }) => sum + (reach[at]?.share ?? 0), 0));
          for (const [at, { code }] of rounds.entries()) {
            const room = { 'label-semi-finals': 4, 'label-final': 2, 'label-grand-final': 2 }[code];
            if (room) expect(inAt[at]).toBeCloseTo(room, 2);
            // Who is in at a round was in at the one before it, and whoever wins was in at all of them.
            for (const { reach, win } of rows) {
              expect(reach[at]?.share).toBeLessThanOrEqual(at > 0 ? (reach[at - 1]?.share ?? 0) : 1);
              expect(win.share).toBeLessThanOrEqual(reach[at]?.share ?? 0);
            }
          }
        }
      },
    );
  });
}
