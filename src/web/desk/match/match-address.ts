/** A match's own page at the desk, from the id that views give it: “r3.t5”. */
export function matchAddress(tournament: string, match: string): string {
  const [round = '', number = ''] = match.split('.').map((part) => part.replace(/\D/g, ''));
  return `/t/${tournament}/desk/match/${round}/${number}`;
}
