import { describe, expect, test } from 'vitest';
import { formats } from '../../../engine/formats/index.ts';
import { audit } from '../../../engine/index.ts';
import { must, pointsBy, problemIn, tablesBy, taken } from '../take-over.fixture.ts';

const entered = (id: number, name: string, seed: number) => ({
  participant: {
    id,
    tournament_id: 77,
    name,
    display_name: name,
    seed,
    username: null,
    final_rank: null,
    active: true,
  },
});

const played = (round: number, one: number, other: number, winner: number | null, more: object = {}) => ({
  match: {
    ...{ id: 1000 * round + one, tournament_id: 77, round, state: 'complete', player1_id: one, player2_id: other },
    ...{ winner_id: winner, loser_id: winner === one ? other : one, scores_csv: '2-1', group_id: null },
    ...more,
  },
});

const evening = {
  tournament: {
    ...{ id: 77, name: 'Thursday Swiss', url: 'thursday', tournament_type: 'swiss', state: 'underway' },
    ...{ swiss_rounds: 3, pts_for_match_win: '3.0', pts_for_match_tie: '1.0', pts_for_bye: '3.0' },
    participants: [entered(12, 'Ben', 2), entered(11, 'Ana', 1), entered(13, 'Cy', 3), entered(14, 'Dee', 4)],
    matches: [
      played(1, 11, 13, 11),
      played(1, 12, 14, null),
      played(2, 11, 12, 12, { forfeited: true }),
      played(2, 13, 14, null, { state: 'open' }),
    ],
  },
};

describe('Challonge', () => {
  test('a Swiss goes on where it was, with its points', () => {
    const { state, view, notes } = must(JSON.stringify(evening));
    expect(view).toMatchObject({ name: 'Thursday Swiss', status: 'running', config: { rounds: 3, win: 3, draw: 1 } });
    expect(tablesBy(view)).toEqual([
      { state: 'closed', matches: ['Ana | Cy | 1-0', 'Ben | Dee | 0-0'], byes: [] },
      { state: 'published', matches: ['Ana | Ben | -+', 'Cy | Dee | '], byes: [] },
    ]);
    expect(pointsBy(view).slice(0, 2)).toEqual([
      [1, 'Ben', 4],
      [2, 'Ana', 3],
    ]);
    expect(notes).toContain('Scores are taken over as a win, a draw or a loss.');
    expect([...state.facts.players.values()].map(({ externalId }) => externalId)).toEqual(['11', '12', '13', '14']);
    expect(audit(formats, [...state.log.slice()]).differences).toEqual([]);
  });

  test('the only player without a match raises a question', () => {
    const { participants, matches } = evening.tournament;
    const odd = {
      tournament: {
        ...evening.tournament,
        participants: [...participants, entered(15, 'Eve', 5)],
        matches: [...matches.slice(0, 2), played(2, 11, 15, 11), played(2, 12, 13, 12), played(3, 14, 15, 14)],
      },
    };
    expect(problemIn(JSON.stringify(odd), { byes: 'ask' })).toContain('Dee (2)');
  });

  test('of a bracket the players are taken, by their seeds, for whatever they are to play', () => {
    const bracket = { tournament: { ...evening.tournament, tournament_type: 'double elimination' } };
    const { view, notes } = must(JSON.stringify(bracket));
    expect(view).toMatchObject({ status: 'registering', rounds: [] });
    expect(view.players.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cy', 'Dee']);
    expect(notes.join()).toContain('“double elimination”');
  });

  test('the list of participants alone is enough', () => {
    const { view } = must(JSON.stringify(evening.tournament.participants));
    expect(view.players.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cy', 'Dee']);
  });
});

const side = (id: number | null, result?: string, more: object = {}) => ({
  id,
  position: 1,
  score: 2,
  result,
  ...more,
});
const robin = {
  participant: ['Ana', 'Ben', 'Cy'].map((name, at) => ({ id: at, tournament_id: 0, name })),
  stage: [{ id: 0, tournament_id: 0, name: 'League', type: 'round_robin', number: 1, settings: { groupCount: 1 } }],
  group: [{ id: 0, stage_id: 0, number: 1 }],
  round: [1, 2, 3].map((number) => ({ id: 10 + number, stage_id: 0, group_id: 0, number })),
  match: [
    { id: 0, round_id: 11, status: 4, opponent1: side(2, 'win'), opponent2: side(1, 'loss') },
    { id: 1, round_id: 12, status: 4, opponent1: side(0, 'draw'), opponent2: side(2, 'draw') },
    { id: 2, round_id: 13, status: 4, opponent1: side(1, 'win'), opponent2: side(0, undefined, { forfeit: true }) },
  ],
  match_game: [],
};

describe('brackets-manager', () => {
  test('a round robin that is over has its rounds; resting is no bye', () => {
    const { view } = must(JSON.stringify(robin));
    expect(view.name).toBe('League');
    expect(tablesBy(view).map(({ matches, byes }) => [...matches, byes.length])).toEqual([
      ['Cy | Ben | 1-0', 0],
      ['Ana | Cy | 0-0', 0],
      ['Ben | Ana | +-', 0],
    ]);
  });

  test.each(['single_elimination', 'double_elimination'])('%s: its players', (type) => {
    const { view, notes } = must(JSON.stringify({ ...robin, stage: [{ ...robin.stage[0], type }] }));
    expect(view).toMatchObject({ status: 'registering', rounds: [] });
    expect(view.players.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cy']);
    expect(notes.join()).toContain(type.replace('_', ' '));
  });

  test('a round robin that is being played: its players, and no half of its rounds', () => {
    const [first] = robin.match;
    const running = {
      ...robin,
      match: [first, { id: 1, round_id: 12, status: 2, opponent1: side(0), opponent2: side(2) }],
    };
    expect(must(JSON.stringify(running)).view).toMatchObject({ status: 'registering', rounds: [] });
  });
});

const seat = (id: number | null, corpScore: number, runnerScore: number) => ({
  id,
  role: null,
  corpScore,
  runnerScore,
});
const table = (number: number, player1: object, player2: object, more: object = {}) => ({
  ...{ table: number, player1, player2, intentionalDraw: false, twoForOne: false, eliminationGame: false },
  ...more,
});
const netrunner = {
  ...{ name: 'Store Champs', date: '2026-10-03', cutToTop: 2, preliminaryRounds: 2, uploadedFrom: 'Cobra' },
  players: [
    { id: 5, name: 'Ana', rank: 1, corpIdentity: 'PE', runnerIdentity: 'Sunny', matchPoints: 12 },
    { id: 6, name: 'Ben', rank: 2, corpIdentity: 'NEH', runnerIdentity: 'Hoshiko', matchPoints: 7 },
    { id: 7, name: 'Cy', rank: 3, corpIdentity: 'Asa', runnerIdentity: 'Zahya', matchPoints: 3 },
  ],
  rounds: [
    [table(1, seat(5, 3, 3), seat(6, 0, 0)), table(2, seat(7, 3, 0), seat(null, 0, 0))],
    [table(1, seat(6, 3, 3), seat(7, 0, 0)), table(2, seat(5, 3, 3), seat(null, 0, 0))],
    [table(1, { id: 5, winner: true }, { id: 6, winner: false }, { eliminationGame: true })],
  ],
};

describe('NRTM and cobra', () => {
  test('the Swiss with its byes; the cut is left out, and whose total differs is named', () => {
    const { view, notes } = must(JSON.stringify(netrunner));
    expect(view.config).toMatchObject({ rounds: 2, win: 6, draw: 3, byePoints: 6 });
    expect(tablesBy(view).map(({ matches, byes }) => [...matches, ...byes])).toEqual([
      ['Ana | Ben | 1-0', 'Cy'],
      ['Ben | Cy | 1-0', 'Ana'],
    ]);
    expect(notes).toContain('The rounds of the cut are left out.');
    expect(notes).toContain('Ben has 7 points in the file and 6 here.');
    expect(notes).toContain('Cy has 3 points in the file and 6 here.');
    expect(notes.join()).not.toContain('Ana has');
  });

  test('where only one side is played a draw is worth one', () => {
    const rounds = [[table(1, seat(5, 3, 0), seat(6, 0, 0))], [table(1, seat(6, 1, 0), seat(7, 0, 1))]];
    const { view } = must(JSON.stringify({ ...netrunner, rounds }));
    expect(view.config).toMatchObject({ win: 3, draw: 1 });
    expect(pointsBy(view).map(([, name, points]) => [name, points])).toEqual([
      ['Ana', 3],
      ['Ben', 1],
      ['Cy', 1],
    ]);
  });
});

describe('JSON of an unknown program', () => {
  test.each(['{"a":1}', '[{"participant":{}}]', '{"tiltyard":1,"entries":[]}', '{"players":[', '[["x"]]'])(
    '%s',
    (text) => {
      expect(problemIn(text)).toContain('Challonge');
    },
  );

  test('a player in two matches of one round', () => {
    const twice = {
      ...netrunner,
      rounds: [[table(1, seat(5, 3, 3), seat(6, 0, 0)), table(2, seat(5, 3, 3), seat(7, 0, 0))]],
    };
    expect(taken(JSON.stringify(twice))).toMatchObject({ ok: false, error: { code: 'two-games' } });
  });
});
