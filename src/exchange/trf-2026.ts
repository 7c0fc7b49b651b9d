import type { GameView, TournamentView } from '../engine/index.ts';
import type { Adjusted, Cell, ReportOptions, Scale } from './trf.ts';

/** DK-33: byes that were asked for. */
export const announced = { nothing: 'Z', half: 'H', full: 'F' } as const;

/** DU-11: the lines that FIDE's layout of 2026 adds to the players' own. Positions count from 1, as in its description. */
interface Written {
  readonly view: TournamentView;
  readonly rounds: TournamentView['rounds'];
  /** By player. */
  readonly number: ReadonlyMap<string, number>;
  readonly columns: readonly ReadonlyMap<string, Cell>[];
  readonly scale: Scale;
  readonly adjustments: readonly Adjusted[];
  readonly plannedCount: number;
  readonly options: ReportOptions;
}

export function lines2026(written: Written): { readonly head: string[]; readonly below: string[] } {
  const { view, plannedCount } = written;
  const { event, fideSystem } = view;
  const ranked = tieBreaksOf(view)?.codes.join(',');
  const colour = initialColour(written);
  const control = timeControl(view);
  const dates = datesOf(written);
  const head = [
    ...(event?.venue === undefined ? [] : [`022 ${event.venue}`]),
    ...(event?.firstDay === undefined ? [] : [`042 ${slashed(event.firstDay)}`]),
    ...(event?.firstDay === undefined ? [] : [`052 ${slashed(event.lastDay ?? event.firstDay)}`]),
    `142 ${plannedCount}`,
    ...(colour === undefined ? [] : [`152 ${colour}`]),
    ...pointsLine(written.scale),
    '182 Tiltyard',
    ...(fideSystem === undefined ? [] : [`192 ${fideSystem}`]),
    ...(ranked === undefined || ranked === '' ? [] : [`202 ${ranked}`, `212 PTS,${ranked}`]),
    ...(control === undefined ? [] : [`222 ${control}`]),
    ...(dates === undefined ? [] : [`${'132'.padEnd(FIRST_COLUMN)}${dates.join('  ')}`]),
  ];
  return { head, below: [...absences(written), ...forbidden(written), ...adjusted(written)] };
}

/** What comes before the cell of round 1. */
const FIRST_COLUMN = 91;
const slashed = (day: string): string => day.replaceAll('-', '/');
const points = (value: number): string => value.toFixed(1).padStart(4);
const threeDigits = (number: number): string => String(number).padStart(3, '0');
const idsOf = ({ number }: Written, players: Iterable<string>): string =>
  [...players].map((player) => String(number.get(player) ?? 0).padStart(4)).join(' ');

/** A Swiss that alternates from an initial colour: what the first who was paired in round 1 had. */
function initialColour({ view: { config }, columns: [first], number }: Written): 'W' | 'B' | undefined {
  const set = setting(config, 'initialColour');
  if (set === undefined) return undefined;
  const top = [...number.keys()].find((player) => first?.get(player)?.opponent);
  const colour = top === undefined ? set : first?.get(top)?.colour;
  return colour === 'w' || colour === 'white' ? 'W' : colour === 'b' || colour === 'black' ? 'B' : undefined;
}

const setting = (config: unknown, name: string): unknown =>
  typeof config === 'object' && config !== null ? Reflect.get(config, name) : undefined;

/** Position 6 a kind of result, 7–10 its points, and so on every nine; only where one is not as usual. */
function pointsLine({ BBW, BBD, BBL, BBF, BBU }: Scale): string[] {
  const isUsual = BBW === 1 && BBD === 0.5 && BBL === 0 && BBF === 0 && BBU === BBW;
  const kinds = [`W${points(BBW)}`, `D${points(BBD)}`, `L${points(BBL)}`, `A${points(BBF)}`, `P${points(BBU)}`];
  return isUsual ? [] : [`162  ${kinds.join('    ')}`];
}

/** The handbook's codes for its tie-breaks (C.07). */
export const tieBreakCodes: Readonly<Record<string, string>> = {
  'direct-encounter': 'DE',
  'buchholz-cut-1': 'BH/C1',
  buchholz: 'BH',
  'buchholz-median': 'BH/M1',
  'sonneborn-berger': 'SB',
  progressive: 'PS',
  wins: 'WIN',
  'wins-with-black': 'BWG',
  'games-with-black': 'BPG',
  'average-rating': 'ARO',
  performance: 'TPR',
  koya: 'KS',
};

/** A list that lacks one would rank otherwise: it ends before the first that has no code. */
function tieBreaksOf({ config }: TournamentView): { codes: string[]; without: string[] } | undefined {
  const names = setting(config, 'tieBreaks');
  if (!Array.isArray(names)) return undefined;
  const firstUnknown = names.findIndex((name) => tieBreakCodes[name] === undefined);
  const codes = (firstUnknown < 0 ? names : names.slice(0, firstUnknown)).map((name) => tieBreakCodes[name] ?? '');
  return { codes, without: firstUnknown < 0 ? [] : names.slice(firstUnknown) };
}

type Side = NonNullable<GameView['clock']>['white'];

/** “5400+30”, “40/6000+30:900+30” with time added at move 40, “W300-B240” where the sides have different times. */
function timeControl({ rounds, config }: TournamentView): string | undefined {
  const played = rounds.flatMap(({ matches }) => matches.flatMap(({ games }) => games)).find(({ clock }) => clock);
  const [base, increment, bonusAt40] = ['base', 'increment', 'bonusAt40'].map((name) => setting(config, name));
  const set =
    typeof base === 'number' && typeof increment === 'number' && typeof bonusAt40 === 'number'
      ? { base, increment, bonusAt40 }
      : undefined;
  const [white, black] = [played?.clock?.white ?? set, played?.clock?.black ?? set].map((side) => side && period(side));
  if (white === undefined || black === undefined) return undefined;
  return white === black ? white : `W${white}-B${black}`;
}

function period({ base, increment, bonusAt40 }: Side): string | undefined {
  const seconds = [base, increment, bonusAt40].map((time) => time / 1_000);
  if (!seconds.every(Number.isInteger)) return undefined;
  const [main = 0, each = 0, bonus = 0] = seconds;
  const adding = each === 0 ? '' : `+${each}`;
  return bonus === 0 ? `${main}${adding}` : `40/${main}${adding}:${bonus}${adding}`;
}

/** The day of each round, where it is known: an event of one day, or one that says by which clocks. */
function datesOf({ view: { event }, rounds, columns }: Written): string[] | undefined {
  const { firstDay, lastDay = firstDay, timeZone } = event ?? {};
  if (columns.length === 0 || columns.length !== rounds.length || firstDay === undefined) return undefined;
  if (firstDay === lastDay) return rounds.map(() => slashed(firstDay).slice(2));
  if (timeZone === undefined) return undefined;
  const days = rounds.map(({ matches }) => {
    const ends = matches.flatMap(({ games }) => games.flatMap(({ completedAt }) => completedAt ?? []));
    return ends.length === 0 ? ' '.repeat(8) : slashed(dayAt(Math.min(...ends), timeZone)).slice(2);
  });
  return days.some((day) => day.trim() !== '') ? days : undefined;
}

const dayAt = (time: number, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const of = Object.fromEntries(parts.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${of.year}-${of.month}-${of.day}`;
};

/** Players who have left are sure to be away from the next round; absences that were announced may be of later ones. */
function absences(written: Written): string[] {
  const { view, columns, plannedCount } = written;
  if (view.status !== 'running') return [];
  const next = columns.length + 1;
  const left = view.players.filter(({ state }) => state === 'dropped').map(({ id }) => id);
  return Array.from({ length: Math.max(0, plannedCount - columns.length) }, (_, at) => next + at).flatMap((round) =>
    (['full', 'half', 'nothing'] as const).flatMap((bye) => {
      const announcing = view.players.filter(
        ({ id, absences: list = [] }) =>
          !left.includes(id) && list.some((one) => one.bye === bye && one.from <= round && round <= (one.to ?? round)),
      );
      const gone = bye === 'nothing' && round === next ? left : [];
      const away = [...gone, ...announcing.map(({ id }) => id)];
      return away.length === 0 ? [] : [`240 ${announced[bye]} ${threeDigits(round)} ${idsOf(written, away)}`];
    }),
  );
}

function forbidden(written: Written): string[] {
  const { plannedCount, options } = written;
  return (options.keepApart ?? []).map((pair) => `260 001 ${threeDigits(plannedCount)} ${idsOf(written, pair)}`);
}

/** Position 14–17 the points, 20–22 the round (000: all of them), 24–27 who. */
const adjusted = (written: Written): string[] =>
  written.adjustments.flatMap(({ player, points: more, column }) =>
    thatFit(more).map(
      (part) => `299${' '.repeat(10)}${points(part)}  ${threeDigits(column)} ${idsOf(written, [player])}`,
    ),
  );

/** There is no room for less than −9.5 in one line. */
function thatFit(more: number): number[] {
  const least = -9.5;
  return more < least ? [least, ...thatFit(more - least)] : [more];
}

export function notes2026({ view, number, scale, adjustments, columns, options }: Written): string[] {
  const without = tieBreaksOf(view)?.without ?? [];
  const absent = columns.some((column) => [...number.keys()].some((id) => (column.get(id)?.result ?? 'Z') === 'Z'));
  return [
    ...(without.length > 0
      ? [`These tie-breaks have no code, and the list ends before them: ${without.join(', ')}.`]
      : []),
    ...(scale.BBF !== 0 && absent
      ? ['A forfeit loss is worth points here, an absence none; the file has one figure for both.']
      : []),
    ...(adjustments.some(({ isByDesk }) => isByDesk)
      ? ['Points that the desk gave or took are in lines 299, without the reasons.']
      : []),
    ...(adjustments.some(({ isByDesk }) => !isByDesk)
      ? ['Points that no round’s result explains (rounds that were missed) are in lines 299.']
      : []),
    ...(view.fideSystem === undefined ? ['FIDE has no code for this system.'] : []),
    ...(options.personal === undefined
      ? ['This is the public file: forbidden pairs and birth dates are left out.']
      : []),
    'Federation and arbiters of the event are not known here.',
  ];
}
