import { assertDefined } from '../../../kit/index.ts';
import { type Contest, decisiveEnds, duelEnds, openMatches, type Round } from '../../tournament/index.ts';
import { type Qualification, qualificationOf } from './qualification.ts';
import { isPhase, type LeagueHistory } from './sheet.ts';

/** DK-29: players with enough points at the end of the phase are through while there are places (HK-10). */
function phaseStakes(history: LeagueHistory, qualification: Qualification, round: Round): readonly Contest[] {
  const { active, lines, seeds, over } = qualification;
  const places = history.config.qualifiers - seeds.length;
  if (over || places <= 0 || active.length <= places) return [];
  return [
    {
      goal: 'go-on',
      round: round.number,
      points: new Map(active.map((player) => [player, assertDefined(lines.get(player), `line of ${player}`).points])),
      halves: true,
      open: openMatches([round], () => duelEnds(2, 1, 0)),
      line: { kind: 'first', at: history.config.points, places, perRound: 2 },
    },
  ];
}

/** HK-13: as many matches as places, so that each winner has one. Other playoffs take more rounds. */
function playoffStakes(history: LeagueHistory, round: Round): readonly Contest[] {
  const { playoffs } = qualificationOf({ ...history, rounds: history.rounds.slice(0, -1) });
  return playoffs.flatMap(({ contenders, places, forSeeds }): Contest[] => {
    const tables = round.tables.filter(({ seats }) => seats.every((player) => contenders.includes(player)));
    if (forSeeds || tables.length !== places || contenders.length !== 2 * places) return [];
    return [
      {
        goal: 'go-on',
        round: round.number,
        points: new Map(contenders.map((player) => [player, 0])),
        open: openMatches([{ ...round, tables }], () => decisiveEnds(1, 0)),
        line: { kind: 'own', at: 1 },
      },
    ];
  });
}

export function leagueStakes(history: LeagueHistory, qualification: Qualification): readonly Contest[] {
  const round = history.rounds.at(-1);
  const earlier = history.rounds.slice(0, -1).some(({ open }) => open > 0);
  if (round?.state !== 'published' || round.open === 0 || earlier || history.ended) return [];
  return isPhase(round) ? phaseStakes(history, qualification, round) : playoffStakes(history, round);
}
