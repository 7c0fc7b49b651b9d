import { ok, type Result } from '../../engine/index.ts';
import type { TakeOverNote } from '../../words/takeover/index.ts';
import { type ForeignEvent, fromGames, type ListedGame, note, problem, readForeignResult } from './event.ts';

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

export const isPgn = (text: string): boolean => /^\s*\[\s*(Event|White|Round)\s+"/m.test(text);

export function readPgn(text: string): Result<ForeignEvent, TakeOverNote> {
  const sections = sectionsOf(text);
  const games: ListedGame[] = [];
  let unnumbered = 0;
  for (const { line, headers } of sections) {
    const game = gameOf(headers, line);
    if (!game.ok) return game;
    if (game.value) games.push(game.value);
    else unnumbered++;
  }
  const notes = [note('colours'), note('places'), note('points-unknown')];
  if (unnumbered > 0) notes.push(note('no-round', { games: unnumbered }));
  if (sections.some(({ moves }) => moves)) notes.push(note('moves'));
  const name = sections[0]?.headers.get('Event');
  const points = { win: 1, draw: 0.5, loss: 0, bye: 1 };
  return fromGames(games, { ...(name && name !== '?' && { name }), points }, notes);
}

function gameOf(headers: Headers, line: number): Result<ListedGame | undefined, TakeOverNote> {
  const [white, black] = [headers.get('White') ?? '', headers.get('Black') ?? ''];
  if (white === '' || black === '' || white === '?' || black === '?') {
    return problem('bad-line', { line, text: `White “${white}”, Black “${black}”` });
  }
  const round = /^([1-9]\d{0,2})(?:\.|$)/.exec(headers.get('Round') ?? '')?.[1];
  if (round === undefined) return ok(undefined);
  const typed = headers.get('Result') ?? '*';
  const outcome = readForeignResult(typed, /forfeit|default/i.test(headers.get('Termination') ?? ''));
  if (!outcome.ok) return problem('bad-line', { line, text: `Result “${typed}”` });
  return ok({
    round: Number(round),
    line,
    seats: [ratedBy(white, headers.get('WhiteElo')), ratedBy(black, headers.get('BlackElo'))],
    ...(outcome.value && { outcome: outcome.value }),
  });
}

const ratedBy = (name: string, elo = '') => ({
  key: name,
  name,
  ...(/^[1-9]\d{0,3}$/.test(elo) && { rating: Number(elo) }),
});
