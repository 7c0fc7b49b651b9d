import {
  criterion,
  type Disturbed,
  type Findings,
  pairings,
  type Round,
  seated,
  shown,
  type Tournament,
} from './reading.ts';

const keyOf = (a: string, b: string) => [a, b].sort().join();

/** SW-1 to SW-3, SW-13: match points in halves, and the differential, of one result. */
function worth(result: string, target: number): { points: [number, number]; differential: number } {
  if (result === 'ff') return { points: [0, 0], differential: 0 };
  if (result === '+-') return { points: [6, 0], differential: 0 };
  if (result === '-+') return { points: [0, 6], differential: 0 };
  const [a = 0, b = 0] = result === '1/2' ? [0.5, 0.5] : result.split('-').map(Number);
  if (a === b) return { points: [3, 3], differential: 0 };
  const win = Math.max(a, b) === target ? 6 : 4;
  return { points: a > b ? [win, 0] : [0, win], differential: a - b };
}

const squares = (pairs: readonly (readonly string[])[], points: ReadonlyMap<string, number>): number =>
  pairs.reduce((sum, [a = '', b = '']) => sum + ((points.get(a) ?? 0) - (points.get(b) ?? 0)) ** 2, 0);

export function checkSwiss(tournament: Tournament, disturbed: Disturbed, findings: Findings): void {
  const { target, tieBreaks } = tournament.config as { target: number; tieBreaks: readonly string[] };
  const rounds = shown(tournament).filter((round: Round) => round.kind !== 'knockout');
  const inCut = tournament.rounds.some((round) => round.kind === 'knockout');
  const points = new Map<string, number>();
  const differential = new Map<string, number>();
  const met = new Set<string>();
  const add = (to: Map<string, number>, id: string, more: number) => to.set(id, (to.get(id) ?? 0) + more);
  for (const round of rounds) {
    const pairs = round.matches.map(({ seats }) => seats);
    findings.same('SW-12', 'byes', round.byes.length, seated(round).length % 2);
    if (!disturbed.byHand && round.overrides.length === 0) {
      const again = pairs.filter(([a = '', b = '']) => met.has(keyOf(a, b)));
      findings.same('SW-6', `rematches in round ${round.number}`, again, []);
    }
    const calm = !disturbed.byHand && !disturbed.people && !disturbed.corrected;
    const paired = pairs.flat();
    if (calm && paired.length <= 8 && round.number > 1) {
      let least = Number.POSITIVE_INFINITY;
      for (const way of pairings(paired)) {
        if (way.every(([a, b]) => !met.has(keyOf(a, b)))) least = Math.min(least, squares(way, points));
      }
      findings.same('SW-8', `squares of round ${round.number}`, squares(pairs, points), least);
    }
    for (const { seats, games } of round.matches) {
      const [a = '', b = ''] = seats;
      met.add(keyOf(a, b));
      const result = games[0]?.result;
      if (result === undefined) continue;
      const { points: won, differential: by } = worth(result, target);
      add(points, a, won[0]);
      add(points, b, won[1]);
      add(differential, a, by);
      add(differential, b, -by);
    }
    for (const id of round.byes) add(points, id, 6);
  }
  if (inCut || disturbed.people) return;
  const rows = tournament.standings;
  for (const { player } of rows) {
    findings.same(
      'SW-1',
      `points of ${player}`,
      criterion(tournament, player, 'match-points'),
      (points.get(player) ?? 0) / 2,
    );
    if (tieBreaks.includes('differential')) {
      findings.same(
        'SW-3',
        `differential of ${player}`,
        criterion(tournament, player, 'differential'),
        differential.get(player) ?? 0,
      );
    }
  }
  if (tieBreaks.join() === 'differential' && tournament.status === 'finished') {
    const ahead = (a: string, b: string) =>
      (points.get(a) ?? 0) - (points.get(b) ?? 0) || (differential.get(a) ?? 0) - (differential.get(b) ?? 0);
    for (const row of rows) {
      const place = 1 + rows.filter((other) => ahead(other.player, row.player) > 0).length;
      findings.same('SW-4', `place of ${row.player}`, row.place, place);
    }
  }
}
