import { canonicalJson } from '../../../kit/index.ts';
import type { Command } from '../commands.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { Deciding } from './deciding.ts';
import { acceptable, find } from './recording.ts';

/** DK-10: two desks have different results for one game. The recorded one counts until one of the two is chosen. */

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

export function contestOutcome(d: Deciding, { place, outcome }: Of<'ContestOutcome'>): Refusal | undefined {
  const found = find(d, place);
  if (!found.ok) return found.error;
  const { recorded } = found.value.game;
  const { round, match, game } = place;
  if (!recorded) return refusal('nothing-recorded', { round, match, game });
  if (canonicalJson(recorded.outcome) === canonicalJson(outcome)) {
    return refusal('already-recorded', { outcome: recorded.outcome, same: true });
  }
  const why = acceptable(d, found.value, outcome);
  if (why) return why;
  d.add({ type: 'OutcomeContested', round, match, game, outcome });
  return undefined;
}

export function upholdOutcome(d: Deciding, { place }: Of<'UpholdOutcome'>): Refusal | undefined {
  const found = find(d, place);
  if (!found.ok) return found.error;
  if (!found.value.game.contested) return refusal('not-contested', {});
  const { round, match, game } = place;
  d.add({ type: 'OutcomeUpheld', round, match, game });
  return undefined;
}
