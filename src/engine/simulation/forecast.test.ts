import { describe, expect, test } from 'vitest';
import { Hall } from '../../../test/hall.ts';
import { formats } from '../formats/index.ts';
import { conclude, type Forecast, forecast, type State } from '../index.ts';

const runs = 24;
const forecastOf = (state: State, seed = 'seed'): Forecast => {
  const figures = forecast(formats, state, { runs, seed });
  if (!figures) throw new Error('no forecast');
  return figures;
};

const shareOf = (figures: Forecast, player: string) => figures.players.find((row) => row.player === player)?.win.share;

const nine = 'abcdefghi';

/** Whoever sits first wins every open game of the round. */
function playRound(hall: Hall): void {
  const { number, edition, tables } = hall.last;
  for (const { match, seats, games } of tables) {
    for (const [index, { recorded }] of games.entries()) {
      if (recorded) continue;
      const scores = seats.length === 2 ? [1000, 0] : seats.map((_, seat) => 50_000 - 10_000 * seat);
      const place = { round: number, edition, match, game: index + 1 };
      hall.must({ type: 'RecordOutcome', place, outcome: { kind: 'scores', scores } });
      if (hall.last.number !== number) return;
    }
  }
}

const win = { kind: 'scores', scores: [1000, 0] } as const;

describe('[DK-29] forecast', () => {
  test.each(['groups', 'hybrid', 'strikes', 'swiss'])('%s: shares, errors and places add up', (format) => {
    const figures = forecastOf(new Hall(format, nine).begin().state);
    expect(figures).toMatchObject({ runs, seed: 'seed' });
    expect(figures.players).toHaveLength(9);
    const wins = figures.players.reduce((sum, row) => sum + row.win.share, 0);
    // Joint winners each count as one who won.
    expect(wins).toBeGreaterThanOrEqual(0.999);
    for (const { win, podium, place, reach } of figures.players) {
      expect(podium.share).toBeGreaterThanOrEqual(win.share);
      expect(win.error).toBeCloseTo(Math.sqrt((win.share * (1 - win.share)) / runs), 3);
      expect(place.mean).toBeGreaterThanOrEqual(1);
      expect(place.mean).toBeLessThanOrEqual(9);
      expect(reach).toHaveLength(figures.rounds.length);
    }
  });

  test('the same state and seed give the same figures, another seed others', () => {
    const { state } = new Hall('swiss', 'abcdefgh').begin();
    expect(forecastOf(state)).toEqual(forecastOf(state));
    expect(forecastOf(state)).not.toEqual(forecastOf(state, 'another'));
  });

  test.each(formats.names)('%s: it tells nothing of the secret, a draft or who is kept apart', (format) => {
    // Whatever the first round was drawn from, figures may only depend on what was published.
    const hall = new Hall(format, nine).begin();
    playRound(hall);
    if (hall.last.state === 'published' && hall.last.open === 0) hall.try({ type: 'CloseRound', round: 1 });
    const figures = (state: State) => forecast(formats, state, { runs: 6, seed: 'seed' })?.players;
    const plain = figures(hall.state);
    const { about } = hall.facts;
    const secret = 'b'.repeat(64);
    const other = { ...hall.state, facts: { ...hall.facts, ...(about && { about: { ...about, secret } }) } };
    expect(figures(other)).toEqual(plain);
    const [one = '', two = ''] = [...hall.facts.players.keys()];
    hall.try({ type: 'KeepApart', players: [one, two], apart: true });
    expect(figures(hall.state)).toEqual(plain);
    hall.try({ type: 'PairRound' });
    expect(figures(hall.state)).toEqual(plain);
    if (hall.last.state === 'draft') hall.must({ type: 'PairAgain', round: hall.last.number });
    expect(figures(hall.state)).toEqual(plain);
  });

  test('nor of the draft of a next stage, in the number of playouts either', () => {
    const hall = new Hall('swiss', 'abcd', { config: { rounds: 1, topCut: 2 } }).begin();
    playRound(hall);
    hall.must({ type: 'CloseRound', round: 1 });
    const plain = forecast(formats, hall.state);
    while (hall.facts.stage === 0) hall.must({ type: 'PairRound' });
    expect(hall.last.state).toBe('draft');
    expect(forecast(formats, hall.state)).toEqual({ ...plain, version: hall.state.log.length });
  });

  test('the number of playouts follows from format and field', () => {
    const runsOf = (format: string, players: string) =>
      forecast(formats, new Hall(format, players).begin().state)?.runs;
    expect(runsOf('swiss', 'abcd')).toBe(300);
    expect(runsOf('hybrid', 'abcd')).toBe(300);
    const fifty = 'abcdefghijklmnopqrstuvwxyz0123456789αβγδεζηθικλμνξ';
    expect(forecast(formats, new Hall('swiss', fifty, { config: { rounds: 1 } }).begin().state)?.runs).toBe(240);
  });

  test('in a bracket, out next is out of the match that is open', () => {
    const hall = new Hall('hybrid', 'abcdefgh').begin();
    const [first] = hall.last.tables;
    const ended = { type: 'RecordOutcome', place: { round: 1, edition: 1, match: 1, game: 1 }, outcome: win } as const;
    hall.must(ended);
    const figures = forecastOf(hall.state);
    const outNext = (player = '') => figures.players.find((row) => row.player === player)?.outNext.share;
    expect([outNext(first?.seats[0]), outNext(first?.seats[1])]).toEqual([0, 1]);
    const open = hall.last.tables
      .slice(1)
      .map(({ seats: [one, other] }) => (outNext(one) ?? 0) + (outNext(other) ?? 0));
    for (const both of open) expect(both).toBeCloseTo(1, 3);
  });

  test('someone who is out or has left wins no more', () => {
    const hall = new Hall('swiss', 'abcdefgh').begin();
    const [first = ''] = [...hall.facts.players.keys()];
    hall.must({ type: 'DropPlayer', player: first });
    expect(shareOf(forecastOf(hall.state), first)).toBe(0);
  });

  test('what is over is certain', () => {
    const hall = new Hall('strikes', 'abcde').begin();
    for (let turn = 0; turn < 50 && !conclude(formats, hall.state.facts).finished; turn++) {
      playRound(hall);
      hall.must({ type: 'CloseRound', round: hall.last.number });
      if (!conclude(formats, hall.state.facts).finished) hall.draw();
    }
    const figures = forecastOf(hall.state);
    const { winners, standings } = conclude(formats, hall.state.facts);
    for (const { player, place } of standings) {
      const row = figures.players.find((one) => one.player === player);
      expect(row?.win).toEqual({ share: winners.includes(player) ? 1 : 0, error: 0 });
      expect(row?.place).toEqual({ mean: place, error: 0 });
    }
  });

  test('before the start it plays the whole of it; without players there is nothing to say', () => {
    expect(forecastOf(new Hall('groups', 'abcdef').state).players).toHaveLength(6);
    expect(forecast(formats, new Hall('groups', '').state)).toBeUndefined();
  });

  test('a strong player is forecast to win more often than a weak one', () => {
    const hall = new Hall('swiss', '');
    const ratings = [2200, 1500, 1500, 1500, 1500, 1500, 1500, 800];
    hall.must({ type: 'AddPlayers', players: ratings.map((rating, index) => ({ name: `P${index}`, rating })) });
    const figures = forecastOf(hall.state);
    expect(figures.players[0]?.player).toBe('p1');
    expect(figures.players.at(-1)?.player).toBe('p8');
  });
});
