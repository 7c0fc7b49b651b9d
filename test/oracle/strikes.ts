import { criterion, type Disturbed, type Findings, type Match, seated, shown, type Tournament } from './reading.ts';

interface Config {
  readonly eliminationAt: number;
  readonly maxTable: number;
  readonly scoring: string;
  readonly fiveLeft: string;
}

const scoresOf = (match: Match, config: Config): number[] | undefined => {
  const result = match.games[0]?.result;
  if (result === undefined || !/\d/.test(result)) return undefined;
  const numbers =
    match.seats.length === 2 ? (/^(-?[\d.]+|x)-(-?[\d.]+|x)$/.exec(result)?.slice(1) ?? []) : result.split(' ');
  const sign = config.scoring === 'lowest-wins' ? -1 : 1;
  return numbers.map((text) => (text === 'x' ? Number.NEGATIVE_INFINITY : sign * Number(text)));
};

const placeOf = (scores: readonly number[], seat: number): number =>
  1 + scores.filter((score) => score > (scores[seat] ?? 0)).length;

/** ST-2, ST-3: the strikes of the places that the tied share, added and divided. */
function strikesOf(scores: readonly number[], seat: number): number {
  const place = placeOf(scores, seat);
  const tied = scores.filter((score) => score === scores[seat]).length;
  let sum = 0;
  for (let at = place; at < place + tied; at++) sum += (24 * (at - 1)) / (scores.length - 1);
  return sum / tied;
}

export function checkStrikes(tournament: Tournament, disturbed: Disturbed, findings: Findings): void {
  const config = tournament.config as unknown as Config;
  const rounds = shown(tournament).filter((round) => !round.kind.includes('final'));
  const total = new Map<string, number>(tournament.players.map(({ id }) => [id, 0]));
  let readable = true;
  for (const [at, round] of rounds.entries()) {
    const sizes = round.matches.map((match) => match.seats.length).sort((a, b) => b - a);
    const players = sizes.reduce((sum, size) => sum + size, 0) + round.byes.length;
    if (!disturbed.byHand && players > 5) {
      const tables = Math.ceil(players / config.maxTable);
      findings.same('ST-6', `tables for ${players}`, [sizes.length, round.byes.length], [tables, 0]);
      findings.same('ST-6', 'even tables', Math.max(...sizes) - Math.min(...sizes) <= 1, true);
    }
    if (!disturbed.people && !disturbed.corrected) {
      const due = tournament.players.map(({ id }) => id).filter((id) => (total.get(id) ?? 0) < config.eliminationAt);
      findings.same('ST-1', `who plays round ${at + 1}`, seated(round).sort(), due.sort());
    }
    for (const match of round.matches) {
      const scores = scoresOf(match, config);
      if (!scores && match.state === 'done') readable = false;
      if (scores) {
        for (const [seat, id] of match.seats.entries()) total.set(id, (total.get(id) ?? 0) + strikesOf(scores, seat));
      }
    }
  }
  if (!readable || disturbed.people) return;
  for (const [id, strikes] of total)
    findings.same('ST-2', `strikes of ${id}`, criterion(tournament, id, 'strikes'), strikes);
  const last = rounds.at(-1);
  if (last?.state !== 'closed' || disturbed.corrected || shown(tournament).length !== rounds.length) return;
  const [x, y, ...more] = [...total]
    .filter(([, strikes]) => strikes < config.eliminationAt)
    .sort((a, b) => a[1] - b[1]);
  const places = new Map<string, number>();
  for (const match of last.matches) {
    const scores = scoresOf(match, config);
    if (!scores) continue;
    for (const [seat, id] of match.seats.entries()) places.set(id, placeOf(scores, seat));
  }
  const finalGame = (tournament.config as { finalGame?: boolean }).finalGame === true;
  if (more.length > 0 || (x && y && finalGame)) return;
  const winners = [...tournament.winners].sort();
  if (x && !y) findings.same('ST-11', 'winner', winners, [x[0]]);
  if (x && y && last.matches.length === 1) {
    const [first, second] = [places.get(x[0]), places.get(y[0])];
    const both = [x[0], y[0]].sort();
    const level = (first === 1) === (second === 1) ? both : [first === 1 ? x[0] : y[0]];
    const unequal = first === undefined || first === 1 ? [x[0]] : first === 2 ? both : second === 1 ? [y[0]] : [x[0]];
    findings.same('ST-12', 'winners', winners, x[1] === y[1] ? level : unequal);
  }
  if (x && y && last.matches.length > 1 && x[1] !== y[1]) findings.same('ST-13', 'winner', winners, [x[0]]);
  if (!x && !finalGame) {
    const played = [...places.keys()].map((id) => [id, total.get(id) ?? 0] as const);
    const fewest = Math.min(...played.map(([, strikes]) => strikes));
    const best = played.filter(([, strikes]) => strikes === fewest).map(([id]) => id);
    findings.same('ST-14', 'winners', winners, best.sort());
  }
}
