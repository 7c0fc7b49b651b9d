import { assertDefined } from '../../src/kit/index.ts';
import type { WireOutcome } from '../../src/protocol/commands.ts';
import type { MatchView, Place, RoundView, TournamentView } from '../../src/protocol/wire-views.ts';
import { scores } from '../wire.ts';
import type { Person } from './hall.fixture.ts';

/** Plays whole tournaments over HTTP, knowing only what the API tells. */

export interface OpenGame {
  readonly place: Place;
  readonly match: MatchView;
}

export const openGames = (view: { readonly rounds: readonly RoundView[] }): OpenGame[] =>
  view.rounds
    .filter((round) => round.state === 'published')
    .flatMap((round) =>
      round.matches.flatMap((match) =>
        match.games.flatMap((game, at) =>
          game.result === undefined
            ? [{ match, place: { round: round.number, edition: round.edition, match: match.number, game: at + 1 } }]
            : [],
        ),
      ),
    );

/** Decided by the players' numbers and the place, so that every run of it comes to the same. */
export function outcomeOf(format: string, { match, place }: OpenGame): WireOutcome {
  const strength = (id: string) => (Number(id.slice(1)) * 7 + place.round * 3 + place.game) % 11;
  if (format === 'strikes') {
    return scores(...match.seats.map((id) => strength(id) + 20));
  }
  const [a, b] = match.seats.map(strength);
  const first = assertDefined(a, 'first seat') >= assertDefined(b, 'second seat');
  if (format === 'swiss') return first ? scores(5, 3) : scores(3, 5);
  return first ? scores(1, 0) : scores(0, 1);
}

interface Crew {
  /** Whoever runs the rounds. */
  readonly desk: Person;
  /** Whoever enters results, side by side. */
  readonly entering: readonly Person[];
}

/** The next thing a calm organiser would do. False: it is over. */
async function forward(crew: Crew, id: string, view: TournamentView): Promise<boolean> {
  const { desk, entering } = crew;
  const draft = view.rounds.find((round) => round.state === 'draft');
  if (draft) {
    await desk.send(id, { type: 'PublishRound', round: draft.number });
    return true;
  }
  const open = openGames(view);
  if (open.length > 0) {
    const games = view.format === 'hybrid' ? open.slice(0, 1) : open;
    await Promise.all(
      games.map((game, at) =>
        assertDefined(entering[(at + game.place.match + game.place.game) % entering.length], 'someone').send(id, {
          type: 'RecordOutcome',
          place: game.place,
          outcome: outcomeOf(view.format, game),
        }),
      ),
    );
    return true;
  }
  const unclosed = view.rounds.find((round) => round.state === 'published');
  if (unclosed) {
    await desk.send(id, { type: 'CloseRound', round: unclosed.number });
    return true;
  }
  if (view.status === 'finished') return false;
  await desk.send(id, { type: 'PairRound' });
  return true;
}

export async function playOut(crew: Crew, id: string): Promise<TournamentView> {
  for (let steps = 0; steps < 500; steps++) {
    const view = await crew.desk.client.tournament(id);
    if (!(await forward(crew, id, view))) return view;
  }
  throw new Error('This tournament does not end.');
}
