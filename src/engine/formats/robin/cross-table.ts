import { assertDefined } from '../../../kit/index.ts';
import {
  type CrossCell,
  type CrossGame,
  type CrossTable,
  matchId,
  type PlayerId,
  said,
} from '../../tournament/index.ts';
import type { RobinHistory } from './schedule.ts';
import type { Line, Meeting, Sheet } from './sheet.ts';
import { robinStandings } from './standings.ts';

const letters = { won: '1', drawn: '½', lost: '0', neither: '–' } as const;
const unplayed = { won: '+', drawn: '½', lost: '−', neither: '–' } as const;

/** As the row sees it; in brackets where it no longer counts (RR-5). */
function resultOf({ config }: RobinHistory, { worth, counts, table }: Meeting): string {
  if (!worth) return '';
  const played = table?.games.at(-1)?.recorded?.outcome.kind === 'scores';
  const { result, scored, conceded } = worth;
  const scores = `${said({ thousandths: scored })}–${said({ thousandths: conceded })}`;
  const text = !played ? unplayed[result] : config.results === 'scores' ? scores : letters[result];
  return counts ? text : `(${text})`;
}

const gameOf = (history: RobinHistory, meeting: Meeting): CrossGame => ({
  match: meeting.table ? matchId(meeting.round, meeting.table.match) : `r${meeting.round}`,
  result: resultOf(history, meeting),
});

/** A game that was never played against a player whose games do not count is left out. */
const isShown = ({ table, counts }: Meeting): boolean => table !== undefined || counts;

function cellOf(history: RobinHistory, line: Line, opponent: PlayerId): CrossCell {
  if (line.player === opponent) return { kind: 'self' };
  const games = line.meetings.filter((meeting) => meeting.opponent === opponent && isShown(meeting));
  return { kind: 'games', games: games.map((meeting) => gameOf(history, meeting)) };
}

/** RR-6: one table of everyone, in order of standing. */
export function robinTable(history: RobinHistory, sheet: Sheet): readonly CrossTable[] {
  const round = history.rounds.at(-1)?.number;
  if (round === undefined) return [];
  const lines = robinStandings(history, sheet)
    .map(({ player }) => assertDefined(sheet.get(player), `line of ${player}`))
    .filter(({ number }) => number > 0);
  const members = lines.map(({ player, wins, losses, draws, points }) => ({
    player,
    wins,
    losses,
    draws,
    score: { halves: points },
  }));
  const cross = lines.map((line) => lines.map(({ player }) => cellOf(history, line, player)));
  return [{ round, groups: [{ members, cross }] }];
}
