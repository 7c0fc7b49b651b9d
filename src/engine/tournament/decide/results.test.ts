import { describe, expect, test } from 'vitest';
import { Hall, scoresOf } from '../../formats/strikes/evening.fixture.ts';
import { type Command, type PlayerId, previewCorrection } from '../index.ts';

/** Six players at level 24: after round 1 the last of each table is out, four play round 2. */
function afterOne() {
  const hall = new Hall(6, { eliminationAt: 24 });
  const first = hall.pair();
  for (const table of first.tables) hall.report(table.number, 9, 5, 1);
  hall.close();
  hall.pair();
  const [, second = '', out = ''] = first.tables[0]?.seats ?? [];
  const otherOut = first.tables[1]?.seats[2] ?? '';
  const place = hall.place(1, first);
  const replaces = scoresOf([9, 5, 1]);
  const right = scoresOf([9, 1, 5]);
  const correct = (reinstate?: readonly PlayerId[]): Command => ({
    type: 'CorrectOutcome',
    place,
    replaces,
    outcome: right,
    later: { kind: 'keep' },
    ...(reinstate && { reinstate }),
  });
  const state = (player: PlayerId) => hall.conclusion.standings.find((row) => row.player === player)?.state;
  return { hall, second, out, otherOut, place, replaces, right, correct, state };
}

describe('[DK-5] a correction brings back those whom it saves, in one entry', () => {
  test('both are written, the correction first', () => {
    const { hall, out, place, right, correct, state } = afterOne();
    hall.must(correct([out]));
    const { round, match, game } = place;
    expect(hall.state.log.head?.events).toEqual([
      { type: 'OutcomeCorrected', round, match, game, outcome: right },
      { type: 'PlayerReinstated', player: out },
    ]);
    expect(state(out)).toBe('active');
  });

  test('both are undone together', () => {
    const { hall, out, correct, state } = afterOne();
    hall.must(correct([out]));
    hall.must({ type: 'Undo', version: hall.state.log.length });
    expect([state(out), hall.strikes(out)]).toEqual(['eliminated', 24]);
  });

  test.each(['an unknown player', 'one who is still in', 'one whom it does not save', 'the same one twice'])(
    'with %s it is refused whole',
    (who) => {
      const { hall, second, out, otherOut, correct } = afterOne();
      const named = { 'an unknown player': ['p99'], 'one who is still in': [second], 'the same one twice': [out, out] };
      const before = hall.state;
      const refused = hall.try(correct(named[who as keyof typeof named] ?? [out, otherOut]));
      const code = who === 'an unknown player' ? 'unknown-player' : 'not-dropped';
      expect(refused?.code).toBe(who === 'one whom it does not save' ? 'cannot-come-back' : code);
      expect(hall.state).toBe(before);
    },
  );

  test('a result that is taken back may bring someone back, too', () => {
    const { hall, out, place, replaces, state } = afterOne();
    const command = { type: 'RemoveOutcome', place, replaces, later: { kind: 'keep' } } as const;
    hall.must({ ...command, reinstate: [out] });
    const { round, match, game } = place;
    expect(hall.state.log.head?.events).toEqual([
      { type: 'OutcomeRemoved', round, match, game, at: hall.state.log.head?.at },
      { type: 'MatchMoved', round, match, table: 2 }, // its table is taken by round 2
      { type: 'PlayerReinstated', player: out },
    ]);
    expect(state(out)).toBe('active');
  });

  test('the preview takes them, and offers them still', () => {
    const { hall, out, place, right, state, correct } = afterOne();
    const preview = previewCorrection(hall.formats, hall.state, place, right, [out]);
    const keep = preview.ok ? preview.value.keep : undefined;
    expect(keep?.mayReinstate).toEqual([out]);
    expect(keep?.states).toContainEqual({ player: out, from: 'eliminated', to: 'active' });
    hall.must(correct([out]));
    expect(state(out)).toBe('active');
  });

  test('the preview refuses what the command would refuse', () => {
    const { hall, second, place, right } = afterOne();
    const preview = previewCorrection(hall.formats, hall.state, place, right, [second]);
    expect(preview).toEqual({ ok: false, error: { code: 'not-dropped', details: { player: second } } });
  });
});
