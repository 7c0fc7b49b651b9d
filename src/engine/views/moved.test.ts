import { expect, test } from 'vitest';
import { Hall } from '../../../test/hall.ts';
import { formats } from '../formats/index.ts';
import { conclude, derive, type StandingView, tournamentView } from '../index.ts';

const rowsOf = (hall: Hall): readonly StandingView[] =>
  tournamentView(derive(formats, hall.state.facts), hall.state.log, { drafts: true })?.standings ?? [];

const movedOf = (hall: Hall) => new Map(rowsOf(hall).map(({ player, moved }) => [hall.name(player), moved]));

/** All tables of the newest round: whoever sits first wins, unless told otherwise. */
function play(hall: Hall, scores: readonly [number, number] = [5000, 0]): void {
  for (const { seats } of hall.last.tables) {
    hall.must({
      type: 'RecordOutcome',
      place: hall.placeOf(hall.names(seats)),
      outcome: { kind: 'scores', scores: [...scores] },
    });
  }
}

test('[DK-9] in the first round nobody has moved anywhere', () => {
  const hall = new Hall('swiss', 'abcd', { config: { rounds: 3 } }).begin();
  play(hall);
  expect([...movedOf(hall).values()]).toEqual([undefined, undefined, undefined, undefined]);
});

test('[DK-9] from the second round on a row says by how many places it moved since the round before', () => {
  const hall = new Hall('swiss', 'abcdef', { config: { rounds: 3 } }).begin();
  play(hall);
  hall.over();
  const before = new Map(rowsOf(hall).map(({ player, place }) => [player, place]));
  hall.draw();
  expect([...movedOf(hall).values()].every((by) => by === undefined)).toBe(true);
  // The first table alone is enough.
  play(hall, [0, 5000]);
  const rows = rowsOf(hall);
  expect(rows.map(({ player, place }) => (before.get(player) ?? 0) - place)).toEqual(rows.map(({ moved }) => moved));
  expect(rows.some(({ moved = 0 }) => moved > 0)).toBe(true);
  // Asked again, it is the same.
  expect(rowsOf(hall)).toEqual(rows);
});

/** As they stood after so many rounds, worked out from the beginning. */
const placesAfter = ({ state }: Hall, rounds: number) =>
  new Map(
    conclude(
      formats,
      { ...state, facts: { ...state.facts, rounds: state.facts.rounds.slice(0, rounds) } }.facts,
    ).standings.map(({ player, place }) => [player, place]),
  );

test('[DK-9] a correction of the round before changes what it is compared with', () => {
  const hall = new Hall('swiss', 'abcdef', { config: { rounds: 3 } }).begin();
  const [table] = hall.last.tables;
  play(hall);
  hall.over().draw();
  play(hall);
  expect(rowsOf(hall)).toHaveLength(6);
  const before = placesAfter(hall, 1);
  const place = { round: 1, edition: 1, match: table?.match ?? 1, game: 1 };
  const scored = (...scores: number[]) => ({ kind: 'scores', scores }) as const;
  const correction = { outcome: scored(4000, 4000), replaces: scored(5000, 0), later: { kind: 'keep' } } as const;
  hall.must({ type: 'CorrectOutcome', place, ...correction });
  const corrected = placesAfter(hall, 1);
  expect(corrected).not.toEqual(before);
  for (const { player, place: now, moved } of rowsOf(hall)) expect(moved).toBe((corrected.get(player) ?? 0) - now);
});

test('[DK-9] where some are out a place says less than being in', () => {
  const hall = new Hall('hybrid', 'abcd').begin();
  expect([...movedOf(hall).values()].every((by) => by === undefined)).toBe(true);
});
