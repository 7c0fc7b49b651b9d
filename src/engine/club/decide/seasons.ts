import type { ClubCommand } from '../commands.ts';
import type { SeasonId } from '../model.ts';
import { type ClubRefusal, clubRefusal } from '../refusal.ts';
import { seasonRules, seasonRulesProblem, weightProblem } from '../season-rules.ts';
import { nameRefusal } from './club.ts';
import type { ClubDeciding } from './deciding.ts';

type Of<T extends ClubCommand['type']> = Extract<ClubCommand, { type: T }>;

const LONGEST_MARK = 40;

const unknown = (season: SeasonId): ClubRefusal => clubRefusal('unknown-season', { season });

function nameProblem(d: ClubDeciding, name: string, own?: SeasonId): ClubRefusal | undefined {
  const key = name.trim().toLowerCase();
  const same = [...d.facts.seasons.values()].some((one) => one.id !== own && one.name.toLowerCase() === key);
  return nameRefusal(name) ?? (same ? clubRefusal('same-season-name', { name }) : undefined);
}

const markProblem = (mark: string | undefined): ClubRefusal | undefined =>
  mark === undefined || (mark !== '' && mark.length <= LONGEST_MARK && !/\p{Cc}/u.test(mark))
    ? undefined
    : clubRefusal('bad-season-rules', { problem: 'mark' });

export function addSeason(d: ClubDeciding, command: Of<'AddSeason'>): ClubRefusal | undefined {
  const { name, mark, events = [] } = command;
  const rules = seasonRules(command.rules);
  const why = nameProblem(d, name) ?? seasonRulesProblem(rules) ?? markProblem(mark);
  if (why) return why;
  const missing = events.find((event) => !d.facts.events.has(event));
  if (missing !== undefined) return clubRefusal('unknown-event', { event: missing });
  const season = `s${d.state.issued.seasons + 1}`;
  d.add({ type: 'SeasonAdded', season, name: name.trim(), rules, ...(mark !== undefined && { mark }) });
  for (const event of new Set(events)) d.add({ type: 'AddedToSeason', season, event, weight: 1 });
  return undefined;
}

export function editSeason(d: ClubDeciding, command: Of<'EditSeason'>): ClubRefusal | undefined {
  const { season } = command;
  const before = d.facts.seasons.get(season);
  if (!before) return unknown(season);
  const name = command.name ?? before.name;
  const rules = command.rules ? seasonRules(command.rules) : before.rules;
  const mark = command.mark === undefined ? before.mark : (command.mark ?? undefined);
  const why = nameProblem(d, name, season) ?? seasonRulesProblem(rules) ?? markProblem(mark);
  if (why) return why;
  d.add({ type: 'SeasonEdited', season, name: name.trim(), rules, ...(mark !== undefined && { mark }) });
  return undefined;
}

export function removeSeason(d: ClubDeciding, { season }: Of<'RemoveSeason'>): ClubRefusal | undefined {
  if (!d.facts.seasons.has(season)) return unknown(season);
  d.add({ type: 'SeasonRemoved', season });
  return undefined;
}

export function addToSeason(d: ClubDeciding, command: Of<'AddToSeason'>): ClubRefusal | undefined {
  const { season, event, weight = 1 } = command;
  if (!d.facts.seasons.has(season)) return unknown(season);
  if (!d.facts.events.has(event)) return clubRefusal('unknown-event', { event });
  const why = weightProblem(weight);
  if (why) return why;
  d.add({ type: 'AddedToSeason', season, event, weight });
  return undefined;
}

export function removeFromSeason(d: ClubDeciding, { season, event }: Of<'RemoveFromSeason'>): ClubRefusal | undefined {
  const known = d.facts.seasons.get(season);
  if (!known) return unknown(season);
  if (!known.events.has(event)) return clubRefusal('not-in-season', { season, event });
  d.add({ type: 'RemovedFromSeason', season, event });
  return undefined;
}

/** CL-10: those who are level are put in order by lot, wherever it decides who plays or who is seeded before whom. */
export function drawFinal(d: ClubDeciding, command: Of<'DrawFinal'>): ClubRefusal | undefined {
  const { season, event, best, ranking } = command;
  if (!d.facts.seasons.has(season)) return unknown(season);
  const listed = d.facts.events.get(event);
  if (!listed) return clubRefusal('unknown-event', { event });
  if (listed.byHand) return clubRefusal('bad-final', { problem: 'by-hand' });
  if (d.facts.finals.has(event)) return clubRefusal('final-exists', { event });
  const members = ranking.flat();
  const stranger = members.find((member) => !d.facts.members.has(member));
  if (stranger !== undefined) return clubRefusal('unknown-member', { member: stranger });
  const whole = new Set(members).size === members.length && ranking.every((level) => level.length > 0);
  if (!whole) return clubRefusal('bad-final', { problem: 'ranking' });
  if (!Number.isInteger(best) || best < 2 || best > members.length)
    return clubRefusal('bad-final', { problem: 'best' });
  const level = ranking.some((group) => group.length > 1);
  const { draw, chance } = d.draw(`final of ${season} in ${event}`);
  const order = ranking.flatMap((group) => (group.length > 1 ? chance.shuffle(group) : group));
  d.add({ type: 'FinalDrawn', season, event, best, order, ...(level && { draw }) });
  return undefined;
}

export function declineFinal(d: ClubDeciding, command: Of<'DeclineFinal'>): ClubRefusal | undefined {
  const { event, member, declined } = command;
  const final = d.facts.finals.get(event);
  if (!final) return clubRefusal('no-final', { event });
  if (!final.order.includes(member)) return clubRefusal('not-in-final', { member });
  d.add({ type: 'FinalDeclined', event, member, declined });
  return undefined;
}
