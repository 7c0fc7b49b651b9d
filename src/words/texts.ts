/**
 * The types of tables of words. English says which entries there are and which figures each asks for: `{{player}}` is
 * filled in, `{{wins, wins}}` is counted in a unit, and an entry that counts has a text for each plural (`_one`,
 * `_other`, perhaps `_zero`).
 */

/** A table, or a part of one. */
export interface WordTable {
  readonly [name: string]: string | WordTable | undefined;
}

/** What stands between the braces of a text, as a union. */
export type FiguresIn<Text> = Text extends `${string}{{${infer Figure}}}${infer Rest}`
  ? Figure | FiguresIn<Rest>
  : never;

export type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

type Asking<Figure extends string> = [Figure] extends [never]
  ? string
  : AllOf<Figure extends string ? `${string}{{${Figure}}}${string}` : never>;

/** What another language must have: every entry of the English table, each with its figures. */
export type Translation<English> = {
  readonly [Name in keyof English]: English[Name] extends string
    ? Asking<FiguresIn<English[Name]>>
    : Translation<English[Name]>;
};

/** The same, and no figure that English doesn't have: for the tables, which see all four languages. */
export type SameFigures<English, Other> = {
  readonly [Name in keyof English]: Name extends keyof Other
    ? English[Name] extends string
      ? [FiguresIn<Other[Name]>] extends [FiguresIn<English[Name]>]
        ? Asking<FiguresIn<English[Name]>>
        : { readonly 'a figure that English does not have': Exclude<FiguresIn<Other[Name]>, FiguresIn<English[Name]>> }
      : SameFigures<English[Name], Other[Name]>
    : never;
};

/** Without the ending of its plural. */
export type Counted<Name> = Name extends `${infer Base}_zero` | `${infer Base}_one` | `${infer Base}_other`
  ? Base
  : Name;

/** `section.entry` for each entry of these tables. */
export type KeyOf<Tables> = {
  [Section in keyof Tables & string]: {
    [Name in keyof Tables[Section] & string]: Tables[Section][Name] extends string
      ? `${Section}.${Counted<Name>}`
      : never;
  }[keyof Tables[Section] & string];
}[keyof Tables & string];

type Endings<Name extends string> = Name | `${Name}_zero` | `${Name}_one` | `${Name}_other`;

/** The texts that a key may come to: more than one where it counts, or where it is one of several keys. */
type TextAt<Tables, Key> = Key extends `${infer Section}.${infer Name}`
  ? Section extends keyof Tables
    ? Tables[Section][Endings<Name> & keyof Tables[Section]]
    : never
  : never;

/** Whether a key has plurals. */
type IsCounted<Tables, Key> = Key extends `${infer Section}.${infer Name}`
  ? Section extends keyof Tables
    ? `${Name}_other` extends keyof Tables[Section]
      ? 'count'
      : never
    : never
  : never;

type NameOf<Figure extends string> = Figure extends `${infer Name},${string}` ? Name : Figure;

/** What can be filled in; a list is written as the language writes lists. */
export type Figure = string | number | readonly string[];
export type Figures = Readonly<Record<string, Figure>>;

type NeededFigures<Name extends string> = { readonly [One in Name]: One extends 'count' ? number : Figure };

/** What has to be handed over with a key: nothing, or a figure for each name in its texts. */
export type FiguresFor<Tables, Key> = [NameOf<FiguresIn<TextAt<Tables, Key>>> | IsCounted<Tables, Key>] extends [never]
  ? readonly []
  : readonly [figures: NeededFigures<NameOf<FiguresIn<TextAt<Tables, Key>>> | IsCounted<Tables, Key>>];

/** Keys that ask for nothing. */
export type PlainKeyOf<Tables> = {
  [Key in KeyOf<Tables>]: FiguresFor<Tables, Key> extends readonly [] ? Key : never;
}[KeyOf<Tables>];
