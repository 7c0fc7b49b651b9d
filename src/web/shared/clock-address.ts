/** Each game's clock has a page: /t/k7m2p4qx/clock/3/2/1 is that of r3.t2.g1. */
export function clockAddress(id: string, game: string): string {
  const { round, table, number } = partsOf(game);
  return `/t/${id}/clock/${round}/${table}/${number}`;
}

export function partsOf(game: string): { round: number; table: number; number: number } {
  const [round = 0, table = 0, number = 0] = game.match(/\d+/g)?.map(Number) ?? [];
  return { round, table, number };
}
