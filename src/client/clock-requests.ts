import type { GameClock, Press, RunningOut, StartedGames } from '../protocol/wire-clocks.ts';
import { WebhookRequests } from './webhook-requests.ts';

const ofTournament = (id: string, rest: string): string => `/api/tournaments/${encodeURIComponent(id)}/${rest}`;

/** Game clocks. */
export class ClockRequests extends WebhookRequests {
  clock(id: string, game: string): Promise<GameClock> {
    return this.get(ofTournament(id, `games/${encodeURIComponent(game)}/clock`));
  }

  press(id: string, game: string, press: Press): Promise<GameClock> {
    return this.post(ofTournament(id, `games/${encodeURIComponent(game)}/presses`), press);
  }

  /** The games whose time runs out within a day, for the desk. */
  gamesRunningOut(id: string): Promise<RunningOut> {
    return this.get(ofTournament(id, 'running-out'));
  }

  /** Without `first`: whoever moves first in this format. */
  startGames(id: string, round: number, first?: 'white' | 'black'): Promise<StartedGames> {
    return this.post(ofTournament(id, `rounds/${round}/start-games`), { ...(first && { first }) });
  }
}
