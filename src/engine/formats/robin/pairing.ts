import type { Chance } from '../../../kit/index.ts';
import { hasLeft } from '../../stages/match.ts';
import type { Drawn, GamePlan, Pairing, PlayerId, Reason, TablePlan } from '../../tournament/index.ts';
import type { RobinConfig } from './config.ts';
import { judgeRobin } from './judgement.ts';
import { because } from './reasons.ts';
import { type Fixture, fixturesIn, numberingNote, numberingOf, type RobinHistory } from './schedule.ts';
import type { Sheet } from './sheet.ts';

/** RR-1: who is number 1, 2, 3, … Equal or missing ratings by lot. */
function drawNumbering(history: RobinHistory, chance: Chance): readonly PlayerId[] {
  const there = history.field.filter((id) => !hasLeft(history, id));
  const ratingOf = (id: PlayerId) => history.players.get(id)?.rating?.rating ?? -1;
  switch (history.config.order) {
    case 'entry':
      return there;
    case 'random':
      return chance.shuffle(there);
    case 'rating':
      return chance.shuffle(there).sort((a, b) => ratingOf(b) - ratingOf(a));
  }
}

/** RR-2: the first seat has white. Scores have sides, but no colours. */
function gameOf({ results, base, increment, bonusAt40 }: RobinConfig): GamePlan {
  const side = base === undefined ? undefined : { base, increment, bonusAt40 };
  return {
    kind: 'regular',
    ...(results === 'one-point' && { white: 0, black: 1 }),
    ...(side && { clock: { white: side, black: side } }),
  };
}

export function drawRobin(history: RobinHistory, sheet: Sheet, chance: Chance): Drawn {
  const first = history.rounds.length === 0;
  const numbering = first ? drawNumbering(history, chance) : numberingOf(history);
  const { fixtures, rests } = fixturesIn(history, history.rounds.length + 1, numbering);
  const tables: TablePlan[] = [];
  const byes: PlayerId[] = [];
  const byeReasons: Reason[] = [];
  const rest = (player: PlayerId, why: Reason) => {
    byes.push(player);
    byeReasons.push(why);
  };
  for (const fixture of fixtures) {
    const here = fixture.players.filter((id) => !hasLeft(history, id));
    const [present] = here;
    const gone = fixture.players.find((id) => id !== present);
    if (here.length === 2) tables.push(gameTable(history.config, fixture));
    else if (present !== undefined && gone !== undefined) {
      // RR-5: a player who left before half of their games gives nobody a point.
      const left = because('RR-5', 'opponent-left', { player: present, opponent: gone });
      if (sheet.get(gone)?.annulled) rest(present, left);
      else tables.push(walkoverTable(present, gone));
    }
  }
  if (rests !== undefined && !hasLeft(history, rests)) rest(rests, because('RR-1', 'rests', { player: rests }));
  const order = { players: numbering, order: history.config.order };
  const notes = first ? [because(numberingNote.rule, numberingNote.code, order)] : [];
  const pairing: Pairing = { kind: 'robin', tables, byes, byeReasons, notes };
  return { pairing, judgement: judgeRobin(history, sheet, pairing) };
}

function gameTable(config: RobinConfig, { players, numbers: [first, second], leg }: Fixture): TablePlan {
  const code = config.legs > 1 ? 'numbers-meet-in-leg' : 'numbers-meet';
  return { seats: players, games: [gameOf(config)], why: [because('RR-1', code, { first, second, leg })] };
}

/** One seat and no game. */
const walkoverTable = (player: PlayerId, opponent: PlayerId): TablePlan => ({
  seats: [player],
  games: [],
  why: [because('RR-5', 'opponent-forfeits', { player, opponent })],
});

/** Whether the next round has a game that two can play. */
export const nextHasGames = (history: RobinHistory): boolean =>
  fixturesIn(history, history.rounds.length + 1).fixtures.some(({ players }) =>
    players.every((id) => !hasLeft(history, id)),
  );
