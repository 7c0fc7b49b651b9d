import { describe, expect, test } from 'vitest';
import { withToys } from '../../../../test/contract/toys.ts';
import { Hall } from '../../../../test/hall.ts';
import { assertDefined, hashOf } from '../../../kit/index.ts';
import { formats as real } from '../../formats/index.ts';
import { typesWhen, under, when } from '../given.fixture.ts';
import { type Command, decide, emptyState, type Formats, refusal, wait } from '../index.ts';

const formats = withToys(real);
const manual = { config: { autoAdvance: false } };
const secret = hashOf('x');
const created = (more: Partial<Extract<Command, { type: 'CreateTournament' }>> = {}) => {
  const command = {
    type: 'CreateTournament',
    id: 'T',
    name: ' Cup ',
    format: 'toy-race',
    config: { a: 1 },
    secret,
  } as const;
  const answer = decide(formats, emptyState, { commandId: 'c', at: 0, by: 'desk', command: { ...command, ...more } });
  return answer.ok ? answer.value : answer.error;
};
/** Rulebooks that want lots, once. */
const drawingLots: Formats = {
  ...real,
  rulebook: (name, version) => ({
    ...real.rulebook(name, version),
    next: ({ lots }) =>
      lots.length > 0
        ? wait(refusal('nothing-to-pair', {}))
        : { kind: 'draw-lots', purpose: 'places', players: ['p1', 'p2'] },
  }),
};
const silent = { selfReport: false, selfRegistration: false, approval: false, listed: true };

describe('creating', () => {
  test('keeps what was given, the name trimmed, settings filled in, the rules of today', () => {
    expect(created({ settings: { listed: false } })).toEqual([
      {
        type: 'TournamentCreated',
        id: 'T',
        name: 'Cup',
        format: 'toy-race',
        config: { a: 1 },
        settings: { ...silent, listed: false },
        secret,
        rulesVersion: formats.rulesVersion,
      },
    ]);
  });

  test('needs a format that is known, a secret, a name, and a configuration that holds', () => {
    expect(created({ format: 'chess' })).toEqual({
      code: 'unknown-format',
      details: { format: 'chess', known: formats.names },
    });
    for (const bad of ['', secret.slice(1), `${secret}0`, secret.toUpperCase(), `sha256:${secret}`]) {
      expect(created({ secret: bad })).toEqual({ code: 'bad-secret', details: {} });
    }
    expect(created({ name: ' ' })).toEqual({ code: 'bad-name', details: { problem: 'empty', most: 80 } });
    expect(created({ format: 'swiss', config: { rounds: 'many' } })).toMatchObject({
      code: 'bad-config',
      details: { problems: [{}] },
    });
  });

  test('a name may hold eighty characters as people count them, none of which cannot be read', () => {
    expect(created({ name: '🏆'.repeat(80) })).toMatchObject([{ name: '🏆'.repeat(80) }]);
    const bad = (problem: string) => ({ code: 'bad-name', details: { problem, most: 80 } });
    expect(created({ name: 'x'.repeat(81) })).toEqual(bad('too-long'));
    expect(created({ name: 'Cup\n2' })).toEqual(bad('control-characters'));
  });

  test('decided again, its secret may be sealed; nothing else that is no secret', () => {
    const again = (known: string) => {
      const command = { type: 'CreateTournament', id: 'T', name: 'Cup', format: 'toy-race', config: {} } as const;
      const request = { commandId: 'c', at: 0, by: 'desk', events: [] };
      return decide(formats, emptyState, { ...request, command: { ...command, secret: known } });
    };
    expect(again(`sha256:${secret}`)).toMatchObject({ ok: true, value: [{ secret: `sha256:${secret}` }] });
    expect(again('short')).toMatchObject({ ok: false, error: { code: 'bad-secret' } });
  });
});

describe('configuring', () => {
  const hall = new Hall('groups', 'abc', manual);

  test('changes what is named, and leaves the rest', () => {
    const { name, config, settings } = hall.facts.about ?? {};
    expect(when(hall, { type: 'Configure', name: ' Open ' })).toEqual([
      { type: 'Configured', name: 'Open', config, settings },
    ]);
    expect(when(hall, { type: 'Configure', settings: { approval: true } })).toEqual([
      { type: 'Configured', name, config, settings: { ...settings, approval: true } },
    ]);
    expect(when(hall, { type: 'Configure', config: { groupSize: 5 } })).toMatchObject([{ config: { groupSize: 5 } }]);
    expect(when(hall, { type: 'Configure', config: { groupSize: -1 } })).toMatchObject({
      code: 'bad-config',
      details: { problems: [{}] },
    });
    expect(when(hall, { type: 'Configure', name: '' })).toMatchObject({ code: 'bad-name' });
  });

  test('rules cannot change under what was drawn by them; names and switches can', () => {
    const begun = new Hall('groups', 'abc', manual).begin();
    expect(when(begun, { type: 'Configure', config: {} })).toEqual({ code: 'config-is-fixed', details: { rounds: 1 } });
    expect(typesWhen(begun, { type: 'Configure', name: 'Open' })).toEqual(['Configured']);
  });

  test('[DK-25] until a round is drawn it may be played in another format, with its own settings or those that are given', () => {
    const { name, settings } = hall.facts.about ?? {};
    const swiss = { type: 'Configure', format: 'swiss' } as const;
    expect(when(hall, swiss)).toMatchObject([{ type: 'Configured', name, format: 'swiss', settings }]);
    expect(when(hall, { ...swiss, config: { target: 7 } })).toMatchObject([{ config: { target: 7 } }]);
    expect(when(hall, { type: 'Configure', format: 'groups' })).toEqual([
      { type: 'Configured', name, config: hall.facts.about?.config, settings },
    ]);
    expect(when(hall, { type: 'Configure', format: 'chess' })).toMatchObject({ code: 'unknown-format' });
    const begun = new Hall('groups', 'abc', manual).begin();
    expect(when(begun, swiss)).toEqual({ code: 'config-is-fixed', details: { rounds: 1 } });

    const other = new Hall('groups', 'abcd', manual);
    other.must(swiss);
    other.begin();
    expect(other.facts.stages.map(({ rulebook }) => rulebook)).toEqual(['swiss']);
    other.must({ type: 'Undo', version: other.state.log.length });
    other.must({ type: 'Undo', version: other.state.log.length - 2 });
    other.must({ type: 'Configure', format: 'robin' });
    expect(other.facts.stages.map(({ rulebook }) => rulebook)).toEqual(['robin']);
  });

  test('what the rules of another version made cannot be configured here', () => {
    const gone: Formats = { ...formats, format: () => undefined };
    expect(when(under(hall, gone), { type: 'Configure', config: {} })).toEqual({
      code: 'unknown-rules',
      details: { rulesVersion: formats.rulesVersion },
    });
  });
});

describe('[DK-8] the end', () => {
  test('ended early with the tournament’s own name, once it has started and before it is over', () => {
    const hall = new Hall('groups', 'abc', manual);
    expect(when(hall, { type: 'EndEarly', confirm: 'Cup' })).toEqual({ code: 'not-started', details: {} });
    hall.begin();
    expect(when(hall, { type: 'EndEarly', confirm: 'cup' })).toEqual({
      code: 'not-confirmed',
      details: { word: 'Cup' },
    });
    expect(when(hall, { type: 'EndEarly', confirm: ' Cup ' })).toEqual([{ type: 'EndedEarly' }]);
    hall.must({ type: 'EndEarly', confirm: 'Cup' });
    expect(when(hall, { type: 'EndEarly', confirm: 'Cup' })).toEqual({ code: 'already-finished', details: {} });
  });

  test('a draft goes with it', () => {
    const hall = new Hall('groups', 'abc', manual);
    hall.must({ type: 'Start' });
    hall.must({ type: 'PairRound' });
    expect(when(hall, { type: 'EndEarly', confirm: 'Cup' })).toEqual([
      { type: 'DraftDiscarded', round: 1 },
      { type: 'EndedEarly' },
    ]);
  });

  test('is taken back, and what would have followed by itself follows', () => {
    const hall = new Hall('toy-knock', 'ab', { formats }).begin();
    expect(when(hall, { type: 'Reopen' })).toEqual({ code: 'not-ended-early', details: {} });
    hall.must({ type: 'EndEarly', confirm: 'Cup' });
    expect(when(hall, { type: 'Reopen' })).toEqual([{ type: 'Reopened' }]);
    const played = new Hall('toy-knock', 'abcd', { formats }).begin();
    played.must({ type: 'EndEarly', confirm: 'Cup' });
    for (const { match } of played.last.tables) {
      const place = played.place(match);
      played.must({ type: 'RecordOutcome', place, outcome: { kind: 'scores', scores: [1000, 0] } });
    }
    expect(typesWhen(played, { type: 'Reopen' })).toEqual(['Reopened', 'RoundPaired', 'RoundPublished']);
  });

  test('starting comes once', () => {
    const hall = new Hall('groups', 'abc', manual);
    expect(typesWhen(hall, { type: 'Start' })).toEqual(['Started', 'StagesPlanned']);
    expect(when(hall.begin(), { type: 'Start' })).toEqual({ code: 'already-started', details: {} });
    expect(when(new Hall('groups', 'a', manual), { type: 'Start' })).toMatchObject({ code: 'too-few-players' });
  });

  test('what the rulebook asks for by itself follows the start', () => {
    const given = under(new Hall('groups', 'abc', manual), drawingLots);
    expect(typesWhen(given, { type: 'Start' })).toEqual(['Started', 'StagesPlanned', 'LotsDrawn']);
  });
});

describe('[SW-5] the number of rounds', () => {
  const set = (rounds: number): Command => ({ type: 'SetRounds', rounds });

  test('is set where rounds are counted, before the start too, and not below what is played', () => {
    const hall = new Hall('swiss', 'abcdef');
    expect(when(hall, set(4))).toEqual([{ type: 'RoundsSet', rounds: 4 }]);
    for (const rounds of [0, 1.5, -1]) {
      expect(when(hall, set(rounds))).toEqual({ code: 'too-few-rounds', details: { rounds, played: 0 } });
    }
    hall.begin();
    expect(when(hall, set(1))).toEqual([{ type: 'RoundsSet', rounds: 1 }]);
    hall.playOut('abcdef');
    const elsewhere = new Hall('groups', 'abc', manual);
    expect(when(elsewhere, set(3))).toEqual({ code: 'rounds-cannot-be-set', details: {} });
  });

  test('a draft beyond the last round goes', () => {
    const hall = new Hall('swiss', 'abcdef').begin();
    for (const { match } of hall.last.tables) {
      hall.must({ type: 'RecordOutcome', place: hall.place(match), outcome: { kind: 'scores', scores: [5000, 3000] } });
    }
    hall.close();
    hall.must({ type: 'PairRound' });
    expect(when(hall, set(2))).toEqual([{ type: 'RoundsSet', rounds: 2 }]);
    expect(when(hall, set(1))).toEqual([
      { type: 'DraftDiscarded', round: 2 },
      { type: 'RoundsSet', rounds: 1 },
    ]);
    hall.must({ type: 'PublishRound', round: 2 });
    expect(when(hall, set(1))).toEqual({ code: 'too-few-rounds', details: { rounds: 1, played: 2 } });
  });

  test('what follows from it by itself follows at once, where it has started', () => {
    const hall = new Hall('swiss', 'abcdef');
    expect(typesWhen(under(hall, drawingLots), set(3))).toEqual(['RoundsSet']);
    hall.begin();
    expect(typesWhen(under(hall, drawingLots), set(3))).toEqual(['RoundsSet', 'LotsDrawn']);
  });

  test('belongs to the first stage', () => {
    const swiss = new Hall('swiss', 'abcdef').begin();
    const [stage] = swiss.facts.stages;
    const facts = { ...swiss.facts, stages: [assertDefined(stage, 'stage'), assertDefined(stage, 'stage')], stage: 1 };
    const why = { code: 'rounds-cannot-be-set', details: {} };
    expect(when({ formats: real, state: { ...swiss.state, facts } }, set(3))).toEqual(why);
    const gone: Formats = { ...real, format: () => undefined };
    expect(when(under(new Hall('swiss', 'ab'), gone), set(3))).toEqual(why);
    const hall = new Hall('toy-final', 'abcd', { formats }).begin();
    expect(when(hall, set(3))).toMatchObject({ code: 'rounds-cannot-be-set' });
  });
});
