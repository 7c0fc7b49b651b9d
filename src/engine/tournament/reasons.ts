import type { PlayerId } from './model.ts';
import type { Quantity } from './quantity.ts';

/**
 * Why something is so, as data (DK-9): the rule, a code, and the figures behind it. The sentences are in words.
 * Figures named player, opponent, players, others hold player ids; all else is shown as it is.
 */
export interface Reason {
  readonly rule: string;
  readonly code: string;
  readonly figures: Readonly<Record<string, Quantity | string | boolean | readonly string[] | readonly Share[]>>;
}

/** What a player, or a round without one, adds to a figure. */
export interface Share {
  readonly player?: PlayerId;
  readonly round?: number;
  readonly value: Quantity;
}

export type Numbers<Name extends string> = Readonly<Record<Name, number>>;
export type Quantities<Name extends string> = Readonly<Record<Name, Quantity>>;
export interface NoFigures {
  readonly [figure: string]: never;
}
export type OfPlayer = { readonly player: PlayerId };
export type OfPlayers = { readonly players: readonly PlayerId[] };

/** By which criterion one stands above or below another. */
type Comparison = OfPlayer & { readonly opponent: PlayerId; readonly criterion: string } & Quantities<
    'value' | 'other'
  >;

/**
 * What several formats say, and the desk: each code with exactly its figures. A format adds its own (`reasonsOf`), and
 * figures of its own to a common one.
 */
export interface CommonReasons {
  'label-round': Numbers<'round'> & { readonly of?: number; readonly kind?: string };
  'placed-by-desk': NoFigures;
  'ended-early': OfPlayers;
  withdrew: OfPlayer & Numbers<'round'>;
  'all-rounds-played': OfPlayers & Numbers<'rounds'>;
  'behind-by': Comparison;
  'ahead-by': Comparison;
  /** DU-9: what the figure is made of. */
  'tie-break': OfPlayer & { readonly criterion: string; readonly shares: readonly Share[] };
  'shares-place': OfPlayer & Numbers<'place' | 'level'>;
  dropped: OfPlayer & Numbers<'round'>;
  /** DK-33: by what it was worth. */
  'announced-nothing': OfPlayer & Numbers<'round'>;
  'announced-half': OfPlayer & Numbers<'round'>;
  'announced-full': OfPlayer & Numbers<'round'>;
  /** DK-34: with the reason of the desk where it is public. */
  'points-given': OfPlayer & Quantities<'points'>;
  'points-given-for': OfPlayer & Quantities<'points'> & { readonly note: string };
  'points-taken': OfPlayer & Quantities<'points'>;
  'points-taken-for': OfPlayer & Quantities<'points'> & { readonly note: string };
  warned: OfPlayer;
  'warned-for': OfPlayer & { readonly note: string };
  'start-position': Numbers<'number'> & { readonly fen: string };
}

/** A key is a code, or a rule and a code (“RR-3 record”) where another format words the same code differently. */
type CodeOf<Key> = Key extends `${string} ${infer Code}` ? Code : Key & string;

type KeyOf<Table, Rule extends string, Code extends string> = Code extends unknown
  ? Rule extends unknown
    ? `${Rule} ${Code}` extends keyof Table
      ? `${Rule} ${Code}`
      : Code & keyof Table
    : never
  : never;

type Given<Figures> = [Figures] extends [NoFigures] ? [figures?: NoFigures] : [figures: Figures];

/**
 * How a stage gives its reasons: typed like refusals, so that an unknown code or a missing figure does not compile. The same
 * table is asked for in every language (words/formats/words.ts).
 */
export const reasonsOf =
  <Table extends { readonly [Key in keyof Table]: Reason['figures'] }>() =>
  <Rule extends string, Code extends CodeOf<keyof (Table & CommonReasons)>>(
    rule: Rule,
    code: Code,
    ...[figures = {}]: Given<(Table & CommonReasons)[KeyOf<Table & CommonReasons, Rule, Code>]>
  ): Reason => ({ rule, code, figures });

export const because = reasonsOf<CommonReasons>();
