import { describe, expect, test } from 'vitest';
import { withToys } from '../../../../test/contract/toys.ts';
import { Hall } from '../../../../test/hall.ts';
import { drawKey, hashOf } from '../../../kit/index.ts';
import { formats as real } from '../../formats/index.ts';
import { typesWhen, under, when } from '../given.fixture.ts';
import { type Formats, type Rulebook, refusal, wait } from '../index.ts';

const formats = withToys(real);
const secret = hashOf('desk 1');
const keyOf = (name: string) => ({ name, key: drawKey(secret, name) });

const asking = (next: Rulebook['next']): Formats => ({
  ...formats,
  rulebook: (name, version) => ({ ...formats.rulebook(name, version), next }),
});

describe('the stages', () => {
  test('[HK-2] follow the number of players until something is drawn', () => {
    const hall = new Hall('toy-final', 'abcd', { formats });
    expect(typesWhen(hall, { type: 'Start' })).toEqual(['Started', 'StagesPlanned']);
    hall.must({ type: 'Start' });
    expect(typesWhen(hall, { type: 'PairRound' })).toEqual(['RoundPaired']);
    const other: Formats = {
      ...formats,
      format: (name, version) => {
        const format = formats.format(name, version);
        return format && { ...format, stages: () => [{ rulebook: 'toy-race', config: {} }] };
      },
    };
    const given = under(hall, other);
    expect(when(given, { type: 'PairRound' })).toMatchObject([
      { type: 'StagesPlanned', stages: [{ rulebook: 'toy-race', config: {} }] },
      { type: 'RoundPaired', kind: 'race' },
    ]);
  });

  test('stay as they are once something is drawn', () => {
    const hall = new Hall('toy-final', 'abcd', { formats }).begin();
    hall.playOut('abcd').close();
    const other: Formats = {
      ...formats,
      format: (name, version) => {
        const format = formats.format(name, version);
        return format && { ...format, stages: () => [{ rulebook: 'toy-race', config: {} }] };
      },
    };
    expect(typesWhen(under(hall, other), { type: 'PairRound' })).toEqual(['HandedOver', 'RoundPaired']);
  });

  test('a format that no longer admits so many refuses the first draw; one that is gone is a defect', () => {
    const hall = new Hall('toy-knock', 'abc', { formats });
    hall.must({ type: 'Start' });
    const why = refusal('too-many-players', { have: 3, most: 2 });
    const fewer: Formats = {
      ...formats,
      format: (name, version) => {
        const format = formats.format(name, version);
        return format && { ...format, admits: () => why };
      },
    };
    expect(when(under(hall, fewer), { type: 'PairRound' })).toEqual(why);
    const gone: Formats = { ...formats, format: () => undefined };
    expect(() => when(under(hall, gone), { type: 'PairRound' })).toThrow('format toy-knock');
  });

  test('are asked once: for the next round, for what follows by itself, and for the last lots', () => {
    const hall = new Hall('toy-knock', 'abcd', { formats });
    hall.must({ type: 'Start' });
    for (const command of [
      { type: 'PairRound' },
      { type: 'DropPlayer', player: 'p1' },
      { type: 'EndEarly', confirm: 'Cup' },
    ] as const) {
      let asked = 0;
      const heard = asking(() => {
        asked++;
        return wait(refusal('nothing-to-pair', {}));
      });
      when(under(hall, heard), command);
      expect(asked).toBe(1);
    }
  });

  test('nothing to pair is said also where something else was done first', () => {
    const hall = new Hall('toy-knock', 'ab', { formats }).begin();
    const why = refusal('already-finished', {});
    const closing = asking((history) =>
      history.rounds[0]?.state === 'closed' ? wait(why) : { kind: 'close-round', round: 1 },
    );
    expect(when(under(hall, closing), { type: 'PairRound' })).toEqual(why);
  });

  test('[GR-11] a round carries the ratings that it was sorted by', () => {
    const hall = new Hall('groups', 'ab', { config: { ratings: 'glicko2' }, ratings: [1600, 1500] });
    hall.must({ type: 'Start' });
    expect(when(hall, { type: 'PairRound' })).toMatchObject([
      { type: 'RoundPaired', ratings: { p1: { rating: 160_000 }, p2: { rating: 150_000 } } },
    ]);
  });

  test('too few players: refused at the start, no hindrance once it has begun', () => {
    const hall = new Hall('toy-knock', 'abc', { formats });
    hall.must({ type: 'DropPlayer', player: hall.id('a') });
    expect(typesWhen(hall, { type: 'Start' })).toEqual(['Started', 'StagesPlanned']);
    hall.must({ type: 'DropPlayer', player: hall.id('b') });
    expect(when(hall, { type: 'Start' })).toEqual({ code: 'too-few-players', details: { have: 1, need: 2 } });
    const begun = new Hall('toy-knock', 'ab', { formats });
    begun.must({ type: 'Start' });
    begun.must({ type: 'DropPlayer', player: begun.id('a') });
    expect(when(begun, { type: 'PairRound' })).toMatchObject({ code: 'already-finished' });
  });

  test('a hand-over records the seeds, and the next stage is drawn at once', () => {
    const hall = new Hall('toy-final', 'abcd', { formats }).begin();
    hall.playOut('abcd').close();
    const then = when(hall, { type: 'PairRound' });
    expect(then).toMatchObject([
      { type: 'HandedOver', stage: 1 },
      { type: 'RoundPaired', round: 2, stage: 1, kind: 'race', draw: keyOf('round 2, edition 1, pairing') },
    ]);
    const auto = asking((history, sheet) => {
      const step = formats.rulebook(history.lastStage ? 'toy-race' : 'toy-qualifier', 1).next(history, sheet);
      return step.kind === 'hand-over' ? { ...step, auto: true } : step;
    });
    const given = under(new Hall('toy-final', 'abcd', { formats }).begin().playOut('abcd'), auto);
    expect(typesWhen(given, { type: 'CloseRound', round: 1 })).toEqual(['RoundClosed', 'HandedOver']);
  });

  test('a draw that cannot be made stops quietly where nobody asked for it, and is refused where somebody did', () => {
    const why = refusal('no-legal-pairing', { players: [], reason: 'structure' });
    const stuck = asking(() => ({ kind: 'pair-round', auto: true, pair: () => ({ ok: false, error: why }) }));
    const hall = new Hall('toy-knock', 'ab', { formats });
    const given = under(hall, stuck);
    expect(typesWhen(given, { type: 'Start' })).toEqual(['Started', 'StagesPlanned']);
    hall.must({ type: 'Start' });
    expect(when(under(hall, stuck), { type: 'PairRound' })).toEqual(why);
  });

  test('nothing follows by itself while a draft lies on the desk', () => {
    const hall = new Hall('groups', 'abcd', { config: { groupSize: 2 } });
    hall.must({ type: 'Start' });
    hall.must({ type: 'PairRound' });
    expect(typesWhen(hall, { type: 'AddPlayers', players: [{ name: 'e' }] })).toEqual(['PlayersAdded']);
  });
});

test('[SW-4] ended early, only lots are still drawn', () => {
  const hall = new Hall('toy-knock', 'abcd', { formats }).begin();
  const lots = { kind: 'draw-lots', purpose: 'places', players: ['p1', 'p2'] } as const;
  const given = under(
    hall,
    asking((history) => (history.lots.length < 2 ? lots : { kind: 'close-round', round: 1 })),
  );
  expect(typesWhen(given, { type: 'EndEarly', confirm: 'Cup' })).toEqual(['EndedEarly', 'LotsDrawn', 'LotsDrawn']);
});
