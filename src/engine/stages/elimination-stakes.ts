import {
  type Contest,
  decisiveEnds,
  type History,
  type MatchEnd,
  openMatches,
  type Round,
} from '../tournament/index.ts';
import type { Bracket, Elimination, EliminationConfig } from './elimination.ts';

const [THROUGH, ON, OUT] = [2, 1, 0];

/** DE-2: the player from the winners' side may lose once; an opponent who beats them there plays them again. */
const firstGrandFinal: readonly MatchEnd[] = [
  { finishes: [{ kind: 'won' }, { kind: 'lost' }], gains: [THROUGH, OUT] },
  { finishes: [{ kind: 'lost' }, { kind: 'won' }], gains: [ON, ON] },
];

/** DK-29: every match of a bracket decides by itself who goes on; a loser may have another side to play on. */
export function eliminationStakes<C extends EliminationConfig>(
  rules: Elimination<C>,
  history: History<C>,
  bracket: Bracket,
): readonly Contest[] {
  if (history.ended) return [];
  const pairings = bracket.rounds.flat();
  const hasReset = pairings.some(({ plan }) => plan.purpose === 'reset');
  const leadsOn = new Set<number>();
  for (const { plan } of pairings) {
    for (const source of plan.sources) if (source.kind === 'loser-of') leadsOn.add(source.match);
  }
  return pairings.flatMap((pairing): Contest[] => {
    const { plan, played, settled } = pairing;
    const round = history.rounds.find(({ number }) => number === played?.round);
    if (!played || settled || !round || plan.purpose === 'third-place') return [];
    const twice = plan.purpose === 'final' && hasReset;
    const final = plan.purpose === 'final' || plan.purpose === 'reset';
    // HK-19: the loser of a semi-final who plays for third place is out nevertheless.
    const losersSide = rules.side !== undefined && leadsOn.has(plan.match);
    const ends = twice ? firstGrandFinal : decisiveEnds(THROUGH, losersSide ? ON : OUT);
    return [
      {
        goal: final ? 'win' : 'go-on',
        round: round.number,
        points: new Map(played.table.seats.map((player) => [player, 0])),
        open: openMatches([only(round, played.table)], () => ends),
        line: { kind: 'own', at: THROUGH, onAt: ON },
      },
    ];
  });
}

const only = (round: Round, table: Round['tables'][number]): Round => ({ ...round, tables: [table] });
