import { describe, expect, test } from 'vitest';
import { formats } from '../engine/formats/index.ts';
import { derive, playTournament, type State, tournamentView } from '../engine/index.ts';
import { assertDefined } from '../kit/index.ts';
import { trfReport } from './trf.ts';

/** A reader of its own, by the columns of the FIDE handbook (TRF16) and bbpPairings' lines for other points. */
interface Line {
  readonly number: number;
  readonly name: string;
  readonly points: number;
  readonly place: number;
  readonly games: readonly { readonly opponent: number; readonly colour: string; readonly result: string }[];
}

function readTrf(text: string) {
  const lines = text.split('\r\n');
  const value = (code: string, usual: number) => {
    const line = lines.find((one) => one.startsWith(`${code} `));
    return line === undefined ? usual : Number(line.slice(4, 8));
  };
  const win = value('BBW', 1);
  const worth: Readonly<Record<string, number>> = {
    1: win,
    '+': win,
    '=': value('BBD', 0.5),
    0: value('BBL', 0),
    '-': value('BBF', 0),
    U: value('BBU', win),
    Z: 0,
    ' ': 0,
  };
  const players = lines
    .filter((line) => line.startsWith('001'))
    .map((line): Line => {
      const games = [];
      for (let at = 91; at + 8 <= line.length; at += 10) {
        const cell = line.slice(at, at + 8);
        games.push({ opponent: Number(cell.slice(0, 4)), colour: cell[5] ?? '', result: cell[7] ?? '' });
      }
      return {
        number: Number(line.slice(4, 8)),
        name: line.slice(14, 47).trim(),
        points: Number(line.slice(80, 84)),
        place: Number(line.slice(85, 89)),
        games,
      };
    });
  return { players, worth, rounds: Number(lines.find((line) => line.startsWith('XXR'))?.slice(4)) };
}

const model = { draws: 0.3, spread: 200, equal: false, rated: true };
const viewOf = (state: State) =>
  assertDefined(tournamentView(derive(formats, state.facts), state.log, { drafts: false }), 'view');
const played = (format: string, players: number, config = {}, seed = 'trf') =>
  viewOf(playTournament(formats, { format, config, players, model }, seed, 1).state);

function written(view: ReturnType<typeof played>) {
  const report = trfReport(view);
  return report.possible ? { ...readTrf(report.text), notes: report.notes } : undefined;
}

const opposite: Readonly<Record<string, string>> = { 1: '0', 0: '1', '=': '=', '+': '-', w: 'b', b: 'w' };

describe('TRF by another reader', () => {
  test.each(formats.names.flatMap((format) => [[format, 7] as const, [format, 8] as const]))(
    '%s of %i: totals are the sum of the results, and both sides of a game say the same',
    (format, count) => {
      const report = written(played(format, count));
      // It can only express games of two.
      expect(report === undefined).toBe(format === 'strikes');
      for (const player of report?.players ?? []) {
        const sum = player.games.reduce((total, { result }) => total + assertDefined(report?.worth[result], result), 0);
        expect(player.points, player.name).toBe(sum);
        player.games.forEach((game, column) => {
          if (game.opponent === 0) return;
          const other = assertDefined(
            report?.players.find(({ number }) => number === game.opponent)?.games[column],
            'the same game',
          );
          expect(other).toMatchObject({ opponent: player.number, colour: opposite[game.colour] });
          expect(game.result === '-' ? ['+', '-'] : [opposite[game.result]]).toContain(other.result);
        });
        expect(player.games.length).toBeLessThanOrEqual(report?.rounds ?? 0);
      }
    },
  );

  test('points of another scale have lines of their own, and the totals are those of the standings', () => {
    const view = played('swiss', 9, { target: 2, win: 3, timedWin: 3, draw: 1, loss: 0, timedLoss: 0, byePoints: 2 });
    const report = assertDefined(written(view), 'report');
    expect(report.worth).toMatchObject({ 1: 3, '=': 1, 0: 0, U: 2 });
    for (const { name, points, place } of report.players) {
      const id = view.players.find((player) => player.name === name)?.id;
      const row = view.standings.find(({ player }) => player === id);
      expect({ points, place }).toEqual({ points: row?.criteria[0]?.value, place: row?.place });
    }
    expect(report.notes.join()).not.toContain('different points');
  });

  test('a win on time that is worth less can’t be expressed: totals count 1, ½ and 0, and a note says so', () => {
    const reports = ['a', 'b', 'c', 'd'].map((seed) => assertDefined(written(played('swiss', 8, {}, seed)), 'report'));
    const mixed = reports.filter(({ notes }) => notes.join().includes('different points'));
    expect(mixed.length).toBeGreaterThan(0);
    for (const { worth } of mixed) expect(worth).toMatchObject({ 1: 1, '=': 0.5, 0: 0 });
  });

  test('XXR says how many rounds are planned, also after the first', () => {
    const whole = played('swiss', 8, { rounds: 6 });
    const report = assertDefined(written({ ...whole, rounds: whole.rounds.slice(0, 2) }), 'report');
    expect(report.rounds).toBe(6);
    expect(report.players[0]?.games).toHaveLength(2);
  });

  test('the cut is not in the columns', () => {
    const view = played('swiss', 8, { rounds: 3, topCut: 4 });
    expect(view.rounds.length).toBeGreaterThan(3);
    const report = assertDefined(written(view), 'report');
    expect(report.rounds).toBe(3);
    for (const { games } of report.players) expect(games).toHaveLength(3);
    expect(report.notes.join()).toContain('cut');
  });
});
