import { canonicalJson, fail, ok, type Result, unreachable } from '../../../kit/index.ts';
import { chainHash, type Refolding, undoRefusal } from '../../log/index.ts';
import type { ClubCommand, ClubRequest } from '../commands.ts';
import type { ClubEntry, ClubEvent } from '../events.ts';
import { evolveClub, evolveClubFacts, evolveClubIssued } from '../evolve.ts';
import { type ClubRefusal, refuseClub } from '../refusal.ts';
import { type ClubState, emptyClub, noClubFacts } from '../state.ts';
import * as club from './club.ts';
import { type ClubDecidedBefore, ClubDeciding } from './deciding.ts';
import * as events from './events.ts';
import * as members from './members.ts';
import * as seasons from './seasons.ts';

/** What may be added to a club's log, and what it leads to. */

interface ClubDecided {
  readonly events: readonly ClubEvent[];
  readonly state: ClubState;
}

function carryOut(
  d: ClubDeciding,
  command: Exclude<ClubCommand, { type: 'CreateClub' | 'Undo' }>,
): ClubRefusal | undefined {
  switch (command.type) {
    case 'DescribeClub':
      return club.describeClub(d, command);
    case 'ChangeClubSettings':
      return club.changeSettings(d, command);
    case 'ChooseRating':
      return club.chooseRating(d, command);
    case 'AddMembers':
      return members.addMembers(d, command);
    case 'EditMember':
      return members.editMember(d, command);
    case 'ArchiveMembers':
      return members.archiveMembers(d, command);
    case 'MergeMembers':
      return members.mergeMembers(d, command);
    case 'SplitMember':
      return members.splitMember(d, command);
    case 'LinkPlayers':
      return members.linked(d, command.links);
    case 'EraseMember':
      return members.eraseMember(d, command);
    case 'AddEvent':
      return events.addEvent(d, command);
    case 'PlanEvent':
      return events.planEvent(d, command);
    case 'CountEvent':
      return events.countEvent(d, command);
    case 'RemoveEvent':
      return events.removeEvent(d, command);
    case 'EnterEvening':
      return events.enterEvening(d, command);
    case 'CorrectEvening':
      return events.correctEvening(d, command);
    case 'AddSeason':
      return seasons.addSeason(d, command);
    case 'EditSeason':
      return seasons.editSeason(d, command);
    case 'RemoveSeason':
      return seasons.removeSeason(d, command);
    case 'AddToSeason':
      return seasons.addToSeason(d, command);
    case 'RemoveFromSeason':
      return seasons.removeFromSeason(d, command);
    case 'DrawFinal':
      return seasons.drawFinal(d, command);
    case 'DeclineFinal':
      return seasons.declineFinal(d, command);
    default:
      return unreachable(command);
  }
}

export const saysTheSame = (some: readonly ClubEvent[], others: readonly ClubEvent[]): boolean =>
  canonicalJson(some) === canonicalJson(others);

const undoing = {
  permanent: ({ type }: ClubCommand) => type === 'CreateClub' || type === 'EraseMember',
  refolding: (): Refolding<ClubEntry> => {
    let facts = noClubFacts;
    let { issued } = emptyClub;
    return {
      repeats: (entry) => {
        const again = decidedClub({ ...emptyClub, facts, issued }, entry);
        return again.ok && saysTheSame(again.value.events, entry.events);
      },
      take: ({ events }, stands) => {
        for (const event of events) {
          if (stands) facts = evolveClubFacts(facts, event);
          issued = evolveClubIssued(issued, event);
        }
      },
    };
  },
};

/** With the events it led to before, where it is decided again. */
export function decidedClub(
  state: ClubState,
  request: ClubRequest & ClubDecidedBefore,
): Result<ClubDecided, ClubRefusal> {
  const answer = (events: readonly ClubEvent[], after: ClubState) => ok({ events, state: after });
  const applied = state.log.byCommand(request.commandId);
  if (applied) return refuseClub('already-applied', { version: applied.version });
  if (!Number.isSafeInteger(request.at) || request.at < 0) return refuseClub('bad-time', { at: request.at });
  const { command } = request;
  const { about } = state.facts;
  if (command.type === 'CreateClub') {
    if (about) return refuseClub('club-exists', {});
    const created = club.createClub(command, request.events !== undefined);
    return created.ok ? answer([created.value], evolveClub(state, created.value)) : created;
  }
  if (!about) return refuseClub('no-club', {});
  if (command.type === 'Undo') {
    const why = undoRefusal(state.log, command.version, undoing);
    if (why) return fail(why);
    const event: ClubEvent = { type: 'EntryUndone', version: command.version };
    return answer([event], evolveClub(state, event));
  }
  const deciding = new ClubDeciding(state, about, request);
  const why = carryOut(deciding, command);
  return why ? fail(why) : answer(deciding.events, deciding.state);
}

/** The events a command leads to, or why it is refused. */
export function decideClub(state: ClubState, request: ClubRequest): Result<readonly ClubEvent[], ClubRefusal> {
  const answer = decidedClub(state, request);
  return answer.ok ? ok(answer.value.events) : answer;
}

/** Decides a command and appends it: the new entry, and the state with it. */
export function submitToClub(
  state: ClubState,
  request: ClubRequest,
): Result<{ readonly entry: ClubEntry; readonly state: ClubState }, ClubRefusal> {
  const answer = decidedClub(state, request);
  if (!answer.ok) return answer;
  const { commandId, at, by, command } = request;
  const { events } = answer.value;
  const version = state.log.length + 1;
  const hash = chainHash(state.log.head, { version, commandId, at, by, command, events });
  const entry: ClubEntry = { version, commandId, at, by, command, events, hash };
  return ok({ entry, state: { ...answer.value.state, log: state.log.append(entry) } });
}
