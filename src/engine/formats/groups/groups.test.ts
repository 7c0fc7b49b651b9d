import { describe, expect, test } from 'vitest';
import { Hall, outcome } from '../../../../test/hall.ts';
import { assertDefined } from '../../../kit/index.ts';
import { audit, derive, previewCorrection } from '../../tournament/index.ts';
import { boardView } from '../../views/index.ts';
import { formats } from '../index.ts';

const manual = { autoAdvance: false };
const day = 86_400_000;

/** The groups of the newest round as letters, in order of rating: “abc de”. */
const groupsOf = (hall: Hall): string =>
  [1, 2, 3, 4, 5]
    .map((group) =>
      hall.names(new Set(hall.last.tables.filter((table) => table.group === group).flatMap((table) => table.seats))),
    )
    .filter((names) => names !== '')
    .join(' ');

const falling = (count: number) => Array.from({ length: count }, (_, at) => 2000 - 10 * at);

describe('groups and games', () => {
  test('[GR-1] within a group everyone attacks everyone and defends against everyone', () => {
    const hall = new Hall('groups', 'abc', { ratings: falling(3) }).begin();
    const seats = hall.last.tables.map((table) => hall.names(table.seats)).sort();
    expect(seats).toEqual(['ab', 'ac', 'ba', 'bc', 'ca', 'cb']);
    for (const table of hall.last.tables) expect(table.games).toMatchObject([{ black: 0, white: 1 }]);
  });

  test('[GR-1] a group of k has g·k·(k−1) games', () => {
    const hall = new Hall('groups', 'abcd', { config: { gamesPerPairing: 3 } }).begin();
    expect(hall.last.tables).toHaveLength(3 * 4 * 3);
  });

  test('[GR-2] all games start with the round, on three days and six hours a move', () => {
    const hall = new Hall('groups', 'abcd').begin();
    const side = { base: 3 * day, increment: 6 * 3_600_000, bonusAt40: 0 };
    for (const table of hall.last.tables) expect(table.games).toMatchObject([{ clock: { white: side, black: side } }]);
    expect(hall.last.open).toBe(12);
  });

  test('[GR-3] groups follow the rating, the unrated come last', () => {
    const hall = new Hall('groups', 'abcdef', {
      config: { groupSize: 2 },
      ratings: [undefined, 1500, 1800, 1700, undefined, 1600],
    });
    hall.begin();
    const [first, second, third] = groupsOf(hall)
      .split(' ')
      .map((group) => [...group].sort().join(''));
    expect([first, second, third]).toEqual(['cd', 'bf', 'ae']);
  });

  test('[GR-3] equal ratings are ordered by lot: over many draws everyone leads', () => {
    const leaders = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const hall = new Hall('groups', 'abcd', {
        config: { groupSize: 2 },
        ratings: [1500, 1500, 1500, 1500],
        seed: `lot ${seed}`,
      });
      leaders.add(assertDefined(groupsOf(hall.begin())[0], 'leader'));
    }
    expect([...leaders].sort().join('')).toBe('abcd');
  });
});

describe('who goes on, and the end', () => {
  test('[GR-7] the highest score wins the group: two draws are as good as a win and a loss', () => {
    const hall = new Hall('groups', 'abc', { config: manual, ratings: falling(3) }).begin();
    // a 2 wins 2 losses; b 1 win 1 loss 2 draws; c 1 win 1 loss 2 draws: all have 4.
    hall.report('ab 1-0, ba 1-0, ac 1-0, ca 1-0, bc ½, cb ½');
    hall.close();
    expect(hall.conclusion.finished).toBe(false);
    hall.draw();
    expect(groupsOf(hall)).toBe('abc');
  });

  test('[GR-7] everyone level on top goes on, everyone else is out', () => {
    const hall = new Hall('groups', 'abcdef', { config: { ...manual, groupSize: 3 }, ratings: falling(6) }).begin();
    hall.report('ab 1-0, ba 0-1, ac ½, ca ½, bc 0-1, cb 1-0');
    hall.playOut('def');
    hall.close();
    expect(states(hall)).toEqual({
      a: 'active',
      b: 'eliminated',
      c: 'active',
      d: 'active',
      e: 'eliminated',
      f: 'eliminated',
    });
  });

  test('[GR-8] one player left has won', () => {
    const hall = new Hall('groups', 'abcd', { config: manual, ratings: falling(4) }).begin().playOut('badc').over();
    expect(hall.names(hall.conclusion.winners)).toBe('b');
    expect(hall.conclusion.why).toMatchObject([{ rule: 'GR-8', code: 'one-left' }]);
  });

  test('[GR-8] a round in which all had the same wins, losses and draws has joint winners', () => {
    const hall = new Hall('groups', 'abc', { config: manual, ratings: falling(3) }).begin();
    hall.report('ab ½, ba ½, ac ½, ca ½, bc ½, cb ½');
    hall.close();
    expect(hall.names(hall.conclusion.winners)).toBe('abc');
    expect(hall.conclusion.why).toMatchObject([{ rule: 'GR-8', code: 'all-equal', figures: { draws: 4 } }]);
  });

  test('[GR-8] equal scores with unequal records are not the end', () => {
    const hall = new Hall('groups', 'ab', { config: { ...manual, gamesPerPairing: 2 } }).begin();
    const tables = hall.last.tables.map((table) => table.number);
    for (const [at, table] of tables.entries()) {
      const { number: round, edition } = hall.last;
      hall.must({
        type: 'RecordOutcome',
        place: { round, edition, match: table, game: 1 },
        outcome: outcome(at < 2 ? '1-0' : '½'),
      });
    }
    hall.close();
    expect(hall.conclusion.finished).toBe(true); // one win, one loss, two draws each
    expect(hall.conclusion.why).toMatchObject([{ code: 'all-equal' }]);
  });

  test('[GR-9] two rounds running in which nobody went out end it, with joint winners', () => {
    const unequal = 'ab 1-0, ba 1-0, ac 1-0, ca 1-0, bc ½, cb ½';
    const hall = new Hall('groups', 'abc', { config: manual, ratings: falling(3) }).begin();
    hall.report(unequal);
    hall.close();
    expect(hall.conclusion.finished).toBe(false);
    hall.draw();
    hall.report(unequal);
    hall.close();
    expect(hall.conclusion.finished).toBe(true);
    expect(hall.names(hall.conclusion.winners)).toBe('abc');
    expect(hall.conclusion.why).toMatchObject([{ rule: 'GR-9', code: 'no-progress' }]);
    expect(hall.conclusion.standings.map(({ place }) => place)).toEqual([1, 1, 1]);
    expect(hall.conclusion.standings[0]?.criteria[0]).toEqual({ name: 'rounds', value: 2 });
  });

  test('[GR-10] the next round starts by itself when the last game is in', () => {
    const hall = new Hall('groups', 'abcdef', { config: { groupSize: 3 }, ratings: falling(6) })
      .begin()
      .playOut('abcdef');
    expect(hall.facts.rounds.map((round) => round.state)).toEqual(['closed', 'published']);
    expect(groupsOf(hall)).toBe('ad');
  });

  test('[GR-10] by itself only where the main time is a day or more, or where it is asked for', () => {
    const advances = (config: Record<string, unknown>) =>
      new Hall('groups', 'abcdef', { config: { groupSize: 3, ...config }, ratings: falling(6) })
        .begin()
        .playOut('abcdef').facts.rounds.length === 2;
    expect(advances({ base: day })).toBe(true);
    expect(advances({ base: day - 1 })).toBe(false);
    expect(advances({ base: 600_000, autoAdvance: true })).toBe(true);
    expect(advances({ base: day, autoAdvance: false })).toBe(false);
  });
});

const states = (hall: Hall) =>
  Object.fromEntries([...hall.conclusion.standings].map((row) => [hall.name(row.player), row.state]).sort());

describe('withdrawals', () => {
  test('[GR-12] open games are forfeited, finished games stand, the best of those who stay goes on', () => {
    const hall = new Hall('groups', 'abcdef', { config: { ...manual, groupSize: 3 }, ratings: falling(6) }).begin();
    hall.report('ab 1-0, ac 1-0, ba 0-1');
    hall.must({ type: 'DropPlayer', player: hall.id('a') });
    const ca = hall.last.tables.find((table) => hall.names(table.seats) === 'ca');
    expect(ca?.games[0]?.recorded?.outcome).toEqual({ kind: 'forfeit', seats: [1] });
    const ab = hall.last.tables.find((table) => hall.names(table.seats) === 'ab');
    expect(ab?.games[0]?.recorded?.outcome).toEqual(outcome('1-0'));
    // The one who left still has the highest score.
    hall.report('bc ½, cb ½');
    hall.playOut('def').close();
    expect(states(hall)).toMatchObject({ a: 'dropped', b: 'eliminated', c: 'active', d: 'active' });
  });

  test('[GR-12] between two who both did not play a game scores nothing', () => {
    const hall = new Hall('groups', 'abc', { config: manual, ratings: falling(3) }).begin();
    hall.report('ab ff, ba ff');
    const records = boardView(derive(formats, hall.facts));
    const members = records.kind === 'cross-tables' ? records.rounds[0]?.groups[0]?.members : [];
    expect(members?.map((member) => member.wins + member.losses + member.draws)).toEqual([0, 0, 0]);
  });

  test('[GR-12] when both have withdrawn an unplayed game scores nothing, while the round is open', () => {
    const wins = (hall: Hall) => {
      const board = boardView(derive(formats, hall.facts));
      const members = board.kind === 'cross-tables' ? (board.rounds[0]?.groups[0]?.members ?? []) : [];
      return Object.fromEntries(members.map(({ player, wins }) => [hall.name(player), wins]));
    };
    const hall = new Hall('groups', 'abcd', { config: manual, ratings: falling(4) }).begin();
    hall.report('ba 1-0');
    hall.must({ type: 'DropPlayer', player: hall.id('a') });
    expect(wins(hall)).toEqual({ a: 0, b: 2, c: 2, d: 2 });
    hall.must({ type: 'DropPlayer', player: hall.id('b') });
    // b keeps the game that was played; the forfeit win of ab is taken back.
    expect(wins(hall)).toEqual({ a: 0, b: 1, c: 4, d: 4 });
    const ab = assertDefined(
      hall.last.tables.find((table) => hall.names(table.seats) === 'ab'),
      'ab',
    );
    expect(derive(formats, hall.facts).tally(hall.last, ab).points).toEqual([0, 0]);
    const closed = new Hall('groups', 'abcd', { config: { ...manual, groupSize: 4 }, ratings: falling(4) }).begin();
    closed.must({ type: 'DropPlayer', player: closed.id('a') });
    closed.report('bc ½, cb ½, bd ½, db ½, cd ½, dc ½');
    closed.close();
    closed.must({ type: 'DropPlayer', player: closed.id('b') });
    expect(wins(closed)).toEqual({ a: 0, b: 2, c: 2, d: 2 }); // a closed round stands
  });

  test('[GR-12] ended early a withdrawn player does not win: the best of those who stay does', () => {
    const hall = new Hall('groups', 'abc', { config: manual, ratings: falling(3) }).begin();
    hall.report('ab 1-0, ba 0-1, ac 1-0, ca 0-1, bc 1-0');
    hall.must({ type: 'DropPlayer', player: hall.id('a') });
    hall.must({ type: 'EndEarly', confirm: 'Cup' });
    expect(hall.names(hall.conclusion.winners)).toBe('b');
    expect(hall.conclusion.standings.map(({ place, player }) => `${place}${hall.name(player)}`)).toEqual([
      '1b',
      '2a',
      '3c',
    ]);
  });

  test('[GR-12] ended early before any result: no winner, and nobody at place 1', () => {
    const hall = new Hall('groups', 'abc', { config: manual, ratings: falling(3) }).begin();
    hall.must({ type: 'EndEarly', confirm: 'Cup' });
    expect(hall.conclusion).toMatchObject({ finished: true, winners: [] });
    expect(hall.conclusion.standings.map(({ place }) => place)).not.toContain(1);
  });

  test('[GR-12] ended early it stays ended early: closing the round afterwards makes no other winners', () => {
    const hall = new Hall('groups', 'abcde', { config: { ...manual, groupSize: 3 }, ratings: falling(5) }).begin();
    const draws = () => hall.report(hall.last.tables.map(({ seats }) => `${hall.names(seats)} ½`).join(', '));
    draws();
    hall.over().draw();
    draws();
    hall.must({ type: 'EndEarly', confirm: 'Cup' });
    const before = hall.conclusion;
    expect(hall.names(before.winners)).toBe('abc');
    // Two rounds in which nobody went out would have made joint winners of all five (GR-9).
    hall.close();
    expect(hall.conclusion.winners).toEqual(before.winners);
    expect(hall.conclusion.why).toEqual(before.why);
    hall.must({ type: 'Reopen' });
    expect(hall.names(hall.conclusion.winners)).toBe('abcde');
  });

  test('[GR-2] a main time of 0 is refused', () => {
    const refused = (base: number) => formats.format('groups', 1)?.configure({ base });
    expect(refused(0)).toMatchObject({ error: [{ path: 'base', problem: 'must be at least 1 second' }] });
    expect(refused(999)).toMatchObject({ error: [{ path: 'base', problem: 'must be at least 1 second' }] });
    expect(refused(1_000)).toMatchObject({ ok: true });
    expect(refused(400 * 86_400_000)).toMatchObject({ error: [{ path: 'base', problem: 'must be at most 365 days' }] });
  });

  test('[GR-13] the winner of two rounds has played two', () => {
    const hall = new Hall('groups', 'abcdef', { config: { ...manual, groupSize: 3 }, ratings: falling(6) }).begin();
    hall.playOut('abcdef').over().draw().playOut('abcdef').close();
    expect(hall.conclusion.standings.map(({ criteria }) => criteria[0]?.value)).toEqual([2, 2, 1, 1, 1, 1]);
  });

  test('[GR-12] one left has won, none left ends it without a winner', () => {
    const hall = new Hall('groups', 'abc', { config: manual, ratings: falling(3) }).begin();
    hall.must({ type: 'DropPlayer', player: hall.id('a') });
    hall.must({ type: 'DropPlayer', player: hall.id('b') });
    hall.close();
    expect(hall.names(hall.conclusion.winners)).toBe('c');
    expect(hall.try({ type: 'DropPlayer', player: hall.id('c') })?.code).toBe('already-finished');
    hall.must({ type: 'ReopenRound', round: 1 });
    hall.must({ type: 'DropPlayer', player: hall.id('c') });
    hall.close();
    expect(hall.conclusion).toMatchObject({
      finished: true,
      winners: [],
      why: [{ rule: 'GR-12', code: 'nobody-left' }],
    });
  });

  test('[GR-12] two players at least', () => {
    expect(new Hall('groups', 'a').try({ type: 'Start' })).toEqual({
      code: 'too-few-players',
      details: { have: 1, need: 2 },
    });
    expect(new Hall('groups', '').try({ type: 'Start' })).toEqual({
      code: 'too-few-players',
      details: { have: 0, need: 2 },
    });
  });

  test('[GR-12] who left cannot come back into the groups, nor can anyone come late', () => {
    const hall = new Hall('groups', 'abc', { config: manual }).begin();
    hall.must({ type: 'DropPlayer', player: hall.id('a') });
    expect(hall.try({ type: 'ReinstatePlayer', player: hall.id('a') })).toMatchObject({ code: 'cannot-come-back' });
    expect(hall.try({ type: 'AddPlayers', players: [{ name: 'z' }] })).toMatchObject({ code: 'late-entry-closed' });
  });
});

describe('what the pages show', () => {
  test('[GR-13] round by round, group by group, with cross tables and who went on', () => {
    const hall = new Hall('groups', 'abcd', { config: { ...manual, groupSize: 2 }, ratings: falling(4) }).begin();
    hall.report('ab 1-0, ba ½, cd 0-1, dc 1-0');
    hall.close();
    const board = boardView(derive(formats, hall.facts));
    if (board.kind !== 'cross-tables') throw new Error('no groups');
    const [first, second] = board.rounds[0]?.groups ?? [];
    expect(first?.members).toMatchObject([
      { player: hall.id('a'), wins: 1, losses: 0, draws: 1, score: 3, wentOn: true, winner: false },
      { player: hall.id('b'), wins: 0, losses: 1, draws: 1, score: 1, wentOn: false },
    ]);
    expect(
      first?.cross.map((row) =>
        row.map((cell) => (cell.kind === 'self' ? '×' : cell.games.map((game) => game.result).join(''))),
      ),
    ).toEqual([
      ['×', '1'],
      ['½', '×'],
    ]);
    expect(second?.members.map((member) => member.wentOn)).toEqual([true, false]);
    hall.draw().playOut('ad').close();
    const after = boardView(derive(formats, hall.facts));
    if (after.kind === 'cross-tables')
      expect(after.rounds[1]?.groups[0]?.members[0]).toMatchObject({ player: hall.id('a'), winner: true });
  });
});

describe('corrections', () => {
  const played = () => {
    const hall = new Hall('groups', 'abcd', { config: { ...manual, groupSize: 2 }, ratings: falling(4) }).begin();
    hall.report('ab 1-0, ba 0-1, cd 1-0, dc 0-1');
    return hall.over().draw();
  };

  test('[DK-5] those who went on stay on; the preview says which pairing no longer follows', () => {
    const hall = played();
    hall.report('ac 1-0');
    const place = { ...hall.placeOf('cd'), round: 1 };
    const preview = previewCorrection(formats, hall.state, place, outcome('0-1'));
    if (!preview.ok) throw new Error(preview.error.code);
    expect(preview.value.unwind).toEqual({ rounds: [2], outcomes: 1 });
    expect(preview.value.keep.faults).toEqual([
      { round: 2, finding: { code: 'missing', hard: true, players: [hall.id('d')], size: 1 } },
    ]);
    hall.correct('cd 0-1');
    expect(groupsOf(hall)).toBe('ac');
    expect(states(hall)).toMatchObject({ c: 'active', d: 'eliminated' });
  });

  test('[DK-4] unwinding sets the later round aside, and its number is drawn again as another edition', () => {
    const hall = played();
    const stale = hall.placeOf('ac');
    hall.correct('cd 0-1', { kind: 'unwind', confirm: 'Cup' });
    hall.correct('dc 1-0');
    expect(hall.facts.rounds).toHaveLength(1);
    hall.over().draw();
    expect(groupsOf(hall)).toBe('ad');
    expect(hall.last.edition).toBe(2);
    const late = { type: 'RecordOutcome', place: stale, outcome: outcome('1-0') } as const;
    expect(hall.try(late)).toEqual({ code: 'table-was-paired-again', details: { round: 2, edition: 1, now: 2 } });
    expect(audit(formats, hall.state.log.slice()).differences).toEqual([]);
  });
});

describe('results that cannot be', () => {
  const hall = new Hall('groups', 'ab', { config: manual }).begin();
  test.each([
    [{ kind: 'scores', scores: [1000, 1000] }, 'one-point'],
    [{ kind: 'scores', scores: [2000, -1000] }, 'one-point'],
    [{ kind: 'scores', scores: [1000] }, 'count'],
    [{ kind: 'scores', scores: [1000, null] }, 'one-point'],
    [{ kind: 'scores', scores: [250, 750] }, 'one-point'],
    [{ kind: 'places', places: [1, 2] }, 'kind'],
    [{ kind: 'forfeit', seats: [] }, 'count'],
    [{ kind: 'forfeit', seats: [2] }, 'count'],
    [{ kind: 'forfeit', seats: [0, 0] }, 'count'],
  ] as const)('%j is refused', (impossible, problem) => {
    const refused = hall.try({ type: 'RecordOutcome', place: hall.placeOf('ab'), outcome: impossible });
    expect(refused).toMatchObject({ code: 'impossible-score', details: { problem } });
  });
});
