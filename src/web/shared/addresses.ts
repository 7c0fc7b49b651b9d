/** Each game's clock has a page: /t/k7m2p4qx/clock/3/2/1 is that of r3.t2.g1. */
export function clockAddress(id: string, game: string): string {
  const { round, table, number } = partsOf(game);
  return `/t/${id}/clock/${round}/${table}/${number}`;
}

export function partsOf(game: string): { round: number; table: number; number: number } {
  const [round = 0, table = 0, number = 0] = game.match(/\d+/g)?.map(Number) ?? [];
  return { round, table, number };
}

/** A match's own page at the desk, from the id that views give it: “r3.t5”. */
export function matchAddress(tournament: string, match: string): string {
  const [round = '', number = ''] = match.split('.').map((part) => part.replace(/\D/g, ''));
  return `/t/${tournament}/desk/match/${round}/${number}`;
}
