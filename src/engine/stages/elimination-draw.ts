import type { BracketRound, Chance } from '../../kit/index.ts';
import { drawPosition } from '../games/index.ts';
import type {
  CommonFinding,
  Finding,
  GamePlan,
  History,
  Judgement,
  Pairing,
  PlayerId,
  Reason,
  TablePlan,
} from '../tournament/index.ts';
import {
  type Bracket,
  type Elimination,
  type EliminationConfig,
  type Encounter,
  encounterOf,
  playersOf,
  rulesOf,
  seedsNote,
  seedsOf,
} from './elimination.ts';
import { bracketWith } from './elimination-bracket.ts';
import { because } from './elimination-reasons.ts';
import { hasLeft, openingGame, usedPositions } from './match.ts';

/** HK-3: who is seed 1, 2, 3, … Equal or missing ratings by lot. */
function drawSeeds(history: History<EliminationConfig>, chance: Chance): PlayerId[] {
  const field = history.field.filter((id) => !hasLeft(history, id));
  const ratingOf = (id: PlayerId) => history.players.get(id)?.rating?.rating ?? -1;
  switch (history.config.seeding) {
    case 'given':
      return [...history.field];
    case 'entry':
      return field;
    case 'random':
      return chance.shuffle(field);
    case 'rating':
      return chance.shuffle(field).sort((a, b) => ratingOf(b) - ratingOf(a));
    case 'manual': {
      // Players who entered after the organiser set the order come last.
      const order = history.manualSeeds ?? [];
      const placeOf = (id: PlayerId) => (order.includes(id) ? order.indexOf(id) : order.length);
      return field.sort((a, b) => placeOf(a) - placeOf(b));
    }
  }
}

/** One seat and no game: a walkover (HK-14, HK-25). */
export function tableFor<C extends EliminationConfig>(
  rules: Elimination<C>,
  history: History<C>,
  pairing: Encounter,
  start: GamePlan['start'],
): TablePlan {
  const seats = playersOf(pairing.slots);
  const source = rules.source(history, pairing);
  const [only] = seats;
  const walkover = because('HK-25', 'walkover', { player: only ?? '', match: pairing.plan.match });
  const isWalkover = seats.length === 1;
  return {
    seats,
    bracketMatch: pairing.plan.match,
    games: isWalkover ? [] : [openingGame(rulesOf(history.config), start)],
    why: isWalkover ? [source, walkover] : [source],
  };
}

/** HK-9: one position for the round; that of its first table if there is one already. */
export function positionFor<C extends EliminationConfig>(
  rules: Elimination<C>,
  history: History<C>,
  round: BracketRound,
  chance: Chance,
): GamePlan['start'] {
  const { play } = history.config;
  if (play.kind !== 'games' || play.variant !== 'chess960') return undefined;
  const opened = history.rounds
    .find((one) => rules.roundOf(history, one) === round)
    ?.tables.find((table) => table.games[0]?.start)?.games[0]?.start;
  return opened ?? drawPosition(chance, usedPositions(history));
}

const positionNote = (start: GamePlan['start']): Reason[] =>
  start ? [because('HK-9', 'start-position', { number: start.number, fen: start.fen })] : [];

export function drawFirstRound<C extends EliminationConfig>(
  rules: Elimination<C>,
  history: History<C>,
  chance: Chance,
): Pairing {
  const seeds = drawSeeds(history, chance);
  const start = positionFor(rules, history, 1, chance);
  const [first = []] = bracketWith(rules, history, seeds).rounds;
  const { seeding } = history.config;
  const notes = [because(seedsNote.rule, seedsNote.code, { players: seeds, seeding }), ...positionNote(start)];
  return drawn(rules, history, first, start, notes);
}

/** The matches of one round that are ready. */
export function drawLaterRound<C extends EliminationConfig>(
  rules: Elimination<C>,
  history: History<C>,
  pairings: readonly Encounter[],
  chance: Chance,
): Pairing {
  const start = positionFor(rules, history, pairings[0]?.round ?? 1, chance);
  return drawn(rules, history, pairings, start, positionNote(start));
}

function drawn<C extends EliminationConfig>(
  rules: Elimination<C>,
  history: History<C>,
  pairings: readonly Encounter[],
  start: GamePlan['start'],
  notes: Reason[],
): Pairing {
  const played = pairings.filter((pairing) => playersOf(pairing.slots).length > 0);
  return {
    kind: rules.kindOf(history.config, pairings[0]?.round ?? 1),
    tables: played.map((one) => tableFor(rules, history, one, start)),
    byes: [],
    notes,
  };
}

/** In the first round everyone with a seed, and whoever has entered since; later the bracket says who meets whom. */
export function dueIn(history: History<EliminationConfig>, pairing: Pairing): readonly PlayerId[] {
  const seeds = seedsNoted(history, pairing);
  const late = history.config.seeding === 'given' ? [] : history.field.filter((id) => !seeds.includes(id));
  const due = history.rounds.length === 0 ? [...seeds, ...late] : pairing.tables.flatMap(({ seats }) => seats);
  return due.filter((id) => !hasLeft(history, id));
}

/** What does not follow from the bracket. `history` is that before the round. */
export function judgeRound<C extends EliminationConfig>(
  rules: Elimination<C>,
  history: History<C>,
  bracket: Bracket,
  pairing: Pairing,
): Judgement<CommonFinding> {
  const findings: Finding<CommonFinding>[] = [];
  const find = (code: CommonFinding, players: readonly PlayerId[], more: Partial<Finding<CommonFinding>> = {}) =>
    findings.push({ code, hard: true, players, size: 1, ...more });
  const isFirst = history.rounds.length === 0;
  const seeds = isFirst ? seedsNoted(history, pairing) : seedsOf(history);
  // Before the first round the seeds are only in its notes.
  const known = isFirst ? bracketWith(rules, history, seeds) : bracket;
  for (const table of pairing.tables) {
    const isWalkover = table.games.length === 0;
    if (table.seats.length !== (isWalkover ? 1 : 2)) find('table-size', table.seats, { impossible: true });
    const expected = encounterOf(known, table.bracketMatch);
    const players = expected ? playersOf(expected.slots) : [];
    const follows = players.length === table.seats.length && players.every((id, at) => table.seats[at] === id);
    if (!follows) find('wrong-match', table.seats);
  }
  if (isFirst) for (const id of misplaced(history, seeds)) find('wrong-match', [id]);
  return {
    cost: [{ name: 'wrong-match', value: findings.filter(({ code }) => code === 'wrong-match').length }],
    findings,
  };
}

const seedsNoted = (history: History<EliminationConfig>, { notes }: Pairing): readonly PlayerId[] => {
  const note = notes.find(({ code }) => code === seedsNote.code);
  return (note?.figures.players as readonly PlayerId[] | undefined) ?? history.field;
};

/** HK-3: no longer in the order that a rating or the organiser gives them. */
function misplaced(history: History<EliminationConfig>, seeds: readonly PlayerId[]): PlayerId[] {
  const { seeding } = history.config;
  const ratingOf = (id: PlayerId) => history.players.get(id)?.rating?.rating ?? -1;
  const order = history.manualSeeds ?? [];
  const isBehind = (id: PlayerId, next: PlayerId) =>
    seeding === 'rating'
      ? ratingOf(id) < ratingOf(next)
      : seeding === 'manual' && order.indexOf(id) > order.indexOf(next);
  return seeds.filter((id, at) => {
    const next = seeds[at + 1];
    return next !== undefined && order.includes(next) === order.includes(id) && isBehind(id, next);
  });
}
