import {
  type Command,
  derive,
  draftOf,
  emptyState,
  type Formats,
  fail,
  formatNamed,
  ok,
  type PlayerId,
  type Refusal,
  type Report,
  type Result,
  type Round,
  type State,
  submit,
  tournamentView,
} from '../../engine/index.ts';
import { assertDefined } from '../../kit/index.ts';
import type { TakeOverNote } from '../../words/takeover/index.ts';
import { type ForeignEvent, type ForeignRound, mostScored, note, type PlayerKey, someOf, toldApart } from './event.ts';

/** What the new tournament is to be, beyond what the file says. */
interface NewTournament {
  readonly id: string;
  readonly secret: string;
  readonly name?: string;
  readonly format?: string;
  readonly config?: Readonly<Record<string, unknown>>;
  readonly by: string;
  readonly at: number;
  readonly newId: () => string;
  /** Why a rule may be broken: recorded in the log, in the organiser's language. */
  readonly reason: string;
}

interface TakenOver {
  readonly state: State;
  readonly notes: readonly TakeOverNote[];
}

export type WhyNot =
  | { readonly kind: 'file'; readonly note: TakeOverNote }
  | { readonly kind: 'refusal'; readonly refusal: Refusal };

const LONGEST_NAME = 80;

/**
 * Plays an event up to where another program had it: everyone enters, and each round is drawn, arranged as it was drawn
 * there, shown, and given its results. Every step is an entry like any other, so that the log can be audited.
 *
 * @example
 * const event = readForeignEvent('round,white,black,result\n1,Ana,Ben,1-0\n');
 * const newId = () => globalThis.crypto.randomUUID();
 * const about = { id: 'cup', secret: '0'.repeat(64), name: 'Cup', by: 'server', at: Date.now(), newId, reason: 'Taken over' };
 * event.ok && takeOver(formats, event.value, about).ok; // true
 */
export function takeOver(formats: Formats, event: ForeignEvent, wanted: NewTournament): Result<TakenOver, WhyNot> {
  const format = formatNamed(
    formats,
    wanted.format ?? formats.names.find((name) => formatNamed(formats, name)?.takesOver) ?? '',
  );
  const config = format?.takesOver
    ? format.takesOver({
        players: event.players.length,
        drawn: event.drawn.length,
        ...(event.rounds !== undefined && { rounds: event.rounds }),
        ...(event.points && { points: event.points }),
        ...(event.tieBreaks && { tieBreaks: event.tieBreaks }),
        most: mostScored(event.drawn.flatMap(({ games }) => games)),
      })
    : // Players alone may play anything.
      event.drawn.length === 0 && {};
  if (!format || !config) {
    return fail({ kind: 'file', note: note('not-this-format', { format: wanted.format ?? '' }) });
  }
  const desk = new Desk(formats, event, wanted);
  try {
    desk.open(format.name, { ...config, ...wanted.config });
    event.drawn.forEach((round, at) => {
      desk.play(round, at + 1 === event.drawn.length);
    });
    return ok(desk.handOver());
  } catch (stopped) {
    if (stopped instanceof Stopped) return fail(stopped.why);
    throw stopped;
  }
}

class Stopped extends Error {
  constructor(readonly why: WhyNot) {
    super('It cannot be taken over.');
  }
}

class Desk {
  #state: State = emptyState;
  readonly #ids = new Map<PlayerKey, PlayerId>();
  readonly #away = new Set<PlayerId>();
  readonly #notes: TakeOverNote[];

  constructor(
    private readonly formats: Formats,
    private readonly event: ForeignEvent,
    private readonly wanted: NewTournament,
  ) {
    this.#notes = [...event.notes];
  }

  #try(command: Command): Refusal | undefined {
    const { by, at, newId } = this.wanted;
    const answer = submit(this.formats, this.#state, { commandId: newId(), at, by, command });
    if (!answer.ok) return answer.error;
    this.#state = answer.value.state;
    return undefined;
  }

  #do(command: Command): void {
    const refusal = this.#try(command);
    if (refusal) throw new Stopped({ kind: 'refusal', refusal });
  }

  #id(key: PlayerKey): PlayerId {
    return assertDefined(this.#ids.get(key), key);
  }

  #name(key: PlayerKey): string {
    return this.event.players.find((player) => player.key === key)?.name ?? key;
  }

  #names(ids: Iterable<PlayerId>): string[] {
    return [...ids].map((id) => this.#state.facts.players.get(id)?.name ?? id);
  }

  open(format: string, config: Readonly<Record<string, unknown>>): void {
    const { id, secret, name } = this.wanted;
    const called = [...(name ?? this.event.name ?? '')].slice(0, LONGEST_NAME).join('') || 'Tournament';
    this.#do({ type: 'CreateTournament', id, name: called, format, config, secret });
    if (this.event.event && this.#try({ type: 'DescribeEvent', ...this.event.event })) {
      this.#notes.push(note('about-event'));
    }
    const players = toldApart(this.event.players).map(({ key: _key, total: _total, ...player }) => player);
    this.#do({ type: 'AddPlayers', players });
    const ids = [...this.#state.facts.players.keys()];
    for (const [at, { key }] of this.event.players.entries()) this.#ids.set(key, assertDefined(ids[at], key));
    for (const [one, other] of this.event.apart) {
      this.#do({ type: 'KeepApart', players: [this.#id(one), this.#id(other)], apart: true });
    }
    if (this.event.drawn.length > 0) this.#do({ type: 'Start' });
  }

  /** One round as it was drawn elsewhere; the last one may still be going on. */
  play(round: ForeignRound, last: boolean): void {
    const { halfByes = [] } = round;
    for (const key of halfByes) this.#announce(this.#id(key));
    this.#attend(
      [...round.games.flatMap(({ seats }) => seats), ...round.byes, ...halfByes].map((key) => this.#id(key)),
    );
    this.#draw(round);
    const shown = assertDefined(this.#state.facts.rounds.at(-1), 'round');
    const reports = this.#reportsOf(round, shown);
    if (reports.length > 0) this.#do({ type: 'RecordSeveral', reports });
    const open = round.games.find(({ outcome }) => !outcome);
    if (open && !last) {
      const [one, other] = open.seats.map((key) => this.#name(key));
      const figures = { round: shown.number, one: one ?? '', other: other ?? '' };
      throw new Stopped({ kind: 'file', note: note('open-game', figures) });
    }
    const now = this.#state.facts.rounds[shown.number - 1];
    if (!open && now?.state === 'published') this.#do({ type: 'CloseRound', round: shown.number });
  }

  /** Absent players are dropped for that round and reinstated for the next one they played. */
  #attend(present: readonly PlayerId[]): void {
    const here = new Set(present);
    for (const id of this.#ids.values()) {
      if (here.has(id) && this.#away.delete(id)) this.#do({ type: 'ReinstatePlayer', player: id });
      else if (!here.has(id)) this.#leave(id);
    }
  }

  /** DK-33: a half-point bye that was asked for. */
  #announce(player: PlayerId): void {
    const round = this.#state.facts.rounds.length + 1;
    const before = this.#state.facts.players.get(player)?.absences ?? [];
    const absences = [...before, { from: round, to: round, bye: 'half' as const }];
    this.#do({ type: 'AnnounceAbsences', player, absences });
  }

  #leave(id: PlayerId): void {
    if (this.#away.has(id)) return;
    this.#away.add(id);
    this.#do({ type: 'DropPlayer', player: id });
  }

  #draw(round: ForeignRound): void {
    const refusal = this.#try({ type: 'PairRound' });
    if (refusal?.code === 'no-legal-pairing') {
      this.#do({ type: 'AllowRematches' });
      this.#do({ type: 'PairRound' });
    } else if (refusal) throw new Stopped({ kind: 'refusal', refusal });
    const { number, edition } = assertDefined(draftOf(this.#state.facts), 'draft');
    const change = {
      kind: 'arrange',
      tables: round.games.map(({ seats }) => seats.map((key) => this.#id(key))),
      byes: round.byes.map((key) => this.#id(key)),
    } as const;
    const arrange = { type: 'AdjustDraft', round: number, edition, change } as const;
    const forbidden = this.#try(arrange);
    if (forbidden) {
      this.#do({ ...arrange, override: this.wanted.reason });
      this.#notes.push(note('against-rules', { round: number }));
    }
    this.#do({ type: 'PublishRound', round: number });
  }

  #reportsOf(round: ForeignRound, shown: Round): Report[] {
    return round.games.flatMap(({ seats, outcome }): Report[] => {
      const table = shown.tables.find((one) => one.seats[0] === this.#id(seats[0]));
      if (!table || !outcome) return [];
      const { number, edition } = shown;
      return [{ place: { round: number, edition, match: table.match, game: 1 }, outcome }];
    });
  }

  /** Players absent from the last round may have left for good: the organiser knows. */
  handOver(): TakenOver {
    if (this.#away.size > 0) this.#notes.push(note('left-last', { who: someOf(this.#names(this.#away)) }));
    const view = assertDefined(
      tournamentView(derive(this.formats, this.#state.facts), this.#state.log, { drafts: true }),
      'tournament',
    );
    if (view.status !== 'finished') for (const key of this.event.away) this.#leave(this.#id(key));
    for (const { key, name, total } of this.event.players) {
      const ours = view.standings.find(({ player }) => player === this.#ids.get(key))?.criteria[0]?.value;
      if (total !== undefined && ours !== undefined && total !== ours) {
        this.#notes.push(note('total', { player: name, theirs: total, ours }));
      }
    }
    const { rounds } = view.config as { readonly rounds?: unknown };
    if (this.event.rounds === undefined && typeof rounds === 'number') {
      this.#notes.push(note('rounds-unknown', { rounds }));
    }
    return { state: this.#state, notes: this.#notes };
  }
}
