import { fail, ok, type Result, unreachable } from '../../../kit/index.ts';
import { chainHash, type Refolding, undoRefusal } from '../../log/index.ts';
import { sayTheSame } from '../columns.ts';
import type { Command, Request } from '../commands.ts';
import { type Derived, derive } from '../derive.ts';
import type { Entry, Event } from '../events.ts';
import { appended, evolve, evolveFacts, evolveIssued } from '../evolve/evolve.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Formats } from '../rulebook.ts';
import { emptyState, noFacts, type State } from '../state.ts';
import { announceAbsences } from './absences.ts';
import { adjustPoints } from './adjustments.ts';
import * as contests from './contests.ts';
import { type Decided as DecidedBefore, Deciding } from './deciding.ts';
import { describeEvent } from './event-info.ts';
import * as people from './people.ts';
import * as results from './results.ts';
import * as rounds from './rounds.ts';
import * as tournament from './tournament.ts';

/** What may be added to the log, and what it leads to. */

interface Decided {
  readonly events: readonly Event[];
  readonly state: State;
  /** Of that state: for whoever decides or shows what comes next. */
  readonly derived: Derived;
}

function carryOut(d: Deciding, command: Exclude<Command, { type: 'CreateTournament' | 'Undo' }>): Refusal | undefined {
  switch (command.type) {
    case 'Configure':
      return tournament.configure(d, command);
    case 'DescribeEvent':
      return describeEvent(d, command);
    case 'Start':
      return tournament.start(d);
    case 'EndEarly':
      return tournament.endEarly(d, command);
    case 'Reopen':
      return tournament.reopen(d);
    case 'SetRounds':
      return tournament.setRounds(d, command);
    case 'AddPlayers':
      return people.addPlayers(d, command);
    case 'Register':
      return people.register(d, command);
    case 'ApprovePlayer':
      return people.approvePlayer(d, command);
    case 'EditPlayer':
      return people.editPlayer(d, command);
    case 'RemovePlayer':
      return people.removePlayer(d, command);
    case 'RemovePlayers':
      return people.removePlayers(d, command);
    case 'CheckIn':
      return people.checkIn(d, command);
    case 'DropPlayer':
      return people.dropPlayer(d, command);
    case 'DropPlayers':
      return people.dropPlayers(d, command);
    case 'ReinstatePlayer':
      return people.reinstatePlayer(d, command);
    case 'FixTable':
      return people.fixTable(d, command);
    case 'KeepApart':
      return people.keepApart(d, command);
    case 'AnnounceAbsences':
      return announceAbsences(d, command);
    case 'AdjustPoints':
      return adjustPoints(d, command);
    case 'ErasePerson':
      return people.erasePerson(d, command);
    case 'SetSeeds':
      return people.setSeeds(d, command);
    case 'PairRound':
      return rounds.pairRound(d);
    case 'PairAgain':
      return rounds.pairAgain(d, command);
    case 'AdjustDraft':
      return rounds.adjustDraft(d, command);
    case 'Override':
      return rounds.override(d, command);
    case 'PublishRound':
      return rounds.publishRound(d, command);
    case 'UnpublishRound':
      return rounds.unpublishRound(d, command);
    case 'CloseRound':
      return rounds.closeRound(d, command);
    case 'ReopenRound':
      return rounds.reopenRound(d, command);
    case 'AllowRematches':
      return rounds.allowRematches(d);
    case 'CallFinalGame':
      return rounds.callFinalGame(d);
    case 'MoveMatch':
      return rounds.moveMatch(d, command);
    case 'UnwindToRound':
      return rounds.unwindToRound(d, command);
    case 'StartRoundClock':
    case 'PauseRoundClock':
    case 'ExtendRoundClock':
      return rounds.turnClock(d, command);
    case 'RecordOutcome':
      return results.recordOutcome(d, command);
    case 'RecordSeveral':
      return results.recordSeveral(d, command);
    case 'Forfeit':
      return results.forfeit(d, command);
    case 'ProposeResult':
      return results.proposeResult(d, command);
    case 'ConfirmResult':
      return results.confirmResult(d, command);
    case 'DisputeResult':
      return results.disputeResult(d, command);
    case 'DismissReports':
      return results.dismissReports(d, command);
    case 'ContestOutcome':
      return contests.contestOutcome(d, command);
    case 'UpholdOutcome':
      return contests.upholdOutcome(d, command);
    case 'CorrectOutcome':
      return results.correctOutcome(d, command);
    case 'RemoveOutcome':
      return results.removeOutcome(d, command);
    default:
      return unreachable(command);
  }
}

/** `previous`: what was derived from the facts before the command, or shortly before. */
export function decided(
  formats: Formats,
  state: State,
  request: Request & DecidedBefore,
  previous?: Derived,
): Result<Decided, Refusal> {
  const answer = (events: readonly Event[], after: State, last = previous): Result<Decided, Refusal> =>
    ok({ events, state: after, derived: derive(formats, after.facts, last) });
  const applied = state.log.byCommand(request.commandId);
  if (applied) return refuse('already-applied', { version: applied.version });
  if (!Number.isSafeInteger(request.at) || request.at < 0) return refuse('bad-time', { at: request.at });
  const { command } = request;
  const { about } = state.facts;
  if (command.type === 'CreateTournament') {
    if (about) return refuse('already-created', {});
    const created = tournament.create(formats, command, request.events !== undefined);
    if (!created.ok) return created;
    return answer([created.value], evolve(state, created.value));
  }
  if (!about) return refuse('not-created', {});
  if (command.type === 'Undo') {
    const why = undoRefusal(state.log, command.version, undoingIn(formats));
    if (why) return fail(why);
    const event: Event = { type: 'EntryUndone', version: command.version };
    return answer([event], evolve(state, event));
  }
  const deciding = new Deciding(formats, state, about, request, previous);
  const why = carryOut(deciding, command);
  return why ? fail(why) : answer(deciding.events, deciding.state, deciding.derived);
}

/**
 * The events a command leads to, or why it is refused.
 *
 * @example
 * const formats = formatsOf(swiss);
 * decide(formats, cup.state, { commandId: 'c1', at: Date.now(), by: 'server', command: { type: 'DropPlayer', player: 'p1' } }).ok; // true
 */
export function decide(
  formats: Formats,
  state: State,
  request: Request & DecidedBefore,
  previous?: Derived,
): Result<readonly Event[], Refusal> {
  const answer = decided(formats, state, request, previous);
  return answer.ok ? ok(answer.value.events) : answer;
}

/**
 * Decides a command and appends it: the new entry, and the state with it.
 *
 * @example
 * const formats = formatsOf(swiss);
 * submit(formats, cup.state, { commandId: 'c1', at: Date.now(), by: 'server', command: { type: 'DropPlayer', player: 'p1' } }).ok; // true
 */
export function submit(
  formats: Formats,
  state: State,
  request: Request,
  previous?: Derived,
): Result<{ readonly entry: Entry; readonly state: State; readonly derived: Derived }, Refusal> {
  const answer = decided(formats, state, request, previous);
  if (!answer.ok) return answer;
  const { commandId, at, by, command } = request;
  const { events, derived } = answer.value;
  const version = state.log.length + 1;
  const hash = chainHash(state.log.head, { version, commandId, at, by, command, events });
  const entry: Entry = { version, commandId, at, by, command, events, hash };
  return ok({ entry, state: appended(answer.value.state, entry), derived });
}

/** The state a command leads to, without an entry for it: simulations keep no log and need no chain. */
export const trial = (
  formats: Formats,
  state: State,
  request: Request,
  previous?: Derived,
): Result<Pick<Decided, 'state' | 'derived'>, Refusal> => decided(formats, state, request, previous);

const undoingIn = (formats: Formats) => ({
  permanent: ({ type }: Command) => type === 'CreateTournament' || type === 'ErasePerson',
  refolding: (): Refolding<Entry> => {
    let facts = noFacts;
    let { issued } = emptyState;
    let derived: Derived | undefined;
    return {
      repeats: (entry) => {
        const again = decided(formats, { ...emptyState, facts, issued }, entry, derived);
        if (again.ok) derived = again.value.derived;
        return again.ok && sayTheSame(again.value.events, entry.events);
      },
      take: ({ events }, stands) => {
        for (const event of events) {
          if (stands) facts = evolveFacts(facts, event);
          issued = evolveIssued(issued, event);
        }
      },
    };
  },
});
