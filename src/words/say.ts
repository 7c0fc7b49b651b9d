import {
  type Finding,
  type Outcome,
  type Quantity,
  type Reason,
  type Refusal,
  type Share,
  type SlotView,
  said,
} from '../engine/index.ts';
import { isWorded, listText, numberText, translate, translateWith } from './catalogue.ts';
import type { Language } from './language.ts';
import type { NotationProblem } from './notation.ts';
import { resultText } from './result-text.ts';
import type { Heading, PlayerListProblem } from './table.ts';

/** What a player is called; an id that nobody has is shown as it is. */
export type Names = (player: string) => string;

/**
 * @example
 * namesOf(cup.view.players)('p1'); // 'Ana'
 */
export const namesOf = (players: Iterable<Named>): Names => {
  const all = [...players];
  const byName = new Map<string, Named[]>();
  for (const player of all) byName.set(player.name, [...(byName.get(player.name) ?? []), player]);
  const names = new Map(
    all.map((player) => {
      const others = (byName.get(player.name) ?? []).filter(({ id }) => id !== player.id);
      return [player.id, others.length === 0 ? player.name : toldApart(player, others)];
    }),
  );
  return (player) => names.get(player) ?? player;
};

interface Named {
  readonly id: string;
  readonly name: string;
  readonly club?: string | undefined;
}

/** DK-7: a name that several have is told apart by the club, else by the number under which they were entered. */
function toldApart({ id, name, club }: Named, others: readonly Named[]): string {
  const number = `#${id.replace(/^\D+/, '')}`;
  if (club === undefined) return `${name} (${number})`;
  return others.some((other) => other.club === club) ? `${name} (${club}, ${number})` : `${name} (${club})`;
}

const ofPlayers = new Set(['player', 'opponent', 'players', 'others']);

const isQuantity = (value: unknown): value is Exclude<Quantity, number> =>
  typeof value === 'object' &&
  value !== null &&
  ['halves', 'hundredths', 'thousandths'].some((unit) => unit in value && Object.keys(value).length === 1);

const isShare = (value: unknown): value is Share =>
  typeof value === 'object' && value !== null && 'value' in value && ('player' in value || 'round' in value);

const roundLabel = (round = 0): Reason => ({ rule: '', code: 'label-round', figures: { round } });

function figureText(language: Language, name: string, value: unknown, names: Names): string | number {
  if (typeof value === 'number') return value;
  if (isQuantity(value)) return said(value);
  if (Array.isArray(value)) {
    return listText(
      language,
      value.map((item) => textOf(language, figureText(language, name, item, names))),
    );
  }
  if (isShare(value)) {
    const { player, round, value: figure } = value;
    const whose = player === undefined ? labelText(language, roundLabel(round)) : names(player);
    return `${whose} ${textOf(language, figureText(language, 'value', figure, names))}`;
  }
  if (name === 'criterion') return criterionName(language, String(value));
  return ofPlayers.has(name) ? names(String(value)) : String(value);
}

const textOf = (language: Language, figure: string | number): string =>
  typeof figure === 'number' ? numberText(language, figure) : figure;

/** A sentence with figures as they stand in the log. */
const sentence = (language: Language, key: string, figures: Readonly<Record<string, unknown>>, names: Names): string =>
  translateWith(language, key, (name) => {
    const value = figures[name];
    return value === undefined ? undefined : figureText(language, name, value, names);
  });

/** One code may be worded differently under another rule, or where there is nobody else to name. */
function reasonKey(language: Language, { rule, code, figures }: Reason): string | undefined {
  const alone = [figures.others, figures.players].some((ids) => Array.isArray(ids) && ids.length === 0);
  const [ofRule, key] = [`reason.${rule} ${code}`, `reason.${code}`];
  const keys = alone ? [`${ofRule}_alone`, ofRule, `${key}_alone`, key] : [ofRule, key];
  return keys.find((one) => isWorded(language, one));
}

/**
 * Why something is so, in a sentence. The rule's number is for the door to show beside it.
 *
 * @example
 * const [reason] = explain(derive(formats, cup.state.facts), 'r1.t1').reasons[0].why;
 * say('en', reason, namesOf(cup.view.players)); // 'Drawn at random.'
 */
export function say(language: Language, reason: Reason, names: Names): string {
  const key = reasonKey(language, reason);
  // A test finds codes without a sentence; a page that met one would rather show the code than nothing.
  if (key === undefined) return reason.code;
  const { players } = reason.figures;
  const figures = players === undefined ? reason.figures : { player: players, ...reason.figures };
  return sentence(language, key, figures, names);
}

/**
 * “Round 1, phase 4”: labels need no names.
 *
 * @example
 * labelText('en', cup.view.rounds[0].label); // 'Round 1'
 */
export const labelText = (language: Language, label: Reason): string => say(language, label, (player) => player);

/** For a row of rounds: “3”, “1.4” for the fourth phase of round 1, the name of a round that has no number. */
export function shortLabel(language: Language, label: Reason): string {
  const { round, phase } = label.figures;
  if (phase !== undefined) return `${round}.${phase}`;
  return labelText(language, label).includes(String(round)) ? String(round) : labelText(language, label);
}

/** DK-30. */
export const sayListProblem = (language: Language, { code, line, text }: PlayerListProblem): string =>
  translate(language, `playerList.${code}`, { line: String(line), text });

/** DK-9: the public is told nothing private. */
export function sayFinding(language: Language, finding: Finding, names: Names, audience: 'desk' | 'public'): string {
  const publicly = `publicFinding.${finding.code}`;
  const key = audience === 'public' && isWorded(language, publicly) ? publicly : `finding.${finding.code}`;
  return sentence(language, key, { players: finding.players, size: finding.size }, names);
}

const outcomeText = (language: Language, outcome: Outcome | null): string =>
  outcome ? resultText(language, outcome, seatsOf(outcome)) : '–';

const seatsOf = (outcome: Outcome): number =>
  outcome.kind === 'scores' ? outcome.scores.length : outcome.kind === 'places' ? outcome.places.length : 2;

/** As people call a round by its number in the log: the first of a pure knockout is “Round 2” (HK-2). */
type RoundNames = (round: number) => Reason | undefined;

/** DK-6: what the activity list says of an entry, where the reader has that list before them. */
export type Told = (version: number) => string | undefined;

/**
 * Why not. Findings in it are those of a draft, which only the desk sees.
 *
 * @example
 * sayRefusal('en', { code: 'too-few-players', details: { have: 1, need: 2 } }); // 'It takes at least 2 players; you have 1.'
 */
export function sayRefusal(
  language: Language,
  refusal: Refusal,
  names: Names = (player) => player,
  rounds: RoundNames = () => undefined,
  told: Told = () => undefined,
): string {
  const details = refusal.details as Readonly<Record<string, unknown>>;
  const figures = {
    ...details,
    ...spelledOut(language, refusal, names),
    ...undoing(language, refusal, told),
    ...roundsCalled(language, details, rounds),
  };
  const variant = details.problem ?? details.reason;
  const key = `refusal.${refusal.code}`;
  const variantKey = `${key}.${String(variant)}`;
  return sentence(language, variant !== undefined && isWorded(language, variantKey) ? variantKey : key, figures, names);
}

function roundsCalled(language: Language, { round, later }: Readonly<Record<string, unknown>>, rounds: RoundNames) {
  const called = (number: unknown) => labelText(language, rounds(Number(number)) ?? roundLabel(Number(number)));
  return {
    ...(round !== undefined && { label: called(round) }),
    ...(Array.isArray(later) && { later: listText(language, later.map(called)) }),
  };
}

const NAMED = 3;

/** Entries by the words of the list, not by their numbers. */
function undoing(language: Language, refusal: Refusal, told: Told): Record<string, string> {
  const entry = (version: number) => {
    const what = told(version)?.replace(/\.$/, '');
    return what === undefined
      ? translate(language, 'activity.numbered', { version })
      : translate(language, 'activity.quoted', { what });
  };
  switch (refusal.code) {
    case 'already-undone':
    case 'cannot-undo':
    case 'cannot-redo':
      return { entry: entry(refusal.details.version) };
    case 'built-upon': {
      const { version, by } = refusal.details;
      const more = by.length > NAMED + 1 ? by.length - NAMED : 0;
      const named = by.slice(0, by.length - more).map(entry);
      const rest = more > 0 ? [translate(language, 'activity.more', { entries: more })] : [];
      return { entry: entry(version), by: listText(language, [...named, ...rest]) };
    }
    default:
      return {};
  }
}

/** Details that are more than a figure. */
function spelledOut(language: Language, refusal: Refusal, names: Names): Record<string, string> {
  switch (refusal.code) {
    case 'bad-config':
      return {
        problems: refusal.details.problems
          .map(({ path, problem }) => (path ? `${path} ${problem}` : problem))
          .join('; '),
      };
    case 'draft-is-stale':
    case 'forbidden-pairing':
      return { findings: refusal.details.findings.map((one) => sayFinding(language, one, names, 'desk')).join(' ') };
    case 'tables-open': {
      const { tables } = refusal.details;
      return {
        tables: translate(language, 'tables.these', { tables: tables.map(String), count: tables.length }),
      };
    }
    case 'already-recorded':
      return { outcome: outcomeText(language, refusal.details.outcome) };
    case 'not-what-it-replaces':
      return { now: outcomeText(language, refusal.details.now) };
    default:
      return {};
  }
}

export function sayNotationProblem(language: Language, problem: NotationProblem): string {
  const { code, ...figures } = problem;
  return translate(language, `notation.${code}`, figures);
}

/** One side of a bracket's match: a name, or where it will come from. */
export const slotText = (language: Language, slot: SlotView, names: Names): string =>
  slot.kind === 'player'
    ? names(slot.player)
    : translate(language, `slot.${slot.kind}`, 'match' in slot ? { match: slot.match } : {});

const word =
  <T extends string>(table: string) =>
  (language: Language, name: T): string =>
    isWorded(language, `${table}.${name}`) ? translate(language, `${table}.${name}`) : name;

/** Words of the tables; a name they do not know is shown as it is. */
export const criterionName = word('criterion');

/** So many of what a criterion counts: “3 strikes”; by its name where it has no unit of its own. */
export const countText = (language: Language, criterion: string, count: number): string =>
  unitText(language, criterion, count) ?? `${criterionName(language, criterion)}: ${numberText(language, count)}`;

/** The same, only where there is a unit; match points are points to everyone. */
export function unitText(language: Language, criterion: string, count: number): string | undefined {
  const key = unitKey(language, criterion);
  return key === undefined ? undefined : translate(language, key, { count });
}

/** Only the word, for a figure that stands apart: “strikes”, “round”. */
export function unitName(language: Language, criterion: string, count: number): string {
  const key = unitKey(language, criterion);
  if (key === undefined) return criterionName(language, criterion);
  return translate(language, key, { count }).replace(numberText(language, count), '').trim();
}

/** What these count is called otherwise than they are. */
const units: Readonly<Record<string, string>> = {
  'match-points': 'points',
  round: 'rounds',
  'rounds-survived': 'rounds',
};

function unitKey(language: Language, criterion: string): string | undefined {
  const key = `count.${units[criterion] ?? criterion}`;
  return isWorded(language, `${key}_other`) ? key : undefined;
}

/** The first of these that has a word. */
function firstWord(language: Language, keys: readonly string[]): string | undefined {
  const key = keys.find((one) => isWorded(language, one));
  return key === undefined ? undefined : translate(language, key);
}

/**
 * @example
 * formatName('en', 'swiss'); // 'Swiss'
 */
export const formatName = (language: Language, format: string): string =>
  firstWord(language, [`formats.${format}.name`]) ?? format;

/**
 * How it goes, in one sentence.
 *
 * @example
 * formatAbout('en', 'swiss').length > 0; // true
 */
export const formatAbout = (language: Language, format: string): string =>
  firstWord(language, [`formats.${format}.about`]) ?? format;

export const presetName = (language: Language, format: string, preset: string): string =>
  firstWord(language, [`formats.${format}.presets.${preset}`]) ?? preset;

/** A format may have its own name for a setting. */
export const settingName = (language: Language, format: string, setting: string): string =>
  firstWord(language, [`formats.${format}.settings.${setting}`, `setting.${setting}`]) ?? setting;

/** What a figure of its plan is called, where the format has a word for it. */
export function planName(language: Language, format: string, figure: string, count: number): string | undefined {
  const key = `formats.${format}.plan.${figure}`;
  const known = isWorded(language, key) || isWorded(language, `${key}_other`);
  return known ? translate(language, key, { count }) : undefined;
}

/** What a setting can be set to; tie-breaks are criteria. */
export const choiceName = (language: Language, format: string, choice: string): string =>
  firstWord(language, [`formats.${format}.choices.${choice}`, `choice.${choice}`]) ?? criterionName(language, choice);

export const stateName = word('state');
export const statusName = word('status');
export const roundStateName = word('roundState');
export const gameKindName = word('game');
export const howName = word('how');
export const headingText = word<Heading>('heading');
