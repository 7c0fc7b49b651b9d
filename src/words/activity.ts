import {
  apply,
  type Command,
  derive,
  type Entry,
  type Event,
  emptyState,
  type Facts,
  type Formats,
  type Outcome,
  type Override,
  type Place,
  roundLabel,
  type State,
  tableOf,
} from '../engine/index.ts';
import { absencesText } from './absences.ts';
import { signedText } from './adjustments.ts';
import { listText, numberText, translate } from './catalogue.ts';
import type { Language } from './language.ts';
import { resultText } from './result-text.ts';
import { formatName, gameKindName, labelText, type Names, namesOf, sayFinding } from './say.ts';
import type { FollowUp } from './table.ts';

/** DK-6: the log in words. Who and when stand beside what, and what it replaced. For the desk only. */
export interface Activity {
  readonly version: number;
  readonly at: number;
  readonly by: string;
  readonly what: string;
  /** What followed by itself. */
  readonly also: readonly string[];
  readonly undone: boolean;
}

type Figures = Record<string, string | number>;

interface Teller {
  readonly language: Language;
  readonly before: Facts;
  readonly after: Facts;
  readonly told: ReadonlyMap<number, string>;
  readonly names: () => Names;
  /** The number of a round in the log, with the name that people know it by where that is another. */
  called(round: number): string | number;
}

const worded = ({ language, called }: Teller, key: string, figures: Figures): string =>
  translate(language, key, typeof figures.round === 'number' ? { ...figures, round: called(figures.round) } : figures);

const nameOf = ({ names }: Teller, id: string): string => names()(id);

const everyone = (teller: Teller, ids: readonly string[]): string =>
  listText(
    teller.language,
    ids.map((id) => nameOf(teller, id)),
  );

type Where = Pick<Place, 'round' | 'match'>;

const tableAt = (facts: Facts, { round, match }: Where) => tableOf(facts.rounds[round - 1], match);

/** What people know the match by: where it is played (HK-10). */
const tableNumber = ({ before, after }: Teller, where: Where): number =>
  (tableAt(before, where) ?? tableAt(after, where))?.number ?? where.match;

const resultOf = (teller: Teller, where: Where, outcome: Outcome): string => {
  const seats = (tableAt(teller.before, where) ?? tableAt(teller.after, where))?.seats ?? [];
  const text = resultText(teller.language, outcome, Math.max(2, seats.length));
  return seats.length === 0 ? text : `${seats.map((id) => nameOf(teller, id)).join(' – ')} ${text}`;
};

const match = (teller: Teller, where: Where): string =>
  worded(teller, 'activity.place', { round: where.round, table: tableNumber(teller, where) });

function edited(teller: Teller, command: Extract<Command, { type: 'EditPlayer' }>): string {
  const { language } = teller;
  const nothing = translate(language, 'activity.nothing');
  const old = teller.before.players.get(command.player);
  const points = old?.rating === undefined ? undefined : numberText(language, old.rating.rating / 100);
  const changes: [string, string | number | null | undefined, string | undefined][] = [
    ['name', command.name, old?.name],
    ['club', command.club, old?.club],
    ['rating', command.rating, points],
    ['externalId', command.externalId, old?.externalId],
    // Another program's words are not for people: that they changed is enough.
    ['metadata', command.metadata === undefined ? undefined : nothing, undefined],
  ];
  return changes
    .filter(([, to]) => to !== undefined)
    .map(([what, to, from]) =>
      translate(language, `activity.edited.${what}`, { to: to ?? nothing, from: from ?? nothing }),
    )
    .join(', ');
}

/** Who was moved in a draft, and where to. */
function moved(teller: Teller, command: Extract<Command, { type: 'AdjustDraft' }>): Figures {
  const { change } = command;
  switch (change.kind) {
    case 'swap':
      return { players: everyone(teller, change.players) };
    case 'move':
      return { player: nameOf(teller, change.player), table: tableNumber(teller, { ...command, ...change }) };
    case 'bye':
      return { player: nameOf(teller, change.player) };
    case 'arrange':
      return {};
  }
}

/** DK-2: what an entry changed in a draft against a rule. A reason that was given though no rule was broken is none. */
export function overrideIn({ events }: Entry): Override | undefined {
  const override = events.find((event) => event.type === 'DraftAdjusted')?.override;
  return override && override.accepted.length > 0 ? override : undefined;
}

function overrideText({ language, names }: Teller, { reason, accepted }: Override): string {
  const findings = accepted.map((finding) => sayFinding(language, finding, names(), 'desk')).join(' ');
  return translate(language, 'activity.overridden', { findings, reason });
}

/** Which sentence tells of a command: one that takes something back has its own. */
function sentenceOf(command: Command): string {
  if (command.type === 'CheckIn' && !command.present) return 'activity.checkedOut';
  if (command.type === 'KeepApart' && !command.apart) return 'activity.letTogether';
  if (command.type === 'AnnounceAbsences' && command.absences.length === 0) return 'activity.absences.none';
  if (command.type === 'AdjustPoints' && command.by === 0) return 'activity.warned';
  if (command.type === 'Configure' && command.format !== undefined) return 'activity.changedFormat';
  return `activity.command.${command.type}`;
}

/** The figures that the sentence of a command asks for. */
function figuresOf(teller: Teller, command: Command): Figures {
  const { language } = teller;
  switch (command.type) {
    case 'CreateTournament':
      return { name: command.name, format: formatName(language, command.format) };
    case 'Configure':
      return {
        name: command.name ?? teller.before.about?.name ?? '',
        format: formatName(language, command.format ?? ''),
      };
    case 'AddPlayers':
      return {
        players: listText(
          language,
          command.players.map((player) => player.name),
        ),
      };
    case 'Register':
      return { players: command.player.name };
    case 'EditPlayer':
      return {
        player: teller.before.players.get(command.player)?.name ?? command.player,
        changes: edited(teller, command),
      };
    case 'FixTable':
      return {
        player: nameOf(teller, command.player),
        table: command.table ?? translate(language, 'activity.nothing'),
      };
    case 'RemovePlayers':
    case 'DropPlayers':
    case 'CheckIn':
    case 'KeepApart':
      return { players: everyone(teller, command.players) };
    case 'AnnounceAbsences':
      return { player: nameOf(teller, command.player), rounds: absencesText(language, command.absences) };
    case 'AdjustPoints':
      return {
        player: nameOf(teller, command.player),
        by: signedText(language, command.by / 1000),
        reason: command.reason,
      };
    case 'SetSeeds':
      return { players: everyone(teller, command.seeds) };
    case 'PairRound':
      return { round: teller.after.rounds.length };
    case 'AdjustDraft': {
      const { change } = command;
      return {
        round: command.round,
        change: translate(language, `activity.moved.${change.kind}`, moved(teller, command)),
      };
    }
    case 'MoveMatch':
      return { match: match(teller, command), table: command.table };
    case 'RecordSeveral': {
      const list = command.reports.map(
        ({ place, outcome }) => `${match(teller, place)}: ${resultOf(teller, place, outcome)}`,
      );
      return { results: list.length, list: list.join('; ') };
    }
    case 'RecordOutcome':
    case 'ContestOutcome':
      return { match: match(teller, command.place), result: resultOf(teller, command.place, command.outcome) };
    case 'Forfeit': {
      const outcome: Outcome = { kind: 'forfeit', seats: command.seats };
      return { match: match(teller, command.place), result: resultOf(teller, command.place, outcome) };
    }
    case 'ProposeResult':
      return {
        player: nameOf(teller, command.player),
        match: match(teller, command.place),
        result: resultOf(teller, command.place, command.outcome),
      };
    case 'ConfirmResult':
    case 'DisputeResult':
      return { player: nameOf(teller, command.player), match: match(teller, command.place) };
    case 'DismissReports':
    case 'UpholdOutcome':
      return { match: match(teller, command.place) };
    case 'CorrectOutcome':
    case 'RemoveOutcome': {
      const seats = tableAt(teller.before, command.place)?.seats.length ?? 2;
      return {
        match: match(teller, command.place),
        replaced: resultText(language, command.replaces, seats),
        ...(command.type === 'CorrectOutcome' && { result: resultOf(teller, command.place, command.outcome) }),
      };
    }
    case 'Undo':
      return { undone: teller.told.get(command.version) ?? '' };
    case 'DescribeEvent':
    case 'Start':
    case 'EndEarly':
    case 'Reopen':
    case 'ApprovePlayer':
    case 'RemovePlayer':
    case 'DropPlayer':
    case 'ReinstatePlayer':
    case 'PairAgain':
    case 'Override':
    case 'PublishRound':
    case 'UnpublishRound':
    case 'CloseRound':
    case 'ReopenRound':
    case 'AllowRematches':
    case 'CallFinalGame':
    case 'SetRounds':
    case 'UnwindToRound':
    case 'StartRoundClock':
    case 'PauseRoundClock':
    case 'ExtendRoundClock':
    case 'ErasePerson':
      return {
        ...('player' in command && { player: nameOf(teller, command.player) }),
        ...('round' in command && { round: command.round }),
        ...('rounds' in command && { rounds: command.rounds }),
        ...('reason' in command && { reason: command.reason }),
      };
  }
}

/** What followed by itself; undefined where the command's own sentence says it. */
function followUp(teller: Teller, command: Command, event: Event): { type: FollowUp; figures: Figures } | undefined {
  switch (event.type) {
    case 'LotsDrawn':
      return { type: event.type, figures: { players: everyone(teller, event.order) } };
    case 'HandedOver':
      return { type: event.type, figures: { players: everyone(teller, event.seeds) } };
    case 'RoundPaired':
      if (command.type === 'PairRound' || command.type === 'PairAgain') return undefined;
      return { type: event.type, figures: { round: event.round } };
    case 'RoundPublished':
      return command.type === 'PublishRound' && command.round === event.round
        ? undefined
        : { type: event.type, figures: { round: event.round } };
    case 'RoundClosed':
      return command.type === 'CloseRound' && command.round === event.round
        ? undefined
        : { type: event.type, figures: { round: event.round } };
    case 'DraftDiscarded':
      return command.type === 'PairAgain' ? undefined : { type: event.type, figures: { round: event.round } };
    case 'TableOpened':
      return { type: event.type, figures: { players: everyone(teller, event.table.seats) } };
    case 'GameAdded':
      return {
        type: event.type,
        figures: { match: match(teller, event), kind: gameKindName(teller.language, event.game.kind) },
      };
    case 'GamesCancelled':
      return { type: event.type, figures: { match: match(teller, event), from: event.from } };
    case 'MatchMoved':
      return command.type === 'MoveMatch'
        ? undefined
        : { type: event.type, figures: { match: match(teller, event), table: event.table } };
    case 'OutcomeRecorded':
      return command.type === 'DropPlayer' || command.type === 'DropPlayers' || command.type === 'ConfirmResult'
        ? {
            type: event.type,
            figures: { match: match(teller, event), result: resultOf(teller, event, event.outcome) },
          }
        : undefined;
    case 'PlayerReinstated':
      return command.type === 'ReinstatePlayer'
        ? undefined
        : { type: event.type, figures: { player: nameOf(teller, event.player) } };
    case 'Unwound':
      return command.type === 'UnwindToRound' ? undefined : { type: event.type, figures: { round: event.toRound } };
    default:
      return undefined;
  }
}

/** HK-2: the fourth round of a hybrid's log may be “Round 2” to everyone. A name is worked out once for each draw. */
class RoundNames {
  readonly #known = new Map<string, string | number>();

  constructor(
    private readonly formats: Formats,
    private readonly language: Language,
  ) {}

  of(state: State, round: number): string | number {
    const key = `${round} ${state.facts.rounds[round - 1]?.edition}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const label = roundLabel(derive(this.formats, state.facts), round);
    const plain = !label || (label.code === 'label-round' && label.figures.round === round);
    const called = plain ? round : `${round} (${labelText(this.language, label)})`;
    this.#known.set(key, called);
    return called;
  }
}

/** Undoing an undo does again what it had undone. */
function redone(teller: Teller, state: State, { command }: Entry): string | undefined {
  const undo = command.type === 'Undo' ? state.log.at(command.version)?.command : undefined;
  if (undo?.type !== 'Undo') return undefined;
  return translate(teller.language, 'activity.again', { undone: teller.told.get(undo.version) ?? '' });
}

/** What the list says of an entry; asked for the first time, it is made. */
export function toldIn(
  formats: Formats,
  language: Language,
  entries: () => Iterable<Entry>,
): (version: number) => string | undefined {
  let list: readonly Activity[] | undefined;
  return (version) => {
    list ??= activityOf(formats, language, entries());
    return list[version - 1]?.what;
  };
}

/** All entries, oldest first. */
export function activityOf(formats: Formats, language: Language, entries: Iterable<Entry>): Activity[] {
  const told = new Map<number, string>();
  const list: Activity[] = [];
  const rounds = new RoundNames(formats, language);
  let state: State = emptyState;
  for (const entry of entries) {
    const next = apply(state, entry);
    const called = (round: number) => rounds.of(next.facts.rounds[round - 1] ? next : state, round);
    const [before, after] = [state.facts, next.facts];
    let known: Names | undefined;
    const names = () => {
      known ??= namesOf(new Map([...before.players, ...after.players]).values());
      return known;
    };
    const teller: Teller = { language, before, after, told, names, called };
    const override = overrideIn(entry);
    const what = [
      redone(teller, state, entry) ?? worded(teller, sentenceOf(entry.command), figuresOf(teller, entry.command)),
      ...(override ? [overrideText(teller, override)] : []),
    ].join(' ');
    told.set(entry.version, what);
    const also = entry.events
      .flatMap((event) => followUp(teller, entry.command, event) ?? [])
      .map(({ type, figures }) => worded(teller, `activity.also.${type}`, figures));
    list.push({ version: entry.version, at: entry.at, by: entry.by, what, also, undone: false });
    state = next;
  }
  const aside = state.log.setAside();
  return list.map((activity) => (aside.has(activity.version) ? { ...activity, undone: true } : activity));
}
