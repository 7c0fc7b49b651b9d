import type { Entry, Game, Given, Happened, Id, Lots, Outcome, Person, Round, Stage, Table } from './facts.ts';

/** By way of text: two tables may have been given the same object, and each must become its own. */
const copied = <T>(value: unknown): T => JSON.parse(JSON.stringify(value)) as T;

/** Keeps the facts of a tournament, event by event. It never pairs and never scores. */
export class Diary {
  format = '';
  config: Readonly<Record<string, unknown>> = {};
  people = new Map<Id, Person>();
  started = false;
  ended = false;
  stages: Stage[] = [];
  stage = 0;
  rounds: Round[] = [];
  lots: Lots[] = [];
  manualSeeds?: readonly Id[];
  apart: (readonly [Id, Id])[] = [];
  rematchesAllowedFor?: number;
  roundsSet?: number;
  /** ST-15: after how many rounds the final game was called. */
  finalGameAfter?: number;
  given: Given[] = [];
  fixedTables = new Map<Id, number>();
  recorded = 0;

  /** Rounds that are public, oldest first. */
  get shown(): Round[] {
    return this.rounds.filter((round) => round.state !== 'draft');
  }

  /** Everyone who takes part and has not left, in order of entry. */
  get present(): Id[] {
    return [...this.people.values()].filter((one) => one.approved && !one.left).map((one) => one.id);
  }

  stageConfig<Config>(stage: number): Config {
    const plan = this.stages[stage];
    if (!plan) throw new Error(`The diary knows no stage ${stage}`);
    return plan.config as Config;
  }

  hasLeft(id: Id): boolean {
    return this.person(id).left !== undefined;
  }

  person(id: Id): Person {
    const person = this.people.get(id);
    if (!person) throw new Error(`The diary knows no ${id}`);
    return person;
  }

  round(number: number): Round {
    const round = this.rounds[number - 1];
    if (!round) throw new Error(`The diary knows no round ${number}`);
    return round;
  }

  table(event: Happened): Table {
    const table = this.round(event.round as number).tables.find(({ match }) => match === event.match);
    if (!table) throw new Error(`The diary knows no match ${event.match} in round ${event.round}`);
    return table;
  }

  game(event: Happened): Game {
    const game = this.table(event).games[(event.game as number) - 1];
    if (!game) throw new Error(`The diary knows no game ${event.game}`);
    return game;
  }

  take(event: Happened): void {
    switch (event.type) {
      case 'TournamentCreated':
      case 'Configured':
        if (event.format) this.format = event.format as string;
        this.config = event.config as Diary['config'];
        break;
      case 'Started':
        this.started = true;
        break;
      case 'EndedEarly':
      case 'Reopened':
        this.ended = event.type === 'EndedEarly';
        break;
      case 'SeedsSet':
        this.manualSeeds = event.seeds as Id[];
        break;
      case 'StagesPlanned':
        this.stages = copied(event.stages);
        this.stage = 0;
        break;
      case 'HandedOver':
        this.stage = event.stage as number;
        this.stages = this.stages.map((one, at) => (at === this.stage ? { ...one, seeds: event.seeds as Id[] } : one));
        break;
      case 'LotsDrawn':
        this.lots.push(copied<Lots>(event));
        break;
      case 'RematchesAllowed':
        this.rematchesAllowedFor = event.round as number;
        break;
      case 'FinalGameCalled':
        this.finalGameAfter = event.after as number;
        break;
      case 'RoundsSet':
        this.roundsSet = event.rounds as number;
        break;
      case 'KeptApart': {
        const [a, b] = event.players as [Id, Id];
        this.apart = this.apart.filter((pair) => !(pair.includes(a) && pair.includes(b)));
        if (event.apart) this.apart.push([a, b]);
        break;
      }
      default:
        if (!this.takePeople(event) && !this.takeRound(event)) this.takeResult(event);
    }
  }

  private takePeople(event: Happened): boolean {
    const drawn = this.shown.length;
    switch (event.type) {
      case 'PlayersAdded':
        for (const added of event.players as { id: Id; rating?: { rating: number }; approved: boolean }[]) {
          const rating = added.rating ? { rating: added.rating.rating } : {};
          this.people.set(added.id, { id: added.id, approved: added.approved, entered: drawn, ...rating });
        }
        return true;
      case 'AbsencesAnnounced':
        this.person(event.player as Id).absences = event.absences as NonNullable<Person['absences']>;
        return true;
      case 'PointsAdjusted': {
        const round = event.round as number | undefined;
        this.given.push({
          id: event.player as Id,
          points: (event.by as number) / 1000,
          stage: round === undefined ? this.stage : this.round(round).stage,
          round: round ?? drawn,
          named: round !== undefined,
        });
        return true;
      }
      case 'PlayerRemoved':
        this.people.delete(event.player as Id);
        return true;
      case 'TableFixed':
        if (event.table === null) this.fixedTables.delete(event.player as Id);
        else this.fixedTables.set(event.player as Id, event.table as number);
        return true;
      case 'PlayerEdited': {
        const { rating: _, ...person } = this.person(event.player as Id);
        const rating = event.rating as { rating: number } | undefined;
        this.people.set(person.id, { ...person, ...(rating && { rating: rating.rating }) });
        return true;
      }
      case 'PlayerDropped': {
        const { back: _, ...person } = this.person(event.player as Id);
        const closed = this.rounds.filter((round) => round.state === 'closed').length;
        this.people.set(person.id, { ...person, left: { drawn, closed } });
        return true;
      }
      case 'PlayerReinstated': {
        const { left: _, ...person } = this.person(event.player as Id);
        this.people.set(person.id, { ...person, back: drawn });
        return true;
      }
      default:
        return false;
    }
  }

  private takeRound(event: Happened): boolean {
    const number = event.round as number;
    switch (event.type) {
      case 'RoundPaired':
        this.rounds = [...this.rounds.slice(0, number - 1), { ...copied<Round>(event), number, state: 'draft' }];
        return true;
      case 'DraftAdjusted':
        Object.assign(this.round(number), { tables: copied<Table[]>(event.tables), byes: event.byes });
        return true;
      case 'DraftDiscarded':
        this.rounds = this.rounds.slice(0, number - 1);
        this.forgetLaterStages();
        return true;
      case 'RoundPublished':
        Object.assign(this.round(number), { state: 'published', edition: event.edition, publishedAt: event.at });
        return true;
      case 'RoundUnpublished':
        this.round(number).state = 'draft';
        this.seenBy(number - 1);
        return true;
      case 'RoundClosed':
        this.round(number).state = 'closed';
        return true;
      case 'RoundReopened':
        this.round(number).state = 'published';
        this.leftBefore((left) => ({ ...left, closed: Math.min(left.closed, number - 1) }));
        return true;
      case 'TableOpened':
        this.openTable(event, number);
        return true;
      case 'Unwound':
        this.unwind(event.toRound as number);
        return true;
      default:
        return false;
    }
  }

  private openTable(event: Happened, number: number): void {
    const table = { ...copied<Table>(event.table), openedAt: event.at as number };
    const round = this.rounds[number - 1];
    if (round) {
      round.tables.push(table);
      round.state = 'published';
      return;
    }
    const edition = event.edition as number;
    const stage = event.stage as number;
    const opened = { number, edition, stage, kind: event.roundKind as string, byes: [], notes: [] };
    this.rounds.push({ ...opened, state: 'published', tables: [table], publishedAt: event.at as number });
  }

  private leftBefore(change: (left: NonNullable<Person['left']>) => NonNullable<Person['left']>): void {
    for (const person of this.people.values()) if (person.left) person.left = change(person.left);
  }

  private forgetLaterStages(): void {
    this.stage = this.rounds.at(-1)?.stage ?? 0;
    this.stages = this.stages.map(({ seeds, ...plan }, at) => (seeds && at <= this.stage ? { ...plan, seeds } : plan));
  }

  /** DK-33: what a round is worth that they announced to miss. */
  absence(id: Id, round: number): 'nothing' | 'half' | 'full' | undefined {
    const { absences = [] } = this.person(id);
    return absences.find(({ from, to = round }) => from <= round && round <= to)?.bye;
  }

  /** Present, and not absent from this round as announced. */
  presentIn(round: number): Id[] {
    return this.present.filter((id) => this.absence(id, round) === undefined);
  }

  /** DK-34: what a player was given in a stage, by those of its rounds that are asked for. */
  givenTo(id: Id, stage = 0, counts: (round: number) => boolean = () => true): number {
    return this.given
      .filter((one) => one.id === id && one.stage === stage && counts(one.round))
      .reduce((sum, { points }) => sum + points, 0);
  }

  /** Later rounds never were; people stay as they are. */
  private unwind(to: number): void {
    this.rounds = this.rounds.slice(0, to);
    this.round(to).state = 'published';
    this.forgetLaterStages();
    this.lots = this.lots.filter((lots) => lots.after < to);
    this.ended = false;
    this.given = this.given.filter(({ named, round }) => !named || round <= to);
    if ((this.finalGameAfter ?? 0) >= to) delete this.finalGameAfter;
    if ((this.rematchesAllowedFor ?? 0) > to) delete this.rematchesAllowedFor;
    this.leftBefore((left) => ({ ...left, closed: Math.min(left.closed, Math.max(0, to - 1)) }));
    this.seenBy(to);
  }

  /** Nobody can have come or gone after more rounds than there are. */
  private seenBy(rounds: number): void {
    this.leftBefore((left) => ({ ...left, drawn: Math.min(left.drawn, rounds) }));
    this.given = this.given.map((one) => (one.named ? one : { ...one, round: Math.min(one.round, rounds) }));
    for (const person of this.people.values()) {
      person.entered = Math.min(person.entered, rounds);
      if (person.back !== undefined) person.back = Math.min(person.back, rounds);
    }
  }

  private takeResult(event: Happened): void {
    switch (event.type) {
      case 'OutcomeRecorded': {
        const game = this.game(event);
        this.recorded++;
        game.outcome = event.outcome as Outcome;
        game.at = event.completedAt as number;
        game.sequence ??= this.recorded;
        break;
      }
      case 'OutcomeCorrected':
        this.game(event).outcome = event.outcome as Outcome;
        break;
      case 'OutcomeRemoved':
        delete this.game(event).outcome;
        break;
      case 'GameAdded':
        this.table(event).games.push(copied<Game>(event.game));
        break;
      case 'GamesCancelled':
        this.table(event).games.length = (event.from as number) - 1;
        break;
      case 'MatchMoved':
        this.table(event).number = event.table as number;
        break;
      default: // clocks, reports, check-in, names: nothing that is counted
    }
  }
}

/** The versions that are undone and not brought back: an undo names an older entry, so newest first settles it. */
function undone(entries: readonly Entry[]): Set<number> {
  const aside = new Set<number>();
  for (const { version, command } of entries.toReversed()) {
    if (command.type === 'Undo' && !aside.has(version)) aside.add(command.version as number);
  }
  return aside;
}

/** The facts of all entries that stand. */
export function diaryOf(entries: readonly Entry[]): Diary {
  const diary = new Diary();
  const aside = undone(entries);
  for (const entry of entries) {
    if (!aside.has(entry.version)) for (const event of entry.events) diary.take(event);
  }
  return diary;
}
