import type { Chance } from '../../../kit/index.ts';
import { drawPosition } from '../../games/index.ts';
import {
  because,
  type Pairing as Drawn,
  type Finding,
  type GamePlan,
  type Judgement,
  type PlayerId,
  type Reason,
  type TablePlan,
} from '../../tournament/index.ts';
import { hasLeft, openingGame, usedPositions } from '../match.ts';
import { bracketWith, type KnockoutHistory, type Pairing, playersOf, rulesOf, seedsNote, seedsOf } from './bracket.ts';

/** HK-3: who is seed 1, 2, 3, … Equal or missing ratings by lot. */
function drawSeeds(history: KnockoutHistory, chance: Chance): PlayerId[] {
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
      // Who came in after the organiser's order was given is behind it.
      const order = history.manualSeeds ?? [];
      const placeOf = (id: PlayerId) => (order.includes(id) ? order.indexOf(id) : order.length);
      return field.sort((a, b) => placeOf(a) - placeOf(b));
    }
  }
}

const sourceSaid = (history: KnockoutHistory, pairing: Pairing): Reason => {
  const [one, other] = pairing.plan.sources;
  const { match } = pairing.plan;
  if (one.kind === 'seed' && other.kind === 'seed') {
    return because('HK-15', 'seeds-meet', { match, first: one.seed, second: other.seed });
  }
  if (one.kind === 'loser-of' && other.kind === 'loser-of') {
    return because('HK-19', 'third-place', { match, first: one.match, second: other.match });
  }
  const matches = { first: 'match' in one ? one.match : 0, second: 'match' in other ? other.match : 0 };
  const code = history.config.size > 2 && pairing.plan.purpose === 'final' ? 'final' : 'winners-meet';
  return because('HK-16', code, { match, ...matches });
};

/** One seat and no game: a walkover (HK-14, HK-25). */
export function tableFor(history: KnockoutHistory, pairing: Pairing, start: GamePlan['start']): TablePlan {
  const seats = playersOf(pairing.slots);
  const source = sourceSaid(history, pairing);
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
export function positionFor(history: KnockoutHistory, round: number, chance: Chance): GamePlan['start'] {
  const { play } = history.config;
  if (play.kind !== 'games' || play.variant !== 'chess960') return undefined;
  const opened = history.rounds[round - 1]?.tables.find((table) => table.games[0]?.start)?.games[0]?.start;
  return opened ?? drawPosition(chance, usedPositions(history));
}

const positionNote = (start: GamePlan['start']): Reason[] =>
  start ? [because('HK-9', 'start-position', { number: start.number, fen: start.fen })] : [];

export function drawFirstRound(history: KnockoutHistory, chance: Chance): Drawn {
  const seeds = drawSeeds(history, chance);
  const start = positionFor(history, 1, chance);
  const [first = []] = bracketWith(history, seeds).rounds;
  const { seeding } = history.config;
  const notes = [because(seedsNote.rule, seedsNote.code, { players: seeds, seeding }), ...positionNote(start)];
  return drawn(history, first, start, notes);
}

export function drawLaterRound(history: KnockoutHistory, pairings: readonly Pairing[], chance: Chance): Drawn {
  const start = positionFor(history, history.rounds.length + 1, chance);
  return drawn(history, pairings, start, positionNote(start));
}

function drawn(
  history: KnockoutHistory,
  pairings: readonly Pairing[],
  start: GamePlan['start'],
  notes: Reason[],
): Drawn {
  const played = pairings.filter((pairing) => playersOf(pairing.slots).length > 0);
  return { kind: 'knockout', tables: played.map((one) => tableFor(history, one, start)), byes: [], notes };
}

/** What does not follow from the bracket. `history` is that before the round. */
export function judgeRound(history: KnockoutHistory, pairing: Drawn): Judgement {
  const findings: Finding[] = [];
  const find = (code: Finding['code'], players: readonly PlayerId[], more: Partial<Finding> = {}) =>
    findings.push({ code, hard: true, players, size: 1, ...more });
  const isFirst = history.rounds.length === 0;
  const seeds = isFirst ? seedsNoted(history, pairing) : seedsOf(history);
  const { byMatch } = bracketWith(history, seeds);
  const seated = pairing.tables.flatMap((table) => table.seats);
  for (const table of pairing.tables) {
    const isWalkover = table.games.length === 0;
    if (table.seats.length !== (isWalkover ? 1 : 2)) find('table-size', table.seats, { impossible: true });
    const expected = byMatch.get(table.bracketMatch ?? 0);
    const players = expected ? playersOf(expected.slots) : [];
    const follows = players.length === table.seats.length && players.every((id, at) => table.seats[at] === id);
    if (!follows) find('wrong-match', table.seats);
    for (const id of table.seats) if (hasLeft(history, id)) find('is-out', [id]);
  }
  for (const [at, id] of seated.entries())
    if (seated.indexOf(id) !== at) find('seated-twice', [id], { impossible: true });
  if (isFirst) {
    const late = history.config.seeding === 'given' ? [] : history.field.filter((id) => !seeds.includes(id));
    for (const id of [...seeds, ...late]) if (!seated.includes(id) && !hasLeft(history, id)) find('missing', [id]);
    for (const id of misplaced(history, seeds)) find('wrong-match', [id]);
  }
  return {
    cost: [{ name: 'wrong-match', value: findings.filter(({ code }) => code === 'wrong-match').length }],
    findings,
  };
}

const seedsNoted = (history: KnockoutHistory, { notes }: Drawn): readonly PlayerId[] => {
  const note = notes.find(({ code }) => code === seedsNote.code);
  return (note?.figures.players as readonly PlayerId[] | undefined) ?? history.field;
};

/** HK-3: no longer in the order that a rating or the organiser gives them. */
function misplaced(history: KnockoutHistory, seeds: readonly PlayerId[]): PlayerId[] {
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
