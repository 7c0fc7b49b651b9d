import type { Facts, Round, StrikesConfig, SwissConfig, Table } from '../../../engine/index.ts';
import type { Manner } from './reading.ts';

/** What kind of result a table takes, and the settings that say what it is worth. */
export type Rules =
  | { readonly kind: 'swiss'; readonly config: SwissConfig }
  | { readonly kind: 'strikes'; readonly config: StrikesConfig; readonly final: boolean }
  | { readonly kind: 'match' };

export function rulesOf(facts: Facts, round: Round): Rules {
  const stage = facts.stages[round.stage];
  switch (stage?.rulebook) {
    case 'swiss':
      return { kind: 'swiss', config: stage.config as SwissConfig };
    case 'strikes':
      return { kind: 'strikes', config: stage.config as StrikesConfig, final: round.kind === 'final-game' };
    default:
      return { kind: 'match' };
  }
}

/** Games with colours are worth one point; a match to a target is typed as its game points. */
export function mannerOf(rules: Rules, table: Table): Manner {
  if (rules.kind === 'strikes') return rules.config.scoring === 'places' ? 'places' : 'scores';
  return rules.kind === 'match' && table.games.some((game) => game.white !== undefined) ? 'duel' : 'pair';
}
