import { type Disturbed, type Findings, halves, type Round, seated, shown, type Tournament } from './reading.ts';

/** GR-4 to GR-6, by counting. */
function cut(players: number, size: number, balanced: boolean): number[] {
  if (players <= size) return [players];
  if (size === 2) return players % 2 === 0 ? Array(players / 2).fill(2) : [...Array((players - 3) / 2).fill(2), 3];
  if (balanced) {
    const sizes = Array(Math.ceil(players / size)).fill(0);
    for (let at = 0; at < players; at++) sizes[at % sizes.length]++;
    return sizes;
  }
  const sizes: number[] = [];
  let left = players;
  while (left >= 2 * size || left === size) {
    sizes.push(size);
    left -= size;
  }
  return left === 0 ? sizes : [...sizes, Math.ceil(left / 2), Math.floor(left / 2)];
}

const records = (round: Round) => {
  const table = new Map<string, { group: number; wins: number; losses: number; draws: number }>();
  for (const match of round.matches) {
    const result = halves(match.games[0]?.result);
    match.seats.forEach((player, seat) => {
      const record = table.get(player) ?? { group: match.group ?? 1, wins: 0, losses: 0, draws: 0 };
      table.set(player, record);
      const own = result?.[seat];
      const other = result?.[1 - seat];
      if (own === 1) record.draws++;
      else if (own === 2) record.wins++;
      else if (other === 2) record.losses++;
    });
  }
  return table;
};

const goneOn = (round: Round): string[] => {
  const all = [...records(round)].map(([player, record]) => ({
    player,
    ...record,
    score: 2 * record.wins + record.draws,
  }));
  return all
    .filter(({ group, score }) => all.every((other) => other.group !== group || other.score <= score))
    .map(({ player }) => player)
    .sort();
};

export function checkGroups(tournament: Tournament, disturbed: Disturbed, findings: Findings): void {
  const { arrangement, groupSize, gamesPerPairing } = tournament.config as {
    arrangement: string;
    groupSize: number;
    gamesPerPairing: number;
  };
  const rounds = shown(tournament);
  for (const [at, round] of rounds.entries()) {
    const groups = new Map<number, Set<string>>();
    const met = new Map<string, number>();
    for (const { seats, group = 1 } of round.matches) {
      for (const id of seats) groups.set(group, (groups.get(group) ?? new Set()).add(id));
      met.set(seats.join(), (met.get(seats.join()) ?? 0) + 1);
    }
    const players = seated(round);
    const sizes = [...groups].sort(([a], [b]) => a - b).map(([, members]) => members.size);
    findings.same(
      'GR-4',
      `groups of round ${round.number}`,
      sizes,
      cut(players.length, groupSize, arrangement === 'balanced'),
    );
    const games = sizes.reduce((sum, size) => sum + gamesPerPairing * size * (size - 1), 0);
    findings.same('GR-1', 'games', round.matches.length, games);
    findings.same('GR-1', 'each pair', new Set(met.values()).size, 1);
    if (disturbed.byHand || disturbed.people || disturbed.corrected) continue;
    const before = rounds[at - 1];
    if (before) findings.same('GR-7', `who plays round ${round.number}`, [...players].sort(), goneOn(before));
    if (round === rounds.at(-1) && round.state === 'closed') {
      const left = goneOn(round);
      const equal = new Set(
        [...records(round).values()].map(({ wins, losses, draws }) => `${wins} ${losses} ${draws}`),
      );
      const stuck = [round, before].every((one) => one && goneOn(one).length === seated(one).length);
      const over = left.length === 1 || equal.size === 1 || stuck;
      findings.same('GR-8', 'whether it is over', tournament.status === 'finished', over);
      if (over) findings.same('GR-9', 'winners', [...tournament.winners].sort(), left);
    }
  }
}
