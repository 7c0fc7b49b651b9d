/**
 * A season's table and a rating list from what events say of themselves (CL-19), in processor time.
 * Run with: npx tsx bench/engine/season.ts [events in the season] [events in the list]
 */
import { formats } from '../../src/engine/formats/index.ts';
import {
  derive,
  type EventSummary,
  playTournament,
  ratingList,
  type SeasonEvent,
  seasonRules,
  seasonTable,
  summaryOf,
} from '../../src/engine/index.ts';
import { busy, median, short, table } from '../report.ts';

const [inSeason = 50, inList = 500] = process.argv.slice(2).map(Number);
const model = { draws: 200, spread: 200, equal: false, rated: true };
const simulated = { format: 'swiss', config: { target: 1 }, players: 100, model };

/** A dozen evenings that were played, over and over, each time with others of 2,000 members. */
const played = Array.from({ length: 12 }, (_, run): EventSummary => {
  const { state } = playTournament(formats, simulated, 'season', run + 1);
  return summaryOf('', derive(formats, state.facts));
});
const events = Array.from({ length: Math.max(inSeason, inList) }, (_, at): SeasonEvent => {
  const summary = played[at % played.length] as EventSummary;
  const members = new Map(summary.entrants.map(({ player }, seat) => [player, `m${(seat * 7 + at * 13) % 2000}`]));
  return { summary: { ...summary, event: `t${at}`, finishedAt: (at * 2_592_000_000) / 4 }, members };
});

function timed(run: () => unknown): number {
  run();
  const times = Array.from({ length: 7 }, () => {
    const before = busy();
    run();
    return busy() - before;
  });
  return median(times);
}

const tieBreaks = ['wins', 'best-results', 'head-to-head', 'latest'] as const;
const rules = seasonRules({ score: { kind: 'percent' }, best: 30, tieBreaks });
const elo = { kind: 'elo', start: 1500, kNew: 40, kUsual: 20, provisionalGames: 30 } as const;
const rows = [
  [
    `season table, ${inSeason} events, percent, best 30`,
    timed(() => seasonTable(events.slice(0, inSeason), rules)),
    50,
  ],
  [`rating list, ${inList} events, Elo`, timed(() => ratingList(events.slice(0, inList), elo)), 1000],
  [
    `rating list, ${inList} events, Glicko-2`,
    timed(() => ratingList(events.slice(0, inList), { kind: 'glicko2' })),
    1000,
  ],
] as const;
console.log(
  table(
    ['of 100 players each', 'ms of processor time', 'wanted'],
    rows.map(([what, took, wanted]) => [what, short(took), `under ${wanted}`]),
  ),
);
