import { assertDefined, ok, type Result } from '../../kit/index.ts';
import { type Erasure, rewrittenLog, shortCode, withoutWords } from '../log/index.ts';
import type { ClubCommand, ClubRequest, NewMember } from './commands.ts';
import { submitToClub } from './decide/decide.ts';
import { erasedMemberName } from './decide/members.ts';
import type { AddedMember, ClubEntry, ClubEvent } from './events.ts';
import { foldClub } from './evolve.ts';
import type { EventId, HandEvening, MemberId } from './model.ts';
import { type ClubRefusal, refuseClub } from './refusal.ts';
import { type ClubState, sameAs } from './state.ts';

/**
 * CL-5, DK-31: a person taken out of the club's log, by every name under which they were merged. What they scored stays,
 * under another name. Rows of evenings by hand are theirs where they are linked; a namesake's are left alone.
 */

/** Which rows are theirs: by event, in every version of it that was ever written. */
type Rows = ReadonlyMap<EventId, ReadonlySet<string>>;

function rowsOf(entries: readonly ClubEntry[], erased: ReadonlySet<MemberId>): Rows {
  const rows = new Map<EventId, Set<string>>();
  for (const { events } of entries) {
    for (const event of events) {
      if (event.type !== 'PlayersLinked') continue;
      for (const { event: id, player, member } of event.links) {
        if (member === null || !erased.has(member)) continue;
        rows.set(id, (rows.get(id) ?? new Set()).add(player));
      }
    }
  }
  return rows;
}

/** Names they had here, and numbers of other programs: free text may hold them too. */
function wordsAbout(entries: readonly ClubEntry[], erased: ReadonlySet<MemberId>): ReadonlySet<string> {
  const words = new Set<string>();
  const note = ({ name, externalIds }: Pick<AddedMember, 'name' | 'externalIds'>): void => {
    for (const word of [name, ...externalIds.map(({ id }) => id)]) words.add(word);
  };
  for (const event of entries.flatMap(({ events }) => events)) {
    if (event.type === 'MembersAdded') for (const one of event.members) if (erased.has(one.id)) note(one);
    if (event.type === 'MemberEdited' && erased.has(event.member)) note(event);
  }
  return words;
}

class ClubEraser {
  readonly #erased: ReadonlySet<MemberId>;
  readonly #rows: Rows;
  readonly #text: (text: string) => string;
  readonly #name: string;

  constructor(entries: readonly ClubEntry[], member: MemberId, erased: ReadonlySet<MemberId>) {
    this.#erased = erased;
    this.#rows = rowsOf(entries, erased);
    this.#name = erasedMemberName(member);
    this.#text = withoutWords(wordsAbout(entries, erased), this.#name);
  }

  command(command: ClubCommand, events: readonly ClubEvent[]): ClubCommand {
    switch (command.type) {
      case 'AddMembers': {
        const added = events.flatMap((event) => (event.type === 'MembersAdded' ? event.members : []));
        const member = (one: NewMember, at: number): NewMember => {
          const id = added[at]?.id;
          if (id === undefined || !this.#erased.has(id)) return one;
          return { name: erasedMemberName(id), ...(one.links && { links: one.links }) };
        };
        return { ...command, members: command.members.map(member) };
      }
      case 'EditMember': {
        if (!this.#erased.has(command.member)) return command;
        const { type, member } = command;
        return { type, member, name: erasedMemberName(member), club: null, rating: null, externalIds: [] };
      }
      case 'EnterEvening':
      case 'CorrectEvening': {
        const evening = events.find((event) => event.type === 'EveningEntered' || event.type === 'EveningCorrected');
        if (evening?.type !== 'EveningEntered' && evening?.type !== 'EveningCorrected') return command;
        const rows = command.rows.map((row, at) =>
          this.#isTheirs(evening.event, evening.rows[at]?.player) ? { ...row, name: this.#name } : row,
        );
        return { ...command, name: this.#text(command.name), rows };
      }
      case 'DescribeClub':
        return command.description === undefined
          ? command
          : { ...command, description: this.#text(command.description) };
      default:
        return command;
    }
  }

  event(event: ClubEvent): ClubEvent {
    switch (event.type) {
      case 'MembersAdded':
        return { ...event, members: event.members.map((one) => (this.#erased.has(one.id) ? this.#bare(one) : one)) };
      case 'MemberEdited': {
        if (!this.#erased.has(event.member)) return event;
        return { type: event.type, member: event.member, name: erasedMemberName(event.member), externalIds: [] };
      }
      case 'EveningEntered':
      case 'EveningCorrected':
        return { ...event, name: this.#text(event.name), rows: this.#evening(event.event, event.rows) };
      case 'ClubDescribed':
        return event.description === undefined ? event : { ...event, description: this.#text(event.description) };
      default:
        return event;
    }
  }

  #bare({ id }: AddedMember): AddedMember {
    return { id, name: erasedMemberName(id), externalIds: [] };
  }

  #isTheirs(event: EventId, player: string | undefined): boolean {
    return player !== undefined && this.#rows.get(event)?.has(player) === true;
  }

  #evening(event: EventId, rows: HandEvening['rows']): HandEvening['rows'] {
    return rows.map((row) => (this.#isTheirs(event, row.player) ? { ...row, name: this.#name } : row));
  }
}

/** A club's log without a person, and what was added to it to say so. */
export interface ErasedClub extends Omit<Erasure<ClubEntry>, 'codes'> {
  readonly entry: ClubEntry;
  /** After it. */
  readonly state: ClubState;
}

/** DK-31: takes a person out of a club's log. Refused where there is nothing about them in it. */
export function eraseFromClub(
  entries: readonly ClubEntry[],
  member: MemberId,
  { commandId, at, by }: Omit<ClubRequest, 'command'>,
): Result<ErasedClub, ClubRefusal> {
  const { facts } = foldClub(entries);
  if (!facts.members.has(member)) return refuseClub('unknown-member', { member });
  const eraser = new ClubEraser(entries, member, new Set(sameAs(facts, member)));
  const erasure = rewrittenLog(entries, ({ command, events }) => ({
    command: eraser.command(command, events),
    events: events.map((event) => eraser.event(event)),
  }));
  if (!erasure) return refuseClub('unknown-member', { member });
  const { entries: anew, from, codes } = erasure;
  const head = assertDefined(anew.at(-1), 'entry');
  const command = { type: 'EraseMember', member, from, codes, after: shortCode(head.hash) } as const;
  const said = submitToClub(foldClub(anew), { commandId, at: Math.max(at, head.at), by, command });
  return said.ok ? ok({ entries: anew, from, entry: said.value.entry, state: said.value.state }) : said;
}
