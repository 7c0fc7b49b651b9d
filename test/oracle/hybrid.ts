import { criterion, type Disturbed, type Findings, pairings, seated, shown, type Tournament } from './reading.ts';

const keyOf = (a: string, b: string) => [a, b].sort().join();

/** HK-5 and HK-6 in Round 1, HK-15 to HK-17 in the bracket, HK-26 at the end. */
export function checkHybrid(tournament: Tournament, disturbed: Disturbed, findings: Findings): void {
  const rounds = shown(tournament);
  const calm = !disturbed.byHand && !disturbed.people && !disturbed.corrected;
  const points = new Map<string, number>();
  const matches = new Map<string, number>();
  const byes = new Map<string, number>();
  const meetings = new Map<string, number>();
  const add = (to: Map<string, number>, id: string, more = 1) => to.set(id, (to.get(id) ?? 0) + more);
  for (const round of rounds.filter(({ kind }) => kind === 'phase')) {
    findings.same('HK-7', 'byes', round.byes.length, seated(round).length % 2);
    const pairs = round.matches.map(({ seats }) => seats);
    const cost = (way: readonly (readonly string[])[]) =>
      way.reduce((sum, [a = '', b = '']) => sum + (meetings.get(keyOf(a, b)) ?? 0) ** 2, 0);
    const fewest = Math.min(...seated(round).map((id) => byes.get(id) ?? 0));
    if (calm) for (const id of round.byes) findings.same('HK-7', `byes of ${id}`, byes.get(id) ?? 0, fewest);
    if (calm && pairs.length <= 4) {
      let least = Number.POSITIVE_INFINITY;
      for (const way of pairings(pairs.flat())) least = Math.min(least, cost(way));
      findings.same('HK-6', `meetings in phase ${round.number}`, cost(pairs), least);
    }
    for (const match of round.matches) {
      const [a = '', b = ''] = match.seats;
      add(meetings, keyOf(a, b));
      if (match.state === 'open') continue;
      const forfeited = match.games.some(({ result }) => result === 'ff');
      for (const id of match.seats) {
        add(matches, id);
        add(points, id, match.winners.includes(id) ? 2 : match.winners.length === 0 && !forfeited ? 1 : 0);
      }
    }
    for (const id of round.byes) add(byes, id);
  }
  for (const { player, criteria } of tournament.standings) {
    if (!criteria.some(({ name }) => name === 'matches')) continue;
    findings.same(
      'HK-5',
      `points of ${player}`,
      criterion(tournament, player, 'points'),
      (points.get(player) ?? 0) / 2,
    );
    findings.same('HK-5', `matches of ${player}`, criterion(tournament, player, 'matches'), matches.get(player) ?? 0);
    findings.same('HK-5', `byes of ${player}`, criterion(tournament, player, 'byes'), byes.get(player) ?? 0);
  }
  checkBracket(tournament, calm, findings);
}

function checkBracket(tournament: Tournament, calm: boolean, findings: Findings): void {
  const rounds = shown(tournament).filter(({ kind }) => kind === 'knockout');
  const [first] = rounds;
  const seeds = first?.notes.find(({ code }) => code === 'seeds')?.figures.players as readonly string[] | undefined;
  const full = seeds && (seeds.length & (seeds.length - 1)) === 0;
  if (!first || !seeds || !full || !calm) return;
  const played = new Map(rounds.flatMap(({ matches }) => matches).map((match) => [match.match ?? 0, match]));
  const won = (match: number) => played.get(match)?.winners[0];
  const size = seeds.length;
  for (let match = 1; match <= size / 2; match++) {
    findings.same('HK-15', `match ${match}`, played.get(match)?.seats, [seeds[size - match], seeds[match - 1]]);
  }
  let before = Array.from({ length: size / 2 }, (_, at) => at + 1);
  for (let round = 2; before.length > 1; round++) {
    const start = (before.at(-1) ?? 0) + 1;
    const next = Array.from({ length: before.length / 2 }, (_, at) => start + at);
    for (const [at, match] of next.entries()) {
      const [one, other] = [before[at] ?? 0, before[before.length - 1 - at] ?? 0];
      const seats = played.get(match)?.seats;
      // HK-17: the earlier match first in the second round, the later one first from the third on.
      if (seats?.length === 2)
        findings.same('HK-17', `match ${match}`, seats, round === 2 ? [won(one), won(other)] : [won(other), won(one)]);
    }
    before = next;
  }
  if (tournament.status === 'finished' && won(size - 1)) {
    findings.same('HK-26', 'champion', tournament.winners, [won(size - 1)]);
  }
}
