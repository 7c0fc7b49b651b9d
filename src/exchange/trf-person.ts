import type { NewPlayer } from '../engine/index.ts';

/**
 * What a FIDE report knows about a person beyond name and rating. It is stored as the player's metadata, which only
 * organisers read, and an erasure takes it out.
 */
const columns = {
  sex: [9, 10],
  title: [10, 13],
  federation: [53, 56],
  fideId: [57, 68],
  birthDate: [69, 79],
} as const;

type Column = keyof typeof columns;
const names = Object.keys(columns) as Column[];

/** Another program's id and words about each player, by the player's id. */
export type PersonalData = Readonly<Record<string, Pick<NewPlayer, 'externalId' | 'metadata'>>>;

/** Zeros stand for an id or a date that isn't known. */
export function readPerson(cut: (from: number, to: number) => string): Pick<NewPlayer, 'externalId' | 'metadata'> {
  const found = names.flatMap((name) => {
    const [from, to] = columns[name];
    const text = cut(from, to).trim();
    const blank = name === 'fideId' || name === 'birthDate' ? !/[1-9]/.test(text) : text === '';
    return blank ? [] : [[name, text] as const];
  });
  const metadata: Partial<Record<Column, string>> = Object.fromEntries(found);
  const { fideId } = metadata;
  return {
    ...(fideId !== undefined && { externalId: fideId }),
    ...(found.length > 0 && { metadata: Object.fromEntries(found) }),
  };
}

const isShown = (name: Column, text: string): boolean =>
  [...text].length <= columns[name][1] - columns[name][0] && (name !== 'fideId' || /^\d+$/.test(text));

/** A column of the line; blank where it isn't known or does not fit. */
export function personColumn(person: PersonalData[string] | undefined, name: Column): string {
  const [from, to] = columns[name];
  const text = person?.metadata?.[name] ?? '';
  const shown = isShown(name, text) ? text : '';
  // The handbook right-aligns titles and ids.
  return name === 'title' || name === 'fideId' ? shown.padStart(to - from) : shown.padEnd(to - from);
}

export const isKnown = (person: PersonalData[string] | undefined): boolean =>
  names.some((name) => personColumn(person, name).trim() !== '');
