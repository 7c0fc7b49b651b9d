import { createContext, useContext } from 'react';
import type { BracketMatchView, BracketView, Reason, SlotView } from '../../../engine/index.ts';
import { gameKindName, labelText, type Names, numberText, timeText } from '../../../words/index.ts';
import type { Speech } from '../words.ts';
import { namedParts } from './board-names.ts';
import { markOf } from './bracket-geometry.ts';
import { slotName, stateText } from './bracket-names.ts';
import { endedAt, type Tables, tableOf } from './bracket-path.ts';

/** What every part of a bracket's picture needs. */
export interface BracketData {
  readonly bracket: BracketView;
  readonly names: Names;
  readonly tables: Tables;
  /** Where the event is, for times. */
  readonly zone: Intl.DateTimeFormatOptions;
  /** Whose path is drawn. */
  readonly followed: string | undefined;
}

const Data = createContext<BracketData | undefined>(undefined);

export const BracketDataProvider = Data.Provider;

export function useBracketData(): BracketData {
  const data = useContext(Data);
  if (!data) throw new Error('A bracket is drawn without its data.');
  return data;
}

/** What people call a stage, without the number of its round. */
export const stageName = ({ language }: Speech, label: Reason): string =>
  namedParts(labelText(language, label))[0] ?? '';

export const scoreOf = ({ language }: Speech, match: BracketMatchView, slot: SlotView): string | undefined =>
  markOf(match, slot) ?? (slot.score === undefined ? undefined : numberText(language, slot.score));

/** «Game 3 · table 2» while it is played, «In at 19:34 · table 1» afterwards, what was special about it otherwise. */
export function noteOf(speech: Speech, match: BracketMatchView, { tables, zone }: BracketData): readonly string[] {
  const { t, language, locale } = speech;
  const table = match.table === undefined ? [] : [t('bracket.atTable', { table: match.table })];
  if (match.state === 'open') {
    const games = tableOf(tables, match)?.games ?? [];
    const game = games.at(-1);
    const [number, kind] = [games.length, game?.kind];
    if (kind === undefined || (kind === 'regular' && number <= 1)) return [t('bracket.open'), ...table];
    if (kind === 'regular') return [t('bracket.game', { number }), ...table];
    return [[gameKindName(language, kind), game?.attempt].filter((part) => part !== undefined).join(' '), ...table];
  }
  const special = stateText(speech, match);
  if (special !== undefined) return [special];
  const at = endedAt(tables, match);
  if (at === undefined) return [];
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...zone });
  return [t('bracket.inAt', { time: timeText(language, time.format(at)) }), ...table];
}

/** Letters are about so wide, in ems; bold ones a little more. */
const LETTER = 0.54;
/** Below this nobody can read it. */
const SMALLEST = 0.8;
/** So much smaller it still looks like the others. */
const UNNOTICED = 0.94;

/** A name for so much room: whole, with an initial, the family name, smaller; only then is it cut. */
export function nameThatFits(
  name: string,
  room: number,
  size: number,
): { readonly text: string; readonly scale: number } {
  const scaleFor = (text: string) => Math.min(1, room / (Math.max(1, text.length) * LETTER * size));
  const short = shortName(name);
  const family = short === name ? name : short.replace(/^\S+ /, '');
  const text = [name, short].find((one) => scaleFor(one) >= UNNOTICED) ?? family;
  return { text, scale: Math.max(SMALLEST, scaleFor(text)) };
}

/** Who stands there; where nobody does yet, the table they will come from. */
export function whoIn(speech: Speech, slot: SlotView, data: BracketData, first: boolean): string {
  const table = slot.kind === 'winner-of' ? openTable(slot.match, data) : undefined;
  return table === undefined ? slotName(speech, slot, data.names, first) : speech.t('bracket.table', { table });
}

/** What is said of a place that is waited for: the table, while it is played; otherwise nothing that anyone could look up. */
export const waitedFor = (speech: Speech, slot: SlotView, data: BracketData): string =>
  slot.kind === 'winner-of' && openTable(slot.match, data) !== undefined ? whoIn(speech, slot, data, false) : '';

const openTable = (number: number, { bracket }: BracketData): number | undefined => {
  const from = bracket.columns.flatMap(({ matches }) => matches).find(({ match }) => match === number);
  return from?.state === 'open' ? from.table : undefined;
};

/** «T. Mokoena»: for places that are too small for a whole name; of a name in one word there is nothing to shorten. */
export function shortName(name: string): string {
  const [given = '', ...family] = name.split(' ');
  const [initial] = given;
  if (family.length === 0 || initial === undefined || !/^\p{Lu}\p{Ll}/u.test(given)) return name;
  return `${initial}. ${family.join(' ')}`;
}
