import { ok } from '../../../kit/index.ts';
import {
  type CommonFinding,
  duelOf,
  type Finding,
  finishRound,
  isAway,
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
import { whyLater } from './entrants.ts';
import { drawGroups, sortedBy, sortFigure } from './pairing.ts';
import { because } from './reasons.ts';
import { duelAt } from './records.ts';
import { type GroupsHistory, type Sheet, sheetOf } from './sheet.ts';
import { groupsStakes } from './stakes.ts';
import { concludeGroups, groupsStandings } from './standings.ts';

function nextStep(history: GroupsHistory, sheet: Sheet): Step {
  const auto = history.config.autoAdvance;
  const round = history.rounds.at(-1);
  const unfinished = finishRound(round, auto); // GR-10
  if (unfinished) return unfinished;
  if (concludeGroups(history, sheet).finished) return wait(refusal('already-finished', {}));
  // With fewer than two left it is over (GR-8, GR-12).
  return {
    kind: 'pair-round',
    auto: auto && round !== undefined,
    pair: (chance) => {
      const arriving = new Set(sheet.arriving);
      const arrivals = {
        isFinal: sheet.isFinal,
        whyLate: (id: PlayerId) => (arriving.has(id) ? [whyLater(history.config, id)] : []),
      };
      const pairing = drawGroups(sheet.left, history.config, sortedBy(history, sheet), chance, arrivals);
      return ok({ pairing, judgement: judgeGroups(history, sheet, pairing) });
    },
  };
}

/** GR-3: groups not in order of rating; GR-15: not dealt in that order. */
function judgeGroups(history: GroupsHistory, sheet: Sheet, pairing: Pairing): Judgement<CommonFinding> {
  const groups = new Map<number, Set<PlayerId>>();
  for (const table of pairing.tables) {
    const members = groups.get(table.group ?? 1) ?? new Set();
    groups.set(table.group ?? 1, members);
    for (const id of table.seats) members.add(id);
  }
  const seated = new Set([...groups.values()].flatMap((members) => [...members]));
  const findings: Finding<CommonFinding>[] = [];
  const ratingOf = sortFigure([...seated], sortedBy(history, sheet));
  const inOrder = [...groups].sort(([a], [b]) => a - b).map(([, members]) => [...members]);
  const note = (stronger: PlayerId, weaker: PlayerId): void => {
    const size = ratingOf(stronger) - ratingOf(weaker);
    if (size > 0) findings.push({ code: 'wrong-group', hard: false, players: [stronger, weaker], size });
  };
  if (history.config.arrangement === 'mixed') {
    // GR-15: the best of each group come before the second of any, and so on.
    const passes = inOrder.map((members) => members.toSorted((a, b) => ratingOf(b) - ratingOf(a)));
    for (const members of passes) {
      for (const [at, weaker] of members.entries()) {
        for (const others of passes) for (const stronger of others.slice(at + 1, at + 2)) note(stronger, weaker);
      }
    }
  } else {
    for (const [at, members] of inOrder.entries()) {
      for (const below of inOrder[at + 1] ?? []) for (const id of members) note(below, id);
    }
  }
  return { cost: [{ name: 'out-of-order', value: findings.length }], findings };
}

/** While a round is played, all of it; then those who go on. Both times those who are yet to come (GR-17). */
function playersIn(history: GroupsHistory, sheet: Sheet): readonly PlayerId[] {
  const last = history.rounds.at(-1);
  const players = (last?.state === 'published' ? sheet.rounds.at(-1)?.seated : undefined) ?? sheet.left;
  return [...players, ...sheet.waiting].filter((id) => !isAway(history.players.get(id)));
}

/** GR-18: so many games missed, and the desk is asked. */
const MISSED = 2;

function absentPlayers(history: GroupsHistory, sheet: Sheet): ReadonlyMap<PlayerId, number> {
  const { config, rounds } = history;
  if (config.noShow === undefined || concludeGroups(history, sheet).finished) return new Map();
  const forfeited = rounds.flatMap(({ tables }) =>
    tables.flatMap(({ seats, games }): readonly (PlayerId | undefined)[] => {
      const outcome = games[0]?.recorded?.outcome;
      return outcome?.kind === 'forfeit' ? outcome.seats.map((seat) => seats[seat]) : [];
    }),
  );
  const missed = playersIn(history, sheet).map((id) => [id, forfeited.filter((one) => one === id).length] as const);
  return new Map(missed.filter(([, games]) => games >= MISSED));
}

export const groupsRulebook: Rulebook<GroupsConfig, CommonFinding, Sheet> = {
  name: 'groups',
  pointStep: 1000,
  admits: (_config, players) => (players < 2 ? refusal('too-few-players', { have: players, need: 2 }) : undefined),
  admitsLate: (history, _sheet, player) => {
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
  sheet: sheetOf,
  conclude: concludeGroups,
  standings: groupsStandings,
  next: nextStep,
  due: (_history, sheet) => ({ players: sheet.left, several: true }),
  judge: judgeGroups,
  tally: (history, _sheet, table) => {
    const round = history.rounds.find(({ tables }) => tables.includes(table));
    const outcome = table.games[0]?.recorded?.outcome;
    const duel = (round ? duelAt(history.players, round, table) : outcome && duelOf(outcome)) ?? 'neither';
    const points = { first: [2, 0], second: [0, 2], draw: [1, 1], neither: [0, 0] }[duel];
    return { points, winners: duel === 'first' ? [0] : duel === 'second' ? [1] : [] };
  },
  label: (_history, round) => because('GR-1', 'label-round', { round: round.number }),
  // GR-1: black attacks. GR-16: the attacker moves first, unless the board is played otherwise.
  sides: ({ movesFirst }) => ({
    first: movesFirst === 'defender' ? 'white' : 'black',
    black: because('GR-1', 'side-attacker', {}),
    white: because('GR-1', 'side-defender', {}),
  }),
  // GR-14: shorter wins count where the number of moves is entered.
  results: ({ tieBreaks = [] }) => ({ kind: 'one-point', ...(tieBreaks.includes('shorter-wins') && { moves: true }) }),
  counts: () => ({ most: () => 2 }),
  startsClocks: ({ gameClocks }) => gameClocks === 'with-round',
  noShow: ({ noShow }) => noShow,
  absent: absentPlayers,
  ratings: (_history, { ratings }) => ratings?.now,
  stakes: groupsStakes,
  playersIn,
  crossTables: groupTables,
};
