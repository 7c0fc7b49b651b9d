import { type Formats, type Game, type Place, type State, submit, tableOf } from '../../../engine/index.ts';

/** Longer than any race, sudden death and Armageddon together. */
const MAX_GAMES = 40;

/**
 * HK-20 to HK-23: the games that follow at a table while every game is drawn, the present one first. The engine says
 * them itself, in a dry run; where a draw stands or cannot be, nothing follows.
 */
export function comingGames(formats: Formats, state: State, place: Place): readonly Game[] {
  let tried = state;
  const games: Game[] = [];
  for (let game = place.game; games.length < MAX_GAMES; game++) {
    const open = tableOf(tried.facts.rounds[place.round - 1], place.match)?.games[game - 1];
    if (!open || open.recorded) break;
    games.push(open);
    if (open.kind === 'armageddon') break;
    const answer = submit(formats, tried, {
      commandId: `dry-run-${game}`,
      at: tried.log.head?.at ?? 0,
      by: 'desk',
      command: {
        type: 'RecordOutcome',
        place: { ...place, game },
        outcome: { kind: 'scores', scores: [500, 500] },
      },
    });
    if (!answer.ok) break;
    tried = answer.value.state;
  }
  return games;
}
