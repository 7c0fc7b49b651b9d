import { type Chance, sqrt } from '../../kit/index.ts';
import { type Derived, derive, type Outcome, type PlayerId, type ResultForm } from '../tournament/index.ts';
import { normalLot, weightsOf } from './skill.ts';

/**
 * How strong players probably are: a rating, or the usual skill, moved by the results so far. Each result is a comparison
 * of two (a table of n has n(n − 1)/2 of them, each with the weight 2/n); the strengths are those that make everything
 * most likely under a normal prior, with the curvature there as their uncertainty. Made of + − × ÷ in a fixed order, so
 * that every machine has the same figures.
 */
export interface Strength {
  /** In rating points. */
  readonly mean: number;
  /** One standard deviation. */
  readonly deviation: number;
}

/** What one rating point is worth in the logarithm of the odds: ln 10 / 400. */
const PER_POINT = 0.005756462732485114;
const USUAL = 1500;
/** How far a rating is from the truth on the day. */
const OF_A_RATING = 80;
const SWEEPS = 25;

interface Comparison {
  readonly other: PlayerId;
  /** 1 won, 0 lost, ½ level. */
  readonly score: number;
  readonly weight: number;
}

export const formOf = (derived: Derived, stage: number): ResultForm =>
  derived.rulebook(stage).results?.(derived.facts.stages[stage]?.config) ?? { kind: 'one-point' };

/** Higher is better; nothing for those who did not play. */
export function finishesOf(form: ResultForm, outcome: Outcome): readonly (number | null)[] {
  switch (outcome.kind) {
    case 'places':
      return outcome.places.map((place) => (place === null ? null : -place));
    case 'scores': {
      const sign = form.kind === 'scores' && form.best === 'lowest' ? -1 : 1;
      return outcome.scores.map((score) => (score === null ? null : score * sign));
    }
    case 'forfeit':
      return [];
  }
}

function comparisons(derived: Derived): Map<PlayerId, Comparison[]> {
  const found = new Map<PlayerId, Comparison[]>();
  for (const round of derived.facts.rounds) {
    if (round.state === 'draft') continue;
    const form = formOf(derived, round.stage);
    for (const { seats, games } of round.tables) {
      for (const { recorded } of games) {
        const results = recorded ? finishesOf(form, recorded.outcome) : [];
        for (const [seat, mine] of results.entries()) {
          for (const [against, theirs] of results.entries()) {
            const [player, other] = [seats[seat], seats[against]];
            if (seat === against || mine === null || theirs === null || !player || !other) continue;
            const score = mine > theirs ? 1 : mine === theirs ? 0.5 : 0;
            const list = found.get(player) ?? [];
            list.push({ other, score, weight: 2 / seats.length });
            found.set(player, list);
          }
        }
      }
    }
  }
  return found;
}

/** The chance of the first against the second. */
function expected(one: number, other: number): number {
  const [a = 0, b = 0] = weightsOf([Math.round(one), Math.round(other)]);
  return a / (a + b);
}

/** `spread`: how widely the skills of unrated players vary. */
export function strengthsOf(derived: Derived, spread: number): ReadonlyMap<PlayerId, Strength> {
  const players = [...derived.facts.players.values()];
  const rated = players.flatMap(({ rating }) => (rating ? [rating.rating / 100] : []));
  const middle = rated.length > 0 ? rated.reduce((sum, one) => sum + one, 0) / rated.length : USUAL;
  const games = comparisons(derived);
  const priors = players.map(({ id, rating }) => {
    const deviation = Math.max(1, rating ? OF_A_RATING : spread);
    return { id, mean: rating ? rating.rating / 100 : middle, certainty: 1 / (deviation * deviation) };
  });
  const means = new Map(priors.map(({ id, mean }) => [id, mean]));
  const certainties = new Map<PlayerId, number>();
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const { id, mean, certainty } of priors) {
      const now = means.get(id) ?? mean;
      let [slope, curvature] = [(mean - now) * certainty, certainty];
      for (const { other, score, weight } of games.get(id) ?? []) {
        const chance = expected(now, means.get(other) ?? middle);
        slope += weight * PER_POINT * (score - chance);
        curvature += weight * PER_POINT * PER_POINT * chance * (1 - chance);
      }
      means.set(id, now + slope / curvature);
      certainties.set(id, curvature);
    }
  }
  return new Map(
    priors.map(({ id, mean, certainty }) => [
      id,
      { mean: Math.round(means.get(id) ?? mean), deviation: Math.round(sqrt(1 / (certainties.get(id) ?? certainty))) },
    ]),
  );
}

/** DK-29: a result that was not to be expected. */
export interface Upset {
  readonly round: number;
  readonly match: number;
  readonly winner: PlayerId;
  readonly loser: PlayerId;
  /** The winner's chance before the round, between the two of them. */
  readonly chance: number;
}

/** With less than this it was not to be expected; nearer to even it is no news. */
const UNLIKELY = 0.45;

/** The matches of a round that the weaker won, by what was known before it; the least likely first. */
export function upsetsOf(derived: Derived, number: number, spread: number): Upset[] {
  const { formats, facts } = derived;
  const round = facts.rounds[number - 1];
  if (!round || round.state === 'draft') return [];
  const before = { ...facts, rounds: facts.rounds.filter((one) => one.number < number) };
  const strengths = strengthsOf(derive(formats, before), spread);
  const meanOf = (player: PlayerId) => strengths.get(player)?.mean ?? USUAL;
  return round.tables
    .flatMap((table): Upset[] => {
      const { winners } = derived.tally(round, table);
      const [seat] = winners;
      const [winner, loser] = [table.seats[seat ?? -1], table.seats[1 - (seat ?? 2)]];
      const forfeited = table.games.some(({ recorded }) => recorded?.outcome.kind === 'forfeit');
      if (table.seats.length !== 2 || winners.length !== 1 || !winner || !loser || forfeited) return [];
      const chance = Math.round(expected(meanOf(winner), meanOf(loser)) * 10_000) / 10_000;
      return chance < UNLIKELY ? [{ round: number, match: table.match, winner, loser, chance }] : [];
    })
    .sort((a, b) => a.chance - b.chance || a.match - b.match);
}

/** One set of true strengths that could be behind it. */
export function drawStrengths(strengths: ReadonlyMap<PlayerId, Strength>, chance: Chance): Map<PlayerId, number> {
  return new Map(
    Array.from(strengths, ([id, { mean, deviation }]) => [
      id,
      Math.max(0, mean + Math.round((normalLot(chance) * deviation) / 1000)),
    ]),
  );
}
