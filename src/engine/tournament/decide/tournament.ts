import { fail, LONGEST_NAME, nameFault, ok, type Result } from '../../../kit/index.ts';
import { isSealed } from '../../log/index.ts';
import type { Command, Settings } from '../commands.ts';
import type { EventOf } from '../events.ts';
import { type Refusal, refusal, refuse } from '../refusal.ts';
import type { Formats } from '../rulebook.ts';
import { draftOf, drawnRounds } from '../state.ts';
import { advanceStage, drawLastLots, planStages } from './advance.ts';
import type { Deciding } from './deciding.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

export function nameProblem(name: string): Refusal | undefined {
  const problem = nameFault(name);
  return problem && refusal('bad-name', { problem, most: LONGEST_NAME });
}

const settingsWhenSilent: Settings = { selfReport: false, selfRegistration: false, approval: false, listed: true };

/** `again`: decided again, perhaps by someone who has only the secret's hash. */
export function create(
  formats: Formats,
  command: Of<'CreateTournament'>,
  again: boolean,
): Result<EventOf<'TournamentCreated'>, Refusal> {
  const { rulesVersion } = formats;
  const format = formats.format(command.format, rulesVersion);
  if (!format) return refuse('unknown-format', { format: command.format, known: formats.names });
  const sealedBefore = again && isSealed(command.secret);
  if (!sealedBefore && !/^[0-9a-f]{64}$/.test(command.secret)) return refuse('bad-secret', {});
  const badName = nameProblem(command.name);
  if (badName) return fail(badName);
  const config = format.configure(command.config);
  if (!config.ok) return refuse('bad-config', { problems: config.error });
  return ok({
    type: 'TournamentCreated',
    id: command.id,
    name: command.name.trim(),
    format: command.format,
    config: config.value,
    settings: { ...settingsWhenSilent, ...command.settings },
    secret: command.secret,
    rulesVersion,
  });
}

export function configure(d: Deciding, command: Of<'Configure'>): Refusal | undefined {
  const name = command.name ?? d.about.name;
  const badName = nameProblem(name);
  if (badName) return badName;
  const rules = changedRules(d, command);
  if (!rules.ok) return rules.error;
  const settings = { ...d.about.settings, ...command.settings };
  d.add({ type: 'Configured', name: name.trim(), ...rules.value, settings });
  return rules.value.format !== undefined && d.facts.started ? planStages(d) : undefined;
}

/** Rules cannot change under what was drawn by them. */
function changedRules(
  { about, facts, formats }: Deciding,
  { format = about.format, config = format === about.format ? undefined : {} }: Of<'Configure'>,
): Result<Pick<EventOf<'Configured'>, 'format' | 'config'>, Refusal> {
  if (config === undefined) return ok({ config: about.config });
  if (facts.rounds.length > 0) return refuse('config-is-fixed', { rounds: facts.rounds.length });
  const found = formats.format(format, about.rulesVersion);
  if (!found) {
    return format === about.format
      ? refuse('unknown-rules', { rulesVersion: about.rulesVersion })
      : refuse('unknown-format', { format, known: formats.names });
  }
  const configured = found.configure(config);
  if (!configured.ok) return refuse('bad-config', { problems: configured.error });
  return ok({ ...(format !== about.format && { format }), config: configured.value });
}

export function start(d: Deciding): Refusal | undefined {
  if (d.facts.started) return refusal('already-started', {});
  d.add({ type: 'Started' });
  const why = planStages(d);
  if (why) return why;
  advanceStage(d);
  return undefined;
}

export const confirmed = (d: Deciding, word: string): Refusal | undefined =>
  word.trim() === d.about.name ? undefined : refusal('not-confirmed', { word: d.about.name });

export function endEarly(d: Deciding, command: Of<'EndEarly'>): Refusal | undefined {
  if (!d.facts.started) return refusal('not-started', {});
  if (d.derived.verdict.finished) return refusal('already-finished', {});
  const unsure = confirmed(d, command.confirm);
  if (unsure) return unsure;
  const draft = draftOf(d.facts);
  if (draft) d.add({ type: 'DraftDiscarded', round: draft.number });
  d.add({ type: 'EndedEarly' });
  drawLastLots(d);
  return undefined;
}

export function reopen(d: Deciding): Refusal | undefined {
  if (!d.facts.ended) return refusal('not-ended-early', {});
  d.add({ type: 'Reopened' });
  advanceStage(d);
  return undefined;
}

export function setRounds(d: Deciding, command: Of<'SetRounds'>): Refusal | undefined {
  const plan =
    d.facts.stages[0] ?? d.formats.format(d.about.format, d.about.rulesVersion)?.stages(d.about.config, 2)[0];
  const counts = plan && d.formats.rulebook(plan.rulebook, d.about.rulesVersion).countsRounds;
  if (!counts || d.facts.stage > 0) return refusal('rounds-cannot-be-set', {});
  const played = drawnRounds(d.facts);
  if (!Number.isInteger(command.rounds) || command.rounds < Math.max(1, played)) {
    return refusal('too-few-rounds', { rounds: command.rounds, played });
  }
  // A draft beyond the new last round will not be played.
  const draft = draftOf(d.facts);
  if (draft && draft.number > command.rounds) d.add({ type: 'DraftDiscarded', round: draft.number });
  d.add({ type: 'RoundsSet', rounds: command.rounds });
  if (d.facts.started) advanceStage(d);
  return undefined;
}
