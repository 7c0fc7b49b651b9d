import { fail, ok, type Result } from '../../../kit/index.ts';
import type { Rating } from '../../tournament/index.ts';
import type { ClubCommand, NewLink, NewMember } from '../commands.ts';
import type { AddedMember } from '../events.ts';
import type { EventId, ExternalId, MemberId } from '../model.ts';
import { type ClubRefusal, clubRefusal, refuseClub } from '../refusal.ts';
import { type ClubFacts, memberOf, personOf } from '../state.ts';
import { nameRefusal } from './club.ts';
import type { ClubDeciding } from './deciding.ts';

type Of<T extends ClubCommand['type']> = Extract<ClubCommand, { type: T }>;

const LONGEST_ID = 100;
const MAX_RATING = 10_000;

const unknown = (member: MemberId): ClubRefusal => clubRefusal('unknown-member', { member });

function ratingOf(name: string, said: number | undefined): Result<Rating | undefined, ClubRefusal> {
  if (said === undefined) return ok(undefined);
  const good = Number.isFinite(said) && said >= 0 && said <= MAX_RATING;
  return good ? ok({ rating: Math.round(said * 100) }) : refuseClub('bad-member-rating', { name });
}

const toldApartBy = ({ name, club = '' }: Pick<AddedMember, 'name' | 'club'>): string =>
  [name.trim().toLowerCase(), club.trim().toLowerCase()].join('\n');

/** Two of the same name are told apart by club or by a number of theirs. */
function sameName(facts: ClubFacts, one: AddedMember): ClubRefusal | undefined {
  const key = toldApartBy(one);
  const other = [...facts.members.values()].find(
    (member) => member.id !== one.id && toldApartBy(member) === key && !facts.aliases.has(member.id),
  );
  const numbered = one.externalIds.length > 0 && other !== undefined && other.externalIds.length > 0;
  return other && !numbered ? clubRefusal('same-member-name', { name: one.name }) : undefined;
}

function externalProblem(facts: ClubFacts, one: AddedMember): ClubRefusal | undefined {
  const texts = one.externalIds.flatMap(({ kind, id }) => [kind, id]);
  const readable = texts.every((text) => text !== '' && text.length <= LONGEST_ID && !/\p{Cc}/u.test(text));
  if (!readable) return clubRefusal('bad-member-id', { most: LONGEST_ID });
  for (const [at, { kind, id }] of one.externalIds.entries()) {
    const isSame = (other: ExternalId) => other.kind === kind && other.id === id;
    const twice = one.externalIds.findIndex(isSame) !== at;
    const other = [...facts.members.values()].find((member) => member.id !== one.id && member.externalIds.some(isSame));
    if (twice || other) return clubRefusal('same-member-id', { kind, id, member: other?.id ?? one.id });
  }
  return undefined;
}

const trimmed = (ids: readonly ExternalId[] = []): ExternalId[] =>
  ids.map(({ kind, id }) => ({ kind: kind.trim(), id: id.trim() }));

/** A member as it would be entered, or why not. */
function checked(facts: ClubFacts, id: MemberId, given: NewMember): Result<AddedMember, ClubRefusal> {
  const club = given.club?.trim();
  const badName = nameRefusal(given.name) ?? (club ? nameRefusal(club) : undefined);
  if (badName) return fail(badName);
  const rating = ratingOf(given.name, given.rating);
  if (!rating.ok) return rating;
  const member: AddedMember = {
    id,
    name: given.name.trim(),
    ...(club && { club }),
    ...(rating.value && { rating: rating.value }),
    externalIds: trimmed(given.externalIds),
  };
  const problem = externalProblem(facts, member) ?? sameName(facts, member);
  return problem ? fail(problem) : ok(member);
}

export function addMembers(d: ClubDeciding, { members }: Of<'AddMembers'>): ClubRefusal | undefined {
  if (members.length === 0) return clubRefusal('no-members-given', {});
  const added: AddedMember[] = [];
  const links: NewLink[] = [];
  // Each is checked against those before it in the same list.
  const known = new Map(d.facts.members);
  for (const given of members) {
    const id = `m${d.state.issued.members + added.length + 1}`;
    const member = checked({ ...d.facts, members: known }, id, given);
    if (!member.ok) return member.error;
    added.push(member.value);
    known.set(id, { ...member.value, archived: false });
    links.push(...(given.links ?? []).map((link) => ({ ...link, member: id })));
  }
  d.add({ type: 'MembersAdded', members: added });
  return links.length > 0 ? linked(d, links) : undefined;
}

export function editMember(d: ClubDeciding, command: Of<'EditMember'>): ClubRefusal | undefined {
  const before = d.facts.members.get(command.member);
  if (!before) return unknown(command.member);
  const club = command.club === undefined ? before.club : (command.club ?? undefined);
  const given: NewMember = {
    name: command.name ?? before.name,
    ...(club !== undefined && { club }),
    externalIds: command.externalIds ?? before.externalIds,
    ...(typeof command.rating === 'number' && { rating: command.rating }),
  };
  const edited = checked(d.facts, before.id, given);
  if (!edited.ok) return edited.error;
  const { id: member, ...figures } = edited.value;
  const kept = command.rating === undefined && before.rating ? { rating: before.rating } : {};
  d.add({ type: 'MemberEdited', member, ...figures, ...kept });
  return undefined;
}

export function archiveMembers(d: ClubDeciding, { members, archived }: Of<'ArchiveMembers'>): ClubRefusal | undefined {
  if (members.length === 0) return clubRefusal('no-members-given', {});
  const missing = members.find((id) => !d.facts.members.has(id));
  if (missing !== undefined) return unknown(missing);
  d.add({ type: 'MembersArchived', members, archived });
  return undefined;
}

/** The events in which both played, by whatever name they were linked. */
function playedTogether(facts: ClubFacts, one: MemberId, other: MemberId): readonly EventId[] {
  const [first, second] = [personOf(facts, one), personOf(facts, other)];
  return [...facts.links].flatMap(([event, links]) => {
    const there = new Set([...links.values()].map((member) => personOf(facts, member)));
    return there.has(first) && there.has(second) ? [event] : [];
  });
}

/** CL-4: an alias. Refused while both played in one event, which nobody can have done. */
export function mergeMembers(d: ClubDeciding, { member, into }: Of<'MergeMembers'>): ClubRefusal | undefined {
  const { facts } = d;
  for (const id of [member, into]) if (!facts.members.has(id)) return unknown(id);
  if (facts.aliases.has(member)) return clubRefusal('already-merged', { member });
  if (personOf(facts, into) === member) return clubRefusal('already-merged', { member: into });
  const events = playedTogether(facts, member, into);
  if (events.length > 0) return clubRefusal('both-played', { members: [member, into], events });
  d.add({ type: 'MembersMerged', member, into });
  return undefined;
}

export function splitMember(d: ClubDeciding, { member }: Of<'SplitMember'>): ClubRefusal | undefined {
  const known = d.facts.members.get(member);
  if (!known) return unknown(member);
  if (!d.facts.aliases.has(member)) return clubRefusal('not-merged', { member });
  const { archived: _, ...added } = known;
  // As another person they need a name, or a club, of their own again.
  const aliases = new Map(d.facts.aliases);
  aliases.delete(member);
  const problem = sameName({ ...d.facts, aliases }, added);
  if (problem) return problem;
  d.add({ type: 'MemberSplit', member });
  return undefined;
}

/** CL-3: nobody is linked to two players of one event. */
export function linked(d: ClubDeciding, links: readonly NewLink[]): ClubRefusal | undefined {
  if (links.length === 0) return clubRefusal('no-members-given', {});
  for (const { event, player, member } of links) {
    const listed = d.facts.events.get(event);
    if (!listed) return clubRefusal('unknown-event', { event });
    if (listed.byHand && !listed.byHand.rows.some((row) => row.player === player)) {
      return clubRefusal('unknown-event-player', { event, player });
    }
    if (member !== null && !d.facts.members.has(member)) return unknown(member);
  }
  d.add({ type: 'PlayersLinked', links });
  for (const event of new Set(links.map((link) => link.event))) {
    const there = [...(d.facts.links.get(event)?.keys() ?? [])].map((player) => memberOf(d.facts, event, player));
    const twice = there.find((member, at) => there.indexOf(member) !== at);
    if (twice !== undefined) return clubRefusal('linked-twice', { member: twice, event });
  }
  return undefined;
}

/** DK-31: only says so; the log was rewritten before. */
export function eraseMember(d: ClubDeciding, command: Of<'EraseMember'>): ClubRefusal | undefined {
  const { member, codes, after } = command;
  const known = d.facts.members.get(member);
  if (!known) return unknown(member);
  const before = codes.at(-1);
  if (known.name !== erasedMemberName(member) || before === undefined) {
    return clubRefusal('member-not-erased', { member });
  }
  d.add({ type: 'MemberErased', member, before, after });
  return undefined;
}

export const erasedMemberName = (member: MemberId): string => `Erased member ${member.slice(1)}`;
