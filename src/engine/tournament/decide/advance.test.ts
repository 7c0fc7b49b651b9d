import { describe, expect, test } from 'vitest';
import { withToys } from '../../../../test/contract/toys.ts';
import { Hall, outcome } from '../../../../test/hall.ts';
import { drawKey, hashOf, ok, stageRound } from '../../../kit/index.ts';
import { formats as real } from '../../formats/index.ts';
import { typesWhen, under, when } from '../given.fixture.ts';
import { type Command, type Formats, type Pairing, type Rulebook, refusal, type Step, wait } from '../index.ts';

const formats = withToys(real);
const secret = hashOf('desk 1');
const keyOf = (name: string) => ({ name, key: drawKey(secret, name) });

/** The toy knock-out, where some of its answers are others. */
const where = (changed: Partial<Rulebook>): Formats => ({
  ...formats,
  rulebook: (name, version) => ({ ...formats.rulebook(name, version), ...changed }),
});
const asking = (next: Rulebook['next']) => where({ next });
const drawnAs = (pairing: Pairing) => ok({ pairing, judgement: { cost: [], findings: [] } });
const record = (hall: Hall, text: string) => {
  const [seats = '', result = ''] = text.split(' ');
  return { type: 'RecordOutcome', place: hall.placeOf(seats), outcome: outcome(result) } as const;
};

describe('after a match', () => {
  test('a game that its rulebook asks for is added, and nothing else happens', () => {
    const hall = new Hall('toy-race', 'ab', { formats }).begin();
    expect(when(hall, record(hall, 'ab 1-0'))).toEqual([
      { type: 'OutcomeRecorded', round: 1, match: 1, game: 1, outcome: outcome('1-0'), completedAt: 900_000 },
      { type: 'GameAdded', round: 1, match: 1, game: { kind: 'regular' } },
    ]);
  });

  test('[DK-5] a correction cancels games that no longer belong to it', () => {
    const hall = new Hall('toy-race', 'ab', { formats }).begin();
    for (const result of ['1-0', '½', '0-1', '½', '1-0']) hall.report(`ab ${result}`);
    const place = { round: 1, edition: 1, match: 1, game: 2 };
    const correct = { type: 'CorrectOutcome', place, outcome: outcome('1-0'), replaces: outcome('½') } as const;
    expect(when(hall, { ...correct, later: { kind: 'keep' } })).toEqual([
      { type: 'OutcomeCorrected', round: 1, match: 1, game: 2, outcome: outcome('1-0') },
      { type: 'GamesCancelled', round: 1, match: 1, from: 3 },
    ]);
  });

  test('the last one of a round closes it, draws lots, and the next round is drawn and shown by itself', () => {
    const hall = new Hall('toy-knock', 'abcd', { formats }).begin();
    const [one, other] = hall.last.tables.map(({ seats }) => hall.names(seats));
    hall.report(`${one} 1-0`);
    const then = when(hall, record(hall, `${other} ½`));
    const purpose = hall.last.tables[1]?.seats.join('-');
    expect(then).toMatchObject([
      { type: 'OutcomeRecorded' },
      { type: 'RoundClosed', round: 1 },
      { type: 'LotsDrawn', purpose, after: 1, draw: keyOf(`after round 1, lots, ${purpose}`) },
      {
        type: 'RoundPaired',
        round: 2,
        edition: 1,
        stage: 0,
        kind: 'knock',
        byes: [],
        byeReasons: [],
        notes: [],
        findings: [],
      },
      { type: 'RoundPublished', round: 2, edition: 1, at: 900_000 },
    ]);
    expect(then).toHaveLength(5);
    expect(Array.isArray(then) && then[3]).toMatchObject({ draw: keyOf('round 2, edition 1, pairing') });
    expect(Array.isArray(then) && 'ratings' in (then[3] ?? {})).toBe(false);
  });

  test('it may need several games at once, also while a draft lies on the desk', () => {
    const several = where({
      judge: () => ({ cost: [], findings: [] }),
      afterGame: (_, round, table) =>
        table.games.length < 3
          ? { kind: 'add-game', round: round.number, match: table.match, game: { kind: 'regular' } }
          : undefined,
      next: (history) => {
        const seats = history.field.slice(0, 2);
        const plan = { seats, games: [{ kind: 'regular' } as const], why: [] };
        return {
          kind: 'pair-round',
          auto: false,
          pair: () => drawnAs({ kind: 'x', tables: [plan], byes: [], notes: [] }),
        };
      },
    });
    const hall = new Hall('toy-race', 'ab', { formats: several }).begin();
    const first = { type: 'RecordOutcome', place: hall.placeOf('ab'), outcome: outcome('1-0') } as const;
    expect(typesWhen(hall, first)).toEqual(['OutcomeRecorded', 'GameAdded', 'GameAdded']);
    hall.must({ type: 'PairRound' });
    expect(hall.last.state).toBe('draft');
    expect(typesWhen(hall, first)).toEqual(['OutcomeRecorded', 'GameAdded', 'GameAdded']);
  });

  test('the stage is asked only once no game of the round is open', () => {
    const hall = new Hall('toy-knock', 'abcd', { formats }).begin();
    const [one, other] = hall.last.tables.map(({ seats }) => hall.names(seats));
    const asked: string[] = [];
    const heard = where({
      afterGame: () => void asked.push('match'),
      opening: () => void asked.push('opening'),
      next: (history, sheet) => {
        asked.push('stage');
        return formats.rulebook('toy-knock', 1).next(history, sheet);
      },
    });
    when(under(hall, heard), record(hall, `${one} 1-0`));
    expect(asked).toEqual(['match', 'opening']);
    hall.report(`${one} 1-0`);
    asked.length = 0;
    when(under(hall, heard), record(hall, `${other} 1-0`));
    expect(asked).toEqual(['match', 'opening', 'stage', 'stage', 'stage']);
  });

  test('a rulebook that never stops asking is a defect, and is named', () => {
    const hall = new Hall('toy-race', 'ab', { formats }).begin();
    const endless = where({ afterGame: () => ({ kind: 'cancel-games', round: 1, match: 1, from: 2 }) });
    expect(() => when(under(hall, endless), record(hall, 'ab 1-0'))).toThrow(
      'The rulebook of stage 1 (toy-race) never stops asking',
    );
  });

  test.each<Command>([{ type: 'PairRound' }, { type: 'DropPlayer', player: 'p1' }])(
    'so is one that does not stop after %j',
    (command) => {
      const hall = new Hall('toy-knock', 'abcd', { formats }).begin();
      const endless = asking(() => ({ kind: 'close-round', round: 1 }));
      expect(() => when(under(hall, endless), command)).toThrow('never stops asking');
    },
  );
});

test.each<[Step, Command]>([
  [
    { kind: 'close-round', round: 1 },
    { type: 'DropPlayer', player: 'p1' },
  ],
  [
    { kind: 'draw-lots', purpose: 'x', players: [] },
    { type: 'EndEarly', confirm: 'Cup' },
  ],
])('a stage that never stops asking for %j after %j is a defect', (step, command) => {
  const hall = new Hall('toy-knock', 'abcd', { formats }).begin();
  const endless = asking(() => step);
  expect(() => when(under(hall, endless), command)).toThrow('never stops asking');
});

describe('a table that opens by itself', () => {
  /** One match; its winner meets c in a match that opens then. */
  const early: Step = { kind: 'pair-round', auto: false, pair: () => drawnAs(drawn(['p1', 'p2'])) };
  const nothing = wait(refusal('nothing-to-pair', {}));
  const opens: NonNullable<Rulebook['opening']> = ({ rounds }) =>
    rounds.length > 1 || rounds[0]?.tables[0]?.games[0]?.recorded === undefined
      ? undefined
      : { kind: 'open-table', round: stageRound(2), roundKind: 'late', open: () => plan(['p1', 'p3']) };
  const plan = (seats: readonly string[]) => ({ seats, games: [{ kind: 'regular' } as const], why: [] });
  const drawn = (seats: readonly string[]) => ({ kind: 'early', tables: [plan(seats)], byes: [], notes: [] });
  const judge = () => ({ cost: [], findings: [] });
  const opening = where({ judge, next: ({ rounds }) => (rounds.length === 0 ? early : nothing), opening: opens });

  test('makes its round, with the draw of that round', () => {
    const hall = new Hall('toy-knock', 'abc', { formats: opening }).begin();
    expect(when(hall, record(hall, 'ab 1-0'))).toMatchObject([
      { type: 'OutcomeRecorded' },
      {
        type: 'TableOpened',
        round: 2,
        edition: 1,
        stage: 0,
        roundKind: 'late',
        at: 900_000,
        table: { match: 1, number: 1, seats: ['p1', 'p3'] },
        draw: keyOf('round 2, edition 1, opening'),
      },
    ]);
  });

  test('has a new edition where the round was there before', () => {
    const hall = new Hall('toy-knock', 'abc', { formats: opening }).begin();
    hall.report('ab 1-0');
    const version = hall.state.log.length;
    hall.must({ type: 'Undo', version });
    expect(when(hall, record(hall, 'ab 0-1'))).toMatchObject([
      { type: 'OutcomeRecorded' },
      { type: 'TableOpened', edition: 2, draw: keyOf('round 2, edition 2, opening') },
    ]);
  });

  test('in a round that is there it brings no draw, and has that round’s edition', () => {
    const more = where({
      judge,
      next: ({ rounds }) => (rounds.length === 0 ? early : nothing),
      opening: ({ rounds: [first] }) =>
        !first || first.tables.length > 1 || !first.tables[0]?.games[0]?.recorded
          ? undefined
          : { kind: 'open-table', round: stageRound(1), roundKind: 'late', open: () => plan(['p1', 'p3']) },
    });
    const hall = new Hall('toy-knock', 'abc', { formats: more }).begin();
    const then = when(hall, record(hall, 'ab 1-0'));
    expect(then).toMatchObject([
      { type: 'OutcomeRecorded' },
      { type: 'TableOpened', round: 1, edition: 1, table: { match: 2 } },
    ]);
    expect(Array.isArray(then) && 'draw' in (then[1] ?? {})).toBe(false);
  });

  test('counts its round within the stage', () => {
    const hall = new Hall('toy-final', 'abcd', { formats }).begin();
    hall.playOut('abcd').close();
    hall.must({ type: 'PairRound' });
    expect(hall.facts.stage).toBe(1);
    hall.must({ type: 'PairAgain', round: 2 });
    hall.must({ type: 'PublishRound', round: 2 });
    const seats = hall.names(hall.last.tables[0]?.seats ?? []);
    const opens = under(
      hall,
      where({
        next: () => nothing,
        afterGame: () => undefined,
        opening: ({ rounds }) =>
          rounds.length > 1
            ? undefined
            : { kind: 'open-table', round: stageRound(2), roundKind: 'x', open: () => plan(['p1', 'p2']) },
      }),
    );
    expect(when(opens, record(hall, `${seats} 1-0`))).toMatchObject([
      { type: 'OutcomeRecorded', round: 2 },
      { type: 'TableOpened', round: 3, stage: 1 },
    ]);
  });

  test('several open after one match, while others of its round are being played', () => {
    const many = where({
      judge: () => ({ cost: [], findings: [] }),
      next: ({ rounds }) => {
        const tables = [plan(['p1', 'p2']), plan(['p3', 'p4'])];
        const pair = () => drawnAs({ kind: 'x', tables, byes: [], notes: [] });
        return rounds.length === 0 ? { kind: 'pair-round', auto: false, pair } : nothing;
      },
      opening: ({ rounds: [, second] }) =>
        (second?.tables.length ?? 0) > 1
          ? undefined
          : { kind: 'open-table', round: stageRound(2), roundKind: 'late', open: () => plan(['p1', 'p2']) },
    });
    const hall = new Hall('toy-knock', 'abcd', { formats: many }).begin();
    expect(when(hall, record(hall, 'ab 1-0'))).toMatchObject([
      { type: 'OutcomeRecorded' },
      { type: 'TableOpened', round: 2, table: { match: 1 } },
      { type: 'TableOpened', round: 2, table: { match: 2 } },
    ]);
  });

  test('does not open beside a draft', () => {
    const beside = where({
      judge: () => ({ cost: [], findings: [] }),
      next: ({ rounds }) => (rounds.length < 2 ? early : nothing),
      opening: opens,
    });
    const hall = new Hall('toy-knock', 'abc', { formats: beside }).begin();
    hall.must({ type: 'PairRound' });
    expect(hall.facts.rounds.map(({ state }) => state)).toEqual(['published', 'draft']);
    const place = { round: 1, edition: 1, match: 1, game: 1 };
    expect(typesWhen(hall, { type: 'RecordOutcome', place, outcome: outcome('1-0') })).toEqual(['OutcomeRecorded']);
  });

  test('asked for a round where tables open, the desk is told no more than that', () => {
    const hall = new Hall('toy-knock', 'abc', { formats: opening }).begin();
    const opens = under(
      hall,
      where({
        conclude: () => ({ finished: false, winners: [], why: [], through: [] }),
        next: (history) =>
          history.rounds.length > 1
            ? wait(refusal('nothing-to-pair', {}))
            : { kind: 'open-table', round: stageRound(2), roundKind: 'x', open: () => plan(['p1', 'p2']) },
      }),
    );
    expect(typesWhen(opens, { type: 'PairRound' })).toEqual(['TableOpened']);
  });
});

describe('[DK-5] a correction in a stage that has handed over', () => {
  test('adds and cancels games of that match; what was handed over stays', () => {
    const hall = new Hall('toy-final', 'abcd', { formats }).begin();
    hall.playOut('abcd').close();
    hall.draw();
    const [table] = hall.facts.rounds[0]?.tables ?? [];
    const replaces = table?.games[0]?.recorded?.outcome ?? outcome('½');
    const place = { round: 1, edition: 1, match: 1, game: 1 };
    const steps = (step: Step) => {
      let asked = 0;
      const answer = where({
        next: () => wait(refusal('nothing-to-pair', {})),
        afterGame: ({ roundsBefore }) => (roundsBefore === 0 && asked++ === 0 ? step : undefined),
      });
      const given = under(hall, answer);
      return typesWhen(given, {
        type: 'CorrectOutcome',
        place,
        outcome: outcome('½'),
        replaces,
        later: { kind: 'keep' },
      });
    };
    expect(steps({ kind: 'add-game', round: 1, match: 1, game: { kind: 'regular' } })).toEqual([
      'OutcomeCorrected',
      'GameAdded',
      'MatchMoved', // its table is taken by the race
    ]);
    expect(steps({ kind: 'cancel-games', round: 1, match: 1, from: 2 })).toEqual([
      'OutcomeCorrected',
      'GamesCancelled',
    ]);
    expect(steps({ kind: 'close-round', round: 1 })).toEqual(['OutcomeCorrected']);
    expect(steps({ kind: 'draw-lots', purpose: 'x', players: [] })).toEqual(['OutcomeCorrected']);
  });
});

describe('[DK-22] a round that was public before', () => {
  test('is never shown again under the same edition', () => {
    const hall = new Hall('groups', 'abc', { config: { autoAdvance: false } }).begin();
    hall.must({ type: 'UnpublishRound', round: 1 });
    expect(when(hall, { type: 'PublishRound', round: 1 })).toEqual([
      { type: 'RoundPublished', round: 1, edition: 2, at: 900_000 },
    ]);
    hall.must({ type: 'PairAgain', round: 1 });
    expect(hall.last.edition).toBe(2);
    expect(when(hall, { type: 'PublishRound', round: 1 })).toEqual([
      { type: 'RoundPublished', round: 1, edition: 2, at: 900_000 },
    ]);
  });
});
