import { ok } from '../../../kit/index.ts';
import {
  type CommonFinding,
  duelOf,
  type Finding,
  finishRound,
  type History,
  type Judgement,
  onePointProblem,
  type Pairing,
  type PlayerId,
  type Rulebook,
  refusal,
  type Step,
  wait,
} from '../../tournament/index.ts';
import type { GroupsConfig } from './config.ts';
import { groupTables } from './cross-tables.ts';
import { liveRatings } from './live-ratings.ts';
import { drawGroups, sortedBy, sortFigure } from './pairing.ts';
import { because } from './reasons.ts';
import { groupsStakes } from './stakes.ts';
import { concludeGroups, duelAt, seatedIn, stillIn } from './standings.ts';

function nextStep(history: History<GroupsConfig>): Step {
  const auto = history.config.autoAdvance;
  const round = history.rounds.at(-1);
  const unfinished = finishRound(round, auto); // GR-10
  if (unfinished) return unfinished;
  if (concludeGroups(history).finished) return wait(refusal('already-finished', {}));
  // With fewer than two left it is over (GR-8, GR-12).
  const players = stillIn(history);
  return {
    kind: 'pair-round',
    auto: auto && round !== undefined,
    pair: (chance) => ok(drawGroups(players, history.config, sortedBy(history), chance)),
  };
}

/** What a pairing by hand breaks: someone out or missing (hard), groups not in order of rating (soft, GR-3). */
function judgeGroups(history: History<GroupsConfig>, pairing: Pairing): Judgement<CommonFinding> {
  const groups = new Map<number, Set<PlayerId>>();
  for (const table of pairing.tables) {
    const members = groups.get(table.group ?? 1) ?? new Set();
    groups.set(table.group ?? 1, members);
    for (const id of table.seats) members.add(id);
  }
  const seated = new Set([...groups.values()].flatMap((members) => [...members]));
  const expected = new Set(stillIn(history));
  const findings: Finding<CommonFinding>[] = [];
  for (const id of seated) if (!expected.has(id)) findings.push({ code: 'is-out', hard: true, players: [id], size: 1 });
  for (const id of expected)
    if (!seated.has(id)) findings.push({ code: 'missing', hard: true, players: [id], size: 1 });
  const ratingOf = sortFigure([...seated], sortedBy(history));
  const inOrder = [...groups].sort(([a], [b]) => a - b).map(([, members]) => [...members]);
  for (const [at, members] of inOrder.entries()) {
    for (const below of inOrder[at + 1] ?? []) {
      const weaker = members.filter((id) => ratingOf(id) < ratingOf(below));
      for (const id of weaker) {
        findings.push({ code: 'wrong-group', hard: false, players: [below, id], size: ratingOf(below) - ratingOf(id) });
      }
    }
  }
  return { cost: [{ name: 'out-of-order', value: findings.filter((finding) => !finding.hard).length }], findings };
}

/** While a round is played, all of it; then those who go on. */
function playersIn(history: History<GroupsConfig>): readonly PlayerId[] {
  const last = history.rounds.at(-1);
  const players = last?.state === 'published' ? seatedIn(last) : stillIn(history);
  return players.filter((id) => history.players.get(id)?.droppedAfter === undefined);
}

export const groupsRulebook: Rulebook<GroupsConfig, CommonFinding> = {
  name: 'groups',
  admits: (_config, players) => (players < 2 ? refusal('too-few-players', { have: players, need: 2 }) : undefined),
  admitsLate: (history, player) => {
    if (history.rounds.length === 0) return undefined;
    // Groups are made for everyone at once: nobody can join later, or come back (GR-12).
    return player === undefined
      ? refusal('late-entry-closed', { reason: 'started' })
      : refusal('cannot-come-back', { player });
  },
  accepts: (_history, _table, _game, outcome) => onePointProblem(outcome),
  leaves: (history, player) =>
    history.rounds.flatMap((round) =>
      round.tables
        .filter((table) => table.seats.includes(player) && !table.games[0]?.recorded)
        .map((table) => ({
          round: round.number,
          match: table.match,
          game: 1,
          outcome: { kind: 'forfeit', seats: [table.seats.indexOf(player)] } as const,
        })),
    ),
  conclude: concludeGroups,
  onlyWholeRounds: true,
  next: (history, focus) => (focus.kind === 'table' ? wait(refusal('nothing-to-pair', {})) : nextStep(history)),
  judge: judgeGroups,
  tally: (history, table) => {
    const round = history.rounds.find(({ tables }) => tables.includes(table));
    const outcome = table.games[0]?.recorded?.outcome;
    const duel = (round ? duelAt(history.players, round, table) : outcome && duelOf(outcome)) ?? 'neither';
    const points = { first: [2, 0], second: [0, 2], draw: [1, 1], neither: [0, 0] }[duel];
    return { points, winners: duel === 'first' ? [0] : duel === 'second' ? [1] : [] };
  },
  label: (_history, round) => because('GR-1', 'label-round', { round: round.number }),
  // GR-1: black attacks, and in these games the attacker moves first.
  sides: { first: 'black', black: because('GR-1', 'side-attacker', {}), white: because('GR-1', 'side-defender', {}) },
  startsClocks: ({ gameClocks }) => gameClocks === 'with-round',
  ratings: liveRatings,
  stakes: groupsStakes,
  playersIn,
  crossTables: groupTables,
};
