import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { chainHash } from '../engine/index.ts';
import { assertDefined } from '../kit/index.ts';
import { type Entry, type FormatName, type GivenSettings, type NewTournament, Refused, Tournament } from './index.ts';

const four = ['Ana', 'Ben', 'Cy', 'Dee'];
const evening = () => Tournament.create({ format: 'swiss', name: 'Club evening', players: four });

/** Every way down into a value. */
const pathsIn = (value: unknown): string[][] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [[key], ...pathsIn(inner).map((path) => [key, ...path])]);

/** Puts another value there; false where it is what was there. */
function put(into: unknown, [key = '', ...rest]: readonly string[], value: unknown): boolean {
  const holder = into as Record<string, unknown>;
  if (rest.length > 0) return put(holder[key], rest, value);
  if (isDeepStrictEqual(holder[key], value)) return false;
  holder[key] = value;
  return true;
}

/** What the call threw; a call that went well is a failure of the test. */
function refusalOf(call: () => unknown): Refused {
  try {
    call();
  } catch (problem) {
    if (problem instanceof Refused) return problem;
    throw problem;
  }
  throw new Error('not refused');
}

describe('a tournament in people’s numbers', () => {
  test('is played from names to a winner', () => {
    const cup = evening().start();
    while (!cup.finished) {
      for (const game of cup.openGames()) cup.report(game.place, '5-3');
      cup.next();
    }
    expect(cup.winners).toHaveLength(1);
    expect(
      cup
        .standings()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(four);
    expect(cup.standings()[0]?.criteria[0]?.value).toBe(6);
  });

  test('settings are typed format by format', () => {
    const cut = Tournament.create({ format: 'swiss', name: 'Cut', settings: { rounds: 3, topCut: 4 } });
    expect(cut.view.config).toMatchObject({ rounds: 3, topCut: 4 });
    expectTypeOf<keyof GivenSettings>().toEqualTypeOf<FormatName>();
    expectTypeOf<GivenSettings['swiss']['rounds']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<GivenSettings['groups']['arrangement']>().toEqualTypeOf<'fixed' | 'balanced' | 'mixed' | undefined>();
    expectTypeOf<GivenSettings['swiss']>().not.toHaveProperty('groupSize');
    type Wrong = { format: 'swiss'; name: string; settings: { rounds: string } };
    expectTypeOf<Wrong>().not.toExtend<NewTournament<'swiss'>>();
  });

  test('takes a result as text or as numbers, halves and negatives too', () => {
    const [one, other] = [evening().start(), evening().start()];
    one.report('r1.t1', '5-3');
    other.report('r1.t1', [5, 3]);
    const resultOf = (cup: Tournament) => cup.view.rounds[0]?.matches[0]?.games[0]?.result;
    expect(resultOf(one)).toBe('5-3');
    expect(resultOf(other)).toBe('5-3');
    expect(refusalOf(() => one.report('r1.t2', [0.0005, 1])).code).toBe('unreadable');
  });

  test('says what waits, with names in seat order', () => {
    const [game] = evening().start().openGames();
    expect(game).toMatchObject({ place: 'r1.t1.g1', match: 'r1.t1', round: 1, table: 1 });
    expect(game?.players.every(({ name }) => four.includes(name))).toBe(true);
  });

  test.each([
    ['groups', 'black'],
    ['robin', 'white'],
  ] as const)('says who moves first: in %s it is %s', (format, first) => {
    const games = Tournament.create({ format, name: 'Cup', players: four }).start().openGames();
    expect(new Set(games.map((game) => game.first))).toEqual(new Set([first]));
  });

  test('a game without colours has nobody who moves first', () => {
    const games = evening().start().openGames();
    expect(games.map(({ white, black, first }) => [white, black, first])).toEqual(
      games.map(() => [undefined, undefined, undefined]),
    );
  });

  test('your own ids come back with open games, and find a player', () => {
    const players = [{ name: 'Ana', externalId: 'user-7' }, 'Ben'];
    const cup = Tournament.create({ format: 'robin', name: 'Cup', players }).start();
    const [game] = cup.openGames();
    expect(game?.players.find(({ name }) => name === 'Ana')).toEqual({ id: 'p1', name: 'Ana', externalId: 'user-7' });
    expect(game?.players.find(({ name }) => name === 'Ben')).toEqual({ id: 'p2', name: 'Ben' });
    expect(cup.playerId('user-7')).toBe('p1');
  });

  test('[HK-18] a sudden-death game says which one it is', () => {
    const cup = Tournament.create({ format: 'knockout', name: 'Cup', players: ['Ana', 'Ben'] }).start();
    const attempts: (number | undefined)[] = [];
    for (let game = cup.openGames()[0]; game && attempts.length < 6; game = cup.openGames()[0]) {
      attempts.push(game.kind === 'sudden-death' ? game.attempt : undefined);
      cup.report(game.place, { winner: game.kind === 'armageddon' ? 'white' : 'draw' });
    }
    const [first, ...sudden] = attempts.filter((attempt) => attempt !== undefined);
    expect([first, ...sudden]).toEqual([first, ...sudden].map((_, index) => index + 1));
    expect(first).toBe(1);
  });

  test('takes a result by the winning side, on time or not, wherever that side sits', () => {
    const cup = Tournament.create({ format: 'robin', name: 'Cup', players: four }).start();
    const [one, other] = cup.openGames();
    if (!one || !other) throw new Error('two games');
    cup.report(one.place, { winner: 'white', onTime: true }).report(other.place, { winner: 'black' });
    const pointsOf = (id = '') => cup.standings().find(({ player }) => player === id)?.criteria[0]?.value;
    expect([one.white, one.black, other.white, other.black].map(pointsOf)).toEqual([3, 0, 0, 3]);
    const onTime = cup.state.facts.rounds[0]?.tables.map(({ games }) => {
      const outcome = games[0]?.recorded?.outcome;
      return outcome?.kind === 'scores' && outcome.onTime === true;
    });
    expect(onTime).toEqual([true, false]);
    cup.correct(other.place, { winner: 'draw', moves: 61 });
    expect([other.white, other.black].map(pointsOf)).toEqual([1, 1]);
    expect(cup.view.rounds[0]?.matches.flatMap(({ games }) => games.map(({ result }) => result))).toContain('1/2 (61)');
  });

  test('refuses a winning side where there are no colours, and one that does not exist', () => {
    const swiss = evening().start();
    expect(refusalOf(() => swiss.report('r1.t1', { winner: 'white' })).code).toBe('unreadable');
    const robin = Tournament.create({ format: 'robin', name: 'Cup', players: four }).start();
    expect(refusalOf(() => robin.report('r1.t1', { winner: 'red' as 'white' })).code).toBe('unreadable');
    expect(refusalOf(() => robin.report('r1.t1', { winner: 'draw', onTime: true })).code).toBe('unreadable');
  });

  test('hands out each entry once, in order, and opens again from them', () => {
    const stored: Entry[] = [];
    const surroundings = { onEntry: (entry: Entry) => stored.push(structuredClone(entry)) };
    const cup = Tournament.create({ format: 'swiss', name: 'Club evening', players: four }, surroundings).start();
    const before = cup.state.log.length;
    for (const game of cup.openGames()) cup.report(game.place, '5-3');
    refusalOf(() => cup.report('r1.t1', '5-3'));
    expect(stored.map(({ version }) => version)).toEqual(stored.map((_, index) => index + 1));
    expect(cup.entriesSince(before)).toEqual(stored.slice(before));
    const again = Tournament.fromEntries(stored, surroundings);
    expect(JSON.stringify(again)).toBe(JSON.stringify(cup));
    again.next();
    expect(stored).toHaveLength(again.state.log.length);
  });

  test('when storing an entry fails the tournament is as far as what was stored', () => {
    const stored: Entry[] = [];
    let room = 3;
    const onEntry = (entry: Entry) => {
      if (stored.length === room) throw new Error('disk full');
      stored.push(entry);
    };
    const cup = Tournament.create({ format: 'swiss', name: 'Club evening', players: four }, { onEntry });
    expect(() => cup.start()).toThrow('disk full');
    expect(cup.state.log.slice()).toEqual(stored);
    room = 100;
    cup.next();
    expect(cup.state.log.slice()).toEqual(stored);
    expect(cup.openGames()).toHaveLength(2);
  });

  test('a refusal is an error with code, details and a sentence, and changes nothing', () => {
    const cup = Tournament.create({ format: 'swiss', name: 'Alone', players: ['Ana'] });
    const before = JSON.stringify(cup);
    const refused = refusalOf(() => cup.start());
    expect(refused).toMatchObject({ name: 'Refused', code: 'too-few-players', details: { have: 1 } });
    expect(refused.message).toMatch(/player/);
    expect(JSON.stringify(cup)).toBe(before);
    expect(refusalOf(() => cup.drop('Zoe')).code).toBe('unknown-player');
    expect(refusalOf(() => cup.report('table 1', '5-3')).code).toBe('unreadable');
  });

  test('start and next are all or nothing', () => {
    const cup = evening().start();
    cup.report('r1.t1', '5-3');
    const before = JSON.stringify(cup);
    expect(refusalOf(() => cup.next()).code).toMatch(/round|open/);
    expect(JSON.stringify(cup)).toBe(before);
  });

  test('a question whether something may be done does nothing', () => {
    const cup = evening();
    expect(cup.can('Start')).toBe(true);
    const refused = cup.can('PublishRound');
    expect(refused).toBeInstanceOf(Refused);
    expect(cup.view.status).toBe('registering');
    cup.start();
    expect(cup.can('CloseRound')).toBeInstanceOf(Refused);
    for (const game of cup.openGames()) cup.report(game.place, '5-3');
    expect(cup.can('CloseRound')).toBe(true);
  });

  test('corrects with a preview, takes back and undoes', () => {
    const cup = evening().start();
    cup.report('r1.t1', '5-3').report('r1.t2', '5-1');
    expect(cup.preview('r1.t1', '3-5').keep.moved.length).toBeGreaterThan(0);
    cup.correct('r1.t1', '3-5');
    expect(cup.view.rounds[0]?.matches[0]?.games[0]?.result).toBe('3-5');
    cup.undo();
    expect(cup.view.rounds[0]?.matches[0]?.games[0]?.result).toBe('5-3');
    cup.correct('r1.t1', undefined);
    expect(cup.openGames().map(({ place }) => place)).toEqual(['r1.t1.g1']);
  });

  test('explains itself in four languages', async () => {
    const cup = evening().start();
    const sentences = await Promise.all(
      (['en', 'de', 'fr', 'es'] as const).map((language) => cup.explain('r1.t1', language)),
    );
    expect(sentences.every((list) => list.length > 0)).toBe(true);
    expect(new Set(sentences.map((list) => list.join(' '))).size).toBe(4);
    expect(await cup.explain('Ana')).not.toEqual([]);
  });

  test('goes through JSON and back to the last field', () => {
    const cup = evening().start().report('r1.t1', '5-3');
    const again = Tournament.fromJSON(JSON.stringify(cup));
    expect(again.view).toEqual(cup.view);
    expect(Tournament.fromJSON(JSON.parse(JSON.stringify(cup))).view).toEqual(cup.view);
    again.report('r1.t2', '2-5');
  });

  test('the caller may bring a clock, and it never runs backwards', () => {
    let time = 5_000;
    const cup = Tournament.create(
      { format: 'swiss', name: 'Times', players: four },
      { now: () => time, by: 'server-7' },
    );
    time = 1_000;
    cup.start();
    expect(cup.state.log.slice().every(({ at, by }) => at === 5_000 && by === 'server-7')).toBe(true);
  });

  test('JSON that isn’t a tournament is refused, whatever it holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.string(), fc.constant(undefined)), (json) => {
        expect(refusalOf(() => Tournament.fromJSON(json))).toBeInstanceOf(Refused);
      }),
    );
  });

  test('a file with one changed value is refused', () => {
    const whole = JSON.stringify(evening().start());
    const forged = whole.replace('"Ana"', '"Eve"');
    expect(refusalOf(() => Tournament.fromJSON(forged)).code).toBe('damaged');
    const entries = JSON.parse(whole) as { entries: object[] };
    fc.assert(
      fc.property(fc.nat(entries.entries.length - 1), fc.jsonValue(), (index, value) => {
        const changed = { ...entries, entries: entries.entries.map((entry, at) => (at === index ? value : entry)) };
        expect(refusalOf(() => Tournament.fromJSON(changed))).toBeInstanceOf(Refused);
      }),
    );
  });

  test('a file that was forged and hashed anew is refused', () => {
    const { entries } = JSON.parse(JSON.stringify(evening().start())) as { entries: Entry[] };
    const places = entries.flatMap(({ events }, entry) => pathsIn(events).map((path) => ({ entry, path })));
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), ({ entry, path }, value) => {
        const forged = structuredClone(entries);
        fc.pre(put(assertDefined(forged[entry], 'entry').events, path, value));
        const sealed: Entry[] = [];
        for (const one of forged) sealed.push({ ...one, hash: chainHash(sealed.at(-1), one) });
        expect(refusalOf(() => Tournament.fromJSON({ tiltyard: 1, entries: sealed })).code).toBe('damaged');
      }),
    );
  });

  test('whatever a request may hold, a method does what it says or refuses', async () => {
    const calls: readonly ((cup: Tournament, value: never) => unknown)[] = [
      (_, value) => Tournament.create(value),
      (_, value) => Tournament.create({ format: value, name: 'Open' }),
      (_, value) => Tournament.create({ format: 'swiss', name: value }),
      (_, value) => Tournament.create({ format: 'swiss', name: 'Open', settings: value }),
      (_, value) => Tournament.create({ format: 'swiss', name: 'Open', switches: value }),
      (_, value) => Tournament.create({ format: 'swiss', name: 'Open', players: value }),
      (cup, value) => cup.add(value),
      (cup, value) => cup.add({ name: 'Eve', rating: value }),
      (cup, value) => cup.send(value),
      (cup, value) => cup.send({ type: 'RecordOutcome', place: value, outcome: value }),
      (cup, value) => cup.can(value),
      (cup, value) => cup.report(value, '5-3'),
      (cup, value) => cup.report('r1.t1', value),
      (cup, value) => cup.report('r1.t1', '5-3', { completedAt: value }),
      (cup, value) => cup.preview('r1.t1', value),
      (cup, value) => cup.correct('r1.t1', value),
      (cup, value) => cup.undo(value),
      (cup, value) => cup.drop(value),
    ];
    /** Cannot be made a text, nor a number. */
    const noText = fc.constantFrom<unknown>({ toString: null, valueOf: 1 }, [{ toString: 1 }], [[{ toString: null }]]);
    fc.assert(
      fc.property(fc.constantFrom(...calls), fc.oneof(fc.jsonValue(), noText), (call, value) => {
        const cup = evening().start();
        try {
          call(cup, value as never);
        } catch (problem) {
          expect(problem).toBeInstanceOf(Refused);
        }
        expect(Tournament.fromJSON(JSON.stringify(cup)).view).toEqual(cup.view);
      }),
    );
    await expect(evening().explain(null as never)).rejects.toBeInstanceOf(Refused);
    expect(
      await evening()
        .start()
        .explain('r1.t1', 'xx' as never),
    ).not.toEqual([]);
  });

  test('what was handed over is copied: changing it afterwards changes nothing', () => {
    const ana = { name: 'Ana', metadata: { seat: '1' } };
    const cup = Tournament.create({ format: 'swiss', name: 'Copy', players: [ana, 'Ben'] });
    const before = JSON.stringify(cup);
    ana.metadata.seat = '2';
    expect(JSON.stringify(cup)).toBe(before);
  });
});
