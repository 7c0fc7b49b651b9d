import { assertDefined } from '../../../kit/index.ts';
import type { Command } from '../commands.ts';
import type { Absence, AnnouncedBye } from '../model.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { advanceStage } from './advance.ts';
import type { Deciding } from './deciding.ts';

/** More are no list of rounds that somebody misses. */
const MAX_ABSENCES = 100;

/** DK-33: the next draw leaves them out; a draft that has them is marked (DK-2). Before the start it is the first stage that counts. */
export function announceAbsences(
  d: Deciding,
  { player, absences }: Extract<Command, { type: 'AnnounceAbsences' }>,
): Refusal | undefined {
  if (!d.facts.players.has(player)) return refusal('unknown-player', { player });
  const inOrder = absences.toSorted((a, b) => a.from - b.from);
  const why = problemIn(inOrder) ?? notOffered(inOrder, offered(d));
  if (why) return why;
  d.add({ type: 'AbsencesAnnounced', player, absences: inOrder });
  if (d.facts.stages.length > 0) advanceStage(d);
  return undefined;
}

function offered(d: Deciding): readonly AnnouncedBye[] {
  const { formats, facts, about } = d;
  const stage = facts.stages.length > 0 ? facts.stage : 0;
  const plan = d.derived.plannedStages[stage];
  return plan ? (formats.rulebook(plan.rulebook, about.rulesVersion).announcedByes ?? []) : [];
}

function problemIn(absences: readonly Absence[]): Refusal | undefined {
  const problem = (problem: 'rounds' | 'overlap' | 'too-many') =>
    refusal('bad-absences', { problem, most: MAX_ABSENCES });
  if (absences.length > MAX_ABSENCES) return problem('too-many');
  const isRound = (round: number) => Number.isSafeInteger(round) && round >= 1;
  const good = absences.every(({ from, to = from }) => isRound(from) && isRound(to) && from <= to);
  if (!good) return problem('rounds');
  const overlap = absences.slice(1).some(({ from }, at) => {
    const { to = Number.POSITIVE_INFINITY } = assertDefined(absences[at], 'absence before');
    return from <= to;
  });
  return overlap ? problem('overlap') : undefined;
}

function notOffered(absences: readonly Absence[], offers: readonly AnnouncedBye[]): Refusal | undefined {
  if (absences.length === 0) return undefined;
  if (offers.length === 0) return refusal('absences-not-offered', {});
  const other = absences.find(({ bye }) => !offers.includes(bye));
  return other && refusal('bye-not-offered', { bye: other.bye });
}
