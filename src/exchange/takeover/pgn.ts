import { fail, ok, type Result } from '../../engine/index.ts';
import type { TakeOverNote } from '../../words/takeover/index.ts';
import { type Choice, type ForeignEvent, note, problem, readForeignResult, someOf } from './event.ts';
import { fromGames, type ListedGame } from './listed-games.ts';

/** The headers of the games in a PGN file; the moves are not read. */

type Headers = ReadonlyMap<string, string>;

interface Section {
  readonly line: number;
  readonly headers: Headers;
  readonly moves: boolean;
}

const header = /^\s*\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]\s*$/;

function sectionsOf(text: string): Section[] {
  const sections: { line: number; headers: Map<string, string>; moves: boolean }[] = [];
  let open = false;
  let comment = false;
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    const read = comment ? null : header.exec(line);
    if (read) {
      if (!open) sections.push({ line: at + 1, headers: new Map(), moves: false });
      open = true;
      sections.at(-1)?.headers.set(read[1] ?? '', (read[2] ?? '').replace(/\\(.)/g, '$1').trim());
      continue;
    }
    for (const brace of line.match(/[{}]/g) ?? []) comment = brace === '{';
    if (line.trim() === '') continue;
    open = false;
    const last = sections.at(-1);
    if (last && /\b1\.\s*\S/.test(line)) last.moves = true;
  }
  return sections;
}

export const isPgn = (text: string): boolean => /^[ \t]*\[[ \t]*(Event|White|Round)[ \t]+"/m.test(text);

/** “Open, Round 3” and “Round 3: Ana – Ben” say more than which event it is. */
const eventOf = ({ headers }: Section): string =>
  (headers.get('Event') ?? '').replace(/[\s:|,-]*\b(round|runde|ronde|ronda|rd\.?)\s*\d.*$/i, '').trim();

const MAX_EVENTS = 50;

export function readPgn(text: string, choice: Choice): Result<ForeignEvent, TakeOverNote> {
  const all = sectionsOf(text);
  const events = [...new Set(all.map(eventOf))];
  const wanted = choice.event ?? events[0];
  if ((choice.event === undefined && events.length > 1) || !events.includes(wanted ?? '')) {
    return problem('several-events', { events: someOf(events.slice(0, MAX_EVENTS)) });
  }
  const sections = all.filter((section) => eventOf(section) === wanted);
  const games: ListedGame[] = [];
  const skipped: string[] = [];
  let unnumbered = 0;
  for (const { line, headers } of sections) {
    const game = gameOf(headers, line);
    if (!game.ok) skipped.push(game.error);
    else if (game.value) games.push(game.value);
    else unnumbered++;
  }
  if (games.length === 0 && unnumbered > 0) return problem('no-rounds', { games: unnumbered });
  const [bad] = skipped;
  if (games.length === 0 && bad !== undefined) return problem('no-games', { text: bad });
  const notes = [note('colours'), note('places'), note('points-unknown')];
  if (unnumbered > 0) notes.push(note('no-round', { games: unnumbered }));
  if (skipped.length > 0) notes.push(note('skipped-games', { games: someOf(skipped) }));
  if (sections.some(({ moves }) => moves)) notes.push(note('moves'));
  const points = { win: 1, draw: 0.5, loss: 0, bye: 1 };
  return fromGames(games, { ...(wanted && wanted !== '?' && { name: wanted }), points }, notes, choice);
}

/** Undefined where it does not say its round; the error quotes what cannot be read. */
function gameOf(headers: Headers, line: number): Result<ListedGame | undefined, string> {
  const [white, black] = [spaced(headers.get('White')), spaced(headers.get('Black'))];
  if (white === '' || black === '' || white === '?' || black === '?') {
    return fail(`${line}: White “${quoted(white)}”, Black “${quoted(black)}”`);
  }
  const round = /^([1-9]\d{0,2})(?:\.|$)/.exec(headers.get('Round') ?? '')?.[1];
  if (round === undefined) return ok(undefined);
  const typed = headers.get('Result') ?? '*';
  const outcome = readForeignResult(typed, /forfeit|default/i.test(headers.get('Termination') ?? ''));
  if (!outcome.ok) return fail(`${line}: Result “${quoted(typed)}”`);
  return ok({
    round: Number(round),
    line,
    seats: [ratedBy(white, headers.get('WhiteElo')), ratedBy(black, headers.get('BlackElo'))],
    ...(outcome.value && { outcome: outcome.value }),
  });
}

const quoted = (text: string): string => text.slice(0, 60);

/** “Larsen,Kim” and “Larsen, Kim” are one. */
const spaced = (name = ''): string =>
  name
    .replace(/,(?=\S)/g, ', ')
    .replace(/\s+/g, ' ')
    .trim();

const ratedBy = (name: string, elo = '') => ({
  key: name,
  name,
  ...(/^[1-9]\d{0,3}$/.test(elo) && { rating: Number(elo) }),
});
