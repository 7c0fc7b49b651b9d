import type { GameClock, Press, RunningOut, StartedGames } from '../protocol/wire-clocks.ts';
import type { Connection } from './connection.ts';
import { WebhookRequests } from './webhook-requests.ts';

const ofTournament = (id: string, rest: string): string => `/api/tournaments/${encodeURIComponent(id)}/${rest}`;

/** Game clocks. */
export class ClockRequests extends WebhookRequests {
  readonly #answerWithin: number | undefined;

  /** @param answerWithin the milliseconds after which a question about a game's clock counts as unanswered */
  constructor(connection: Connection, answerWithin: number | undefined) {
    super(connection);
    this.#answerWithin = answerWithin;
  }

  clock(id: string, game: string): Promise<GameClock> {
    return this.#ask('GET', id, `games/${encodeURIComponent(game)}/clock`);
  }

  press(id: string, game: string, press: Press): Promise<GameClock> {
    return this.#ask('POST', id, `games/${encodeURIComponent(game)}/presses`, press);
  }

  /** The games whose time runs out within a day, for the desk. */
  gamesRunningOut(id: string): Promise<RunningOut> {
    return this.get(ofTournament(id, 'running-out'));
  }

  /** Without `first`: whoever moves first in this format. */
  startGames(id: string, round: number, first?: 'white' | 'black'): Promise<StartedGames> {
    return this.post(ofTournament(id, `rounds/${round}/start-games`), { ...(first && { first }) });
  }

  #ask(method: string, id: string, path: string, body?: Press): Promise<GameClock> {
    return this.request(method, ofTournament(id, path), body, undefined, this.#answerWithin);
  }
}
