import type {
  Command,
  CommonFinding,
  Game,
  OutcomeView,
  PlayerState,
  RefusalCode,
  Refusals,
  SlotView,
  Status,
} from '../engine/index.ts';
import type { NotationProblem } from './notation.ts';
import type { Words } from './stages/words.ts';

/** A refusal that knows several problems has a sentence for each. */
type Wording<Details> = Details extends { readonly problem: infer P extends string }
  ? Readonly<Record<P, string>>
  : Details extends { readonly reason: infer R extends string }
    ? Readonly<Record<R, string>>
    : string;

/** What everyone counts; a format may bring units of its own. */
type Unit =
  | 'attempts'
  | 'byes'
  | 'draws'
  | 'entries'
  | 'games'
  | 'losses'
  | 'matches'
  | 'pairs'
  | 'plans'
  | 'players'
  | 'points'
  | 'results'
  | 'rounds'
  | 'tables'
  | 'times'
  | 'wins';

export type Heading =
  | 'absent'
  | 'absentHalf'
  | 'absentFull'
  | 'adjustment'
  | 'warning'
  | 'bracket'
  | 'bye'
  | 'byes'
  | 'rest'
  | 'club'
  | 'code'
  | 'draft'
  | 'entry'
  | 'format'
  | 'game'
  | 'games'
  | 'group'
  | 'match'
  | 'matches'
  | 'crossTable'
  | 'groupTables'
  | 'how'
  | 'board'
  | 'tables'
  | 'name'
  | 'nobody'
  | 'open'
  | 'place'
  | 'phases'
  | 'provisional'
  | 'qualification'
  | 'seed'
  | 'player'
  | 'players'
  | 'points'
  | 'rating'
  | 'result'
  | 'round'
  | 'rounds'
  | 'score'
  | 'seat'
  | 'standings'
  | 'start'
  | 'state'
  | 'status'
  | 'table'
  | 'versus'
  | 'winner'
  | 'winners'
  | 'why';

/** What the core does by itself after a command. */
export type FollowUp =
  | 'StagesPlanned'
  | 'LotsDrawn'
  | 'HandedOver'
  | 'RoundPaired'
  | 'DraftDiscarded'
  | 'RoundPublished'
  | 'RoundClosed'
  | 'TableOpened'
  | 'GameAdded'
  | 'GamesCancelled'
  | 'MatchMoved'
  | 'OutcomeRecorded'
  | 'PlayerReinstated'
  | 'Unwound';

type Edited = 'name' | 'club' | 'rating' | 'externalId' | 'metadata';

/** As the reader of lists reports it. */
export interface PlayerListProblem {
  readonly code:
    | 'no-name'
    | 'bad-rating'
    | 'too-long'
    | 'twice'
    | 'here-already'
    | 'contact'
    | 'open-quote'
    | 'no-name-column'
    | 'too-many-columns'
    | 'too-many-lines'
    | 'spreadsheet';
  readonly line: number;
  readonly text: string;
}

/** What the engine's codes are called: the core of the catalogue. A figure of a reason or refusal has its name there. */
export interface Sentences {
  /** How halves are written, and the decimal point. */
  /** `hour`: between hours and minutes. */
  readonly number: { readonly half: string; readonly point: string; readonly hour: string };
  readonly count: Readonly<Record<`${Unit}_one` | `${Unit}_other`, string>> & Readonly<Record<string, string>>;
  readonly refusal: { readonly [C in RefusalCode]: Wording<Refusals[C]> };
  /** DK-30: what was not understood in a list of players. */
  readonly playerList: Readonly<Record<PlayerListProblem['code'], string>>;
  /** What is wrong with a result as it was typed. */
  readonly notation: Readonly<Record<NotationProblem['code'], string>>;
  /** By the reason's code; what each format says is typed in its own words. */
  readonly reason: Readonly<Record<string, string>>;
  /** What is wrong with a pairing: for the desk, and for everyone (DK-9: never what is private). */
  readonly finding: Readonly<Record<CommonFinding, string>> & Words;
  readonly publicFinding: Words;
  readonly criterion: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<PlayerState, string>>;
  readonly status: Readonly<Record<Status, string>>;
  /** DK-26: where an event stands, in parts of one sentence. */
  readonly progress: Readonly<
    Record<'waiting' | 'of' | 'tables' | 'games' | 'between' | 'finished' | 'left' | 'timeUp', string>
  >;
  readonly roundState: Readonly<Record<'draft' | 'published' | 'closed', string>>;
  readonly game: Readonly<Record<Game['kind'], string>>;
  readonly how: Readonly<Record<OutcomeView['how'], string>>;
  /** Who will play there. */
  readonly slot: Readonly<Record<Exclude<SlotView['kind'], 'player'>, string>>;
  /** “table 4”, “tables 4 and 7”. */
  readonly tables: Readonly<Record<'these_one' | 'these_other', string>>;
  /** Words over columns and sections. */
  readonly heading: Readonly<Record<Heading, string>>;
  /** Settings of several formats by their names in the configuration, and what they can be set to. */
  readonly setting: Readonly<Record<string, string>>;
  readonly choice: Readonly<Record<string, string>>;
  readonly activity: {
    readonly command: Readonly<Record<Command['type'], string>>;
    readonly also: Readonly<Record<FollowUp, string>>;
    readonly edited: Readonly<Record<Edited, string>>;
    readonly moved: Readonly<Record<'swap' | 'move' | 'bye' | 'arrange', string>>;
    /** A check-in that was taken back, and a pair that may meet again. */
    readonly checkedOut: string;
    readonly letTogether: string;
    readonly absences: Readonly<Record<'none' | 'one' | 'several' | 'open' | 'worth' | 'half' | 'full', string>>;
    readonly warned: string;
    readonly changedFormat: string;
    /** After a change of a draft: which rules it breaks, and why that was accepted. */
    readonly overridden: string;
    /** Where a result belongs, in the middle of a sentence. */
    readonly place: string;
    readonly nothing: string;
    /** An undo that was undone. */
    readonly again: string;
    /** DK-6: an entry inside another sentence: by its words, or by its number where nobody has read them. */
    readonly quoted: string;
    readonly numbered: string;
    readonly more: string;
  };
}
