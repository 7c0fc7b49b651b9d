import { describe, expect, test } from 'vitest';
import { audit, historyOf, previewCorrection, rulebookOf } from '../../tournament/index.ts';
import { formats } from '../index.ts';
import { Hall, idOf, letter } from './hall.fixture.ts';
import { hybrid } from './index.ts';

const label = (hall: Hall, number: number) => {
  const round = hall.facts.rounds[number - 1];
  if (!round) return undefined;
  const { code, figures } = rulebookOf(formats, hall.facts, round.stage).label(
    historyOf(hall.facts, round.stage),
    round,
  );
  return { code, ...figures };
};
const seeds = (hall: Hall) => hall.conclusion.through.map(letter).join('');
const earlier = (first: string, second: string) => (first < second ? '1-0' : '0-1');

describe('entry', () => {
  test('[HK-1] 2 to 512 players, said clearly before the start', () => {
    expect(new Hall(1).send({ type: 'Start' })).toEqual({ code: 'too-few-players', details: { have: 1, need: 2 } });
    expect(new Hall(513).send({ type: 'Start' })).toEqual({
      code: 'too-many-players',
      details: { have: 513, most: 512 },
    });
    expect(new Hall(2).send({ type: 'Start' })).toBeUndefined();
    expect(new Hall(512).send({ type: 'Start' })).toBeUndefined();
  });

  test('[HK-1] the limits hold for those who come between the start and the first round too', () => {
    const hall = new Hall(512);
    hall.must({ type: 'Start' });
    hall.must({ type: 'AddPlayers', players: [{ name: 'one more' }] });
    expect(hall.send({ type: 'PairRound' })?.code).toBe('too-many-players');
  });

  test('[HK-1] no late entry after the first result', () => {
    const hall = new Hall(5);
    const [first = ''] = hall.tables(hall.begin());
    hall.must({ type: 'AddPlayers', players: [{ name: 'late' }] });
    hall.reports(`${first} 1-0`);
    expect(hall.send({ type: 'AddPlayers', players: [{ name: 'too late' }] })).toEqual({
      code: 'late-entry-closed',
      details: { reason: 'first-result' },
    });
    hall.playAll(() => '1/2');
    hall.close();
    expect(hall.pair().tables.flatMap(({ seats }) => seats)).toContain('p6');
    const pure = new Hall(4);
    pure.begin();
    expect(pure.send({ type: 'AddPlayers', players: [{ name: 'late' }] })?.code).toBe('late-entry-closed');
  });

  test('[HK-2] a power of two goes straight to the knockout, any other number plays the qualification first', () => {
    const config = hybrid.configure({});
    if (!config.ok) throw new Error('defaults');
    for (let players = 2; players <= 512; players++) {
      const power = [2, 4, 8, 16, 32, 64, 128, 256, 512].includes(players);
      expect(hybrid.stages(config.value, players).map(({ rulebook }) => rulebook)).toEqual(
        power ? ['knockout'] : ['league', 'knockout'],
      );
    }
  });

  test('[HK-2] who comes before the first round is shown changes what it is', () => {
    const hall = new Hall(8);
    hall.must({ type: 'Start' });
    hall.must({ type: 'PairRound' });
    expect(hall.last.kind).toBe('knockout');
    hall.must({ type: 'AddPlayers', players: [{ name: 'ninth' }] });
    expect(hall.send({ type: 'PublishRound', round: 1 })?.code).toBe('draft-is-stale');
    hall.must({ type: 'PairAgain', round: 1 });
    expect(hall.last).toMatchObject({ kind: 'phase', byes: [expect.any(String)] });
  });

  test('[HK-4] qualifiers and points by the number of players at the start', () => {
    const config = hybrid.configure({});
    if (!config.ok) throw new Error('defaults');
    const rows: [number, number, number, number][] = [
      [3, 3, 2, 5],
      [5, 7, 4, 5],
      [9, 15, 4, 5],
      [17, 31, 8, 7],
      [33, 63, 16, 7],
      [65, 127, 32, 7],
      [129, 255, 64, 9],
      [257, 511, 128, 9],
    ];
    for (const [from, to, qualifiers, points] of rows) {
      for (let players = from; players <= to; players++) {
        expect(hybrid.plan(config.value, players)).toMatchObject({ qualification: { qualifiers, points } });
        expect(hybrid.stages(config.value, players)).toMatchObject([
          { config: { qualifiers, points: 2 * points } },
          { config: { size: qualifiers, seeding: 'given' } },
        ]);
      }
    }
    expect(hybrid.plan(config.value, 16)).toMatchObject({ qualification: null });
  });

  test('the plan has the shape of the command line’s contract', () => {
    const config = hybrid.configure({ thirdPlace: true });
    expect(config.ok && hybrid.plan(config.value, 5)).toEqual({
      format: 'hybrid',
      players: 5,
      qualification: { qualifiers: 4, points: 5 },
      knockout: {
        size: 4,
        rounds: [
          [
            { match: 1, player1: { seed: 4 }, player2: { seed: 1 } },
            { match: 2, player1: { seed: 3 }, player2: { seed: 2 } },
          ],
          [
            { match: 3, player1: { winnerOf: 1 }, player2: { winnerOf: 2 } },
            { match: 4, player1: { loserOf: 2 }, player2: { loserOf: 1 } },
          ],
        ],
      },
    });
  });

  test('settings: a preset, defaults, and what is wrong with the others', () => {
    expect(hybrid.configure({})).toMatchObject({ ok: true, value: hybrid.presets.sacrifice });
    const bad = hybrid.configure({ raceTo: 0.7, base: 0, variant: 'shogi', seedTies: 'fight', speed: 1 });
    expect(!bad.ok && bad.error.map(({ path }) => path).sort()).toEqual(['', 'base', 'raceTo', 'seedTies', 'variant']);
    const good = hybrid.configure({ raceTo: 1.5 });
    expect(good.ok && hybrid.configure(good.value as Record<string, unknown>)).toEqual(good);
  });
});

describe('from the league to the bracket', () => {
  test('[HK-2] phases are Round 1, the first knockout round is Round 2', () => {
    const hall = new Hall(3);
    hall.must({ type: 'Start' });
    hall.qualify();
    const phases = hall.facts.rounds.length - 1;
    expect(label(hall, phases)).toEqual({ code: 'label-phase', round: 1, phase: phases });
    expect(label(hall, phases + 1)).toEqual({ code: 'label-final', round: 2, of: 2 });
  });

  test('[HK-11] seeds are the order of qualification, and seed N is player1 against seed 1', () => {
    const hall = new Hall(6);
    hall.must({ type: 'Start' });
    hall.qualify();
    const [one, two, three, four] = hall.facts.stages[1]?.seeds?.map(letter) ?? [];
    expect(hall.tables()).toEqual([`${four}-${one}`, `${three}-${two}`]);
    expect(hall.last.notes[0]?.figures.players).toEqual(hall.facts.stages[1]?.seeds);
    hall.playAll(earlier);
    expect(hall.conclusion).toMatchObject({ finished: true, winners: ['p1'] });
    expect(hall.conclusion.standings.map(({ player }) => player).length).toBe(6);
  });

  test('[HK-9] no phase and no knockout round has a position that was used before', () => {
    const hall = new Hall(5);
    hall.must({ type: 'Start' });
    hall.qualify();
    hall.playAll(earlier);
    const used = hall.facts.rounds.map(({ tables }) => tables[0]?.games[0]?.start?.number);
    expect(new Set(used).size).toBe(hall.facts.rounds.length);
    expect(used).not.toContain(undefined);
  });

  const ready = () => {
    const hall = new Hall(6);
    hall.must({ type: 'Start' });
    for (;;) {
      hall.must({ type: 'PairRound' });
      if (hall.last.stage > 0) return hall;
      hall.must({ type: 'PublishRound', round: hall.last.number });
      hall.playAll(earlier);
      hall.close();
    }
  };

  test('[HK-14] a seed who withdraws while Round 2 is a draft moves the others up', () => {
    const hall = ready();
    const before = hall.facts.stages[1]?.seeds ?? [];
    hall.must({ type: 'DropPlayer', player: before[1] ?? '' });
    expect(hall.send({ type: 'PublishRound', round: hall.last.number })?.code).toBe('draft-is-stale');
    hall.must({ type: 'PairAgain', round: hall.last.number });
    const after = hall.facts.stages[1]?.seeds ?? [];
    expect(after.slice(0, 3)).toEqual([before[0], before[2], before[3]]);
    expect(after).toHaveLength(4);
    expect(before).not.toContain(after[3]);
  });

  test('[HK-14] a bracket with fewer players than places gives the missing seeds’ opponents walkovers', () => {
    const hall = ready();
    const [one = '', two = '', three = ''] = hall.facts.stages[1]?.seeds ?? [];
    for (const { player } of hall.conclusion.standings) {
      if (![one, two, three].includes(player)) hall.must({ type: 'DropPlayer', player });
    }
    hall.must({ type: 'PairAgain', round: hall.last.number });
    expect(hall.last.tables).toMatchObject([
      { seats: [one], match: 1, games: [] },
      { seats: [three, two], match: 2 },
    ]);
    hall.must({ type: 'PublishRound', round: hall.last.number });
    hall.reports(`${letter(three)}-${letter(two)} 0-1`);
    expect(hall.tables()).toEqual([`${letter(one)}-${letter(two)}`]);
  });

  test('[HK-14] one alone is champion without a game, nobody at all leaves no champion', () => {
    const alone = new Hall(3);
    alone.begin();
    alone.playAll(() => '1/2');
    alone.close();
    alone.drop('b');
    alone.drop('c');
    alone.pair();
    expect(alone.conclusion).toMatchObject({ finished: true, winners: ['p1'] });
    const none = new Hall(3);
    none.begin();
    none.playAll(() => '1/2');
    none.close();
    for (const name of 'abc') none.drop(name);
    expect(none.conclusion).toMatchObject({ finished: true, winners: [] });
  });

  test('[HK-25] nobody scored: the desk is told, and withdraws someone or ends it', () => {
    const hall = new Hall(5);
    hall.begin();
    hall.playAll(() => 'ff');
    hall.close();
    expect(hall.send({ type: 'PairRound' })).toMatchObject({
      code: 'no-legal-pairing',
      details: { reason: 'nobody-scored' },
    });
    hall.drop('e');
    expect(hall.send({ type: 'PairRound' })).toBeUndefined();
    expect(hall.send({ type: 'EndEarly', confirm: 'Cup' })).toBeUndefined();
    expect(hall.conclusion).toMatchObject({ finished: true, winners: [] });
  });

  test('[HK-25] [HK-26] without a champion nobody of Round 1 shares a place with one of the bracket', () => {
    const hall = new Hall(5, { roundByRound: true });
    hall.begin();
    hall.drop('e');
    hall.playAll(earlier);
    hall.close();
    hall.pair();
    const [first = '', second = ''] = hall.tables();
    hall.reports(`${first} ff`, `${second} 1-0`);
    hall.drop(second.charAt(0));
    expect(hall.conclusion).toMatchObject({ finished: true, winners: [] });
    expect(hall.standings().map((row) => row.slice(0, -1))).toEqual(['2', '3', '4', '5', '6']);
    expect([hall.standings().at(0), hall.standings().at(-1)]).toEqual([`2${second.charAt(0)}`, '6e']);
  });

  test('[HK-26] bracket first, then the non-qualified, those withdrawn in Round 1 last', () => {
    const hall = new Hall(7);
    hall.begin();
    hall.drop('c');
    hall.playAll(earlier);
    hall.close();
    hall.qualify();
    hall.playAll(earlier);
    const rows = hall.conclusion.standings;
    expect(rows.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(rows[0]?.player).toBe('p1');
    expect(rows.at(-1)).toMatchObject({ player: idOf('c'), state: 'dropped' });
    expect(rows.slice(4, 6).every(({ state }) => state === 'eliminated')).toBe(true);
    for (const { why } of rows) expect(why[0]?.rule).toMatch(/^HK-\d+$/);
    // DK-9: in the bracket it is still told how they came to their seed.
    for (const { why } of rows.slice(0, 4)) expect(why.map(({ code }) => code)).toContain('qualified');
  });

  test('[HK-13] drawn into the threshold with one match: a playoff in the next phase, played as a knockout match', () => {
    const hall = new Hall(3);
    hall.must({ type: 'Start' });
    // a draws with both once and beats them then; b and c draw every time and come to five points together.
    const met = new Map<string, number>();
    const result = (first: string, second: string) => {
      const pair = [first, second].sort().join('');
      met.set(pair, (met.get(pair) ?? 0) + 1);
      return pair === 'bc' || met.get(pair) === 1 ? '1/2' : earlier(first, second);
    };
    let round = hall.pair();
    while (round.kind === 'phase') {
      hall.playAll(result);
      hall.close();
      round = hall.pair();
    }
    expect(seeds(hall)).toBe('a');
    expect(hall.last).toMatchObject({ kind: 'playoff', byes: [] });
    expect(label(hall, round.number)).toEqual({ code: 'label-playoff', round: 1, phase: round.number });
    const [pair = ''] = hall.tables();
    hall.reports(`${pair} 1/2`);
    expect(hall.at(pair).table.games.at(-1)).toMatchObject({ kind: 'sudden-death', attempt: 1 });
    hall.reports(`${pair} 0-1`);
    hall.close();
    expect(seeds(hall)).toBe(`a${pair.at(-1)}`);
    hall.pair();
    expect(hall.tables()).toEqual([`${pair.at(-1)}-a`]);
    expect(audit(formats, hall.state.log.slice()).differences).toEqual([]);
  });
});

describe('corrections across the stages', () => {
  const played = () => {
    const hall = new Hall(5);
    hall.must({ type: 'Start' });
    hall.qualify();
    return hall;
  };
  /** A league match that the seed won against someone who came behind. */
  const decisive = (hall: Hall) => {
    const seed = hall.facts.stages[1]?.seeds?.at(-1) ?? '';
    const round = hall.facts.rounds.find(({ tables }) =>
      tables.some(({ seats }) => seats[0] === seed || seats[1] === seed),
    );
    const table = round?.tables.find(({ seats }) => seats.includes(seed));
    if (!round || !table) throw new Error('no match');
    const { number, edition } = round;
    return { round: number, edition, match: table.match, game: 1 };
  };
  const lost = { kind: 'forfeit', seats: [0, 1] } as const;

  test('[DK-5] keep: once the bracket is drawn its seeds and seats stay, and the preview says what they would be', () => {
    const hall = played();
    const place = decisive(hall);
    const before = [...(hall.facts.stages[1]?.seeds ?? [])];
    const preview = previewCorrection(formats, hall.state, place, lost);
    if (!preview.ok) throw new Error('preview');
    expect(preview.value.keep.through.from).toEqual(before);
    expect(preview.value.keep.through.to).not.toEqual(before);
    const replaces = hall.facts.rounds[place.round - 1]?.tables[place.match - 1]?.games[0]?.recorded?.outcome;
    if (!replaces) throw new Error('result');
    hall.must({ type: 'CorrectOutcome', place, replaces, outcome: lost, later: { kind: 'keep' } });
    expect(hall.facts.stages[1]?.seeds).toEqual(before);
    hall.playAll(earlier);
    expect(hall.conclusion.finished).toBe(true);
    expect(hall.conclusion.standings).toHaveLength(5);
  });

  test('[DK-5] unwind: the bracket is set aside and the phase is open again', () => {
    const hall = played();
    const place = decisive(hall);
    const replaces = hall.facts.rounds[place.round - 1]?.tables[place.match - 1]?.games[0]?.recorded?.outcome;
    if (!replaces) throw new Error('result');
    hall.must({ type: 'CorrectOutcome', place, replaces, outcome: lost, later: { kind: 'unwind', confirm: 'Cup' } });
    expect(hall.facts.stage).toBe(0);
    expect(hall.facts.rounds).toHaveLength(place.round);
    expect(hall.last.state).toBe('published');
    hall.close();
    hall.qualify();
    hall.playAll(earlier);
    expect(hall.conclusion.winners).toEqual(['p1']);
    expect(audit(formats, hall.state.log.slice()).differences).toEqual([]);
  });

  test('[DK-5] before Round 2 is shown a correction makes its draft stale', () => {
    const hall = played();
    hall.must({ type: 'UnpublishRound', round: hall.last.number });
    const place = decisive(hall);
    const replaces = hall.facts.rounds[place.round - 1]?.tables[place.match - 1]?.games[0]?.recorded?.outcome;
    if (!replaces) throw new Error('result');
    hall.must({ type: 'CorrectOutcome', place, replaces, outcome: lost, later: { kind: 'keep' } });
    expect(hall.send({ type: 'PublishRound', round: hall.last.number })?.code).toBe('draft-is-stale');
    hall.must({ type: 'PairAgain', round: hall.last.number });
    expect(hall.last.stage).toBe(0);
  });

  test('[HK-14] who withdrew while a phase was shown has withdrawn, though it becomes a draft again', () => {
    const hall = new Hall(5);
    hall.must({ type: 'Start' });
    while (seeds(hall).length === 0) {
      hall.pair();
      hall.playAll(earlier);
      hall.close();
    }
    const first = hall.conclusion.through[0] ?? '';
    hall.pair();
    hall.must({ type: 'DropPlayer', player: first });
    hall.must({ type: 'UnpublishRound', round: hall.last.number });
    expect(hall.conclusion.through).not.toContain(first);
    expect(hall.conclusion.standings.at(-1)).toMatchObject({ player: first, state: 'dropped' });
  });

  test('[HK-14] a withdrawn player comes back while the qualification lasts, but not to a place they gave up', () => {
    const hall = new Hall(5);
    hall.begin();
    hall.playAll(earlier);
    hall.close();
    hall.drop('b');
    expect(hall.send({ type: 'ReinstatePlayer', player: 'p2' })).toBeUndefined();
    expect(hall.send({ type: 'ReinstatePlayer', player: 'p2' })?.code).toBe('not-dropped');
    while (seeds(hall).length === 0) {
      hall.pair();
      hall.playAll(earlier);
      hall.close();
    }
    const first = hall.conclusion.through[0] ?? '';
    hall.must({ type: 'DropPlayer', player: first });
    expect(hall.send({ type: 'ReinstatePlayer', player: first })?.code).toBe('cannot-come-back');
  });
});
