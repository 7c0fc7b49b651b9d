import { type Derived, type Facts, type ProgressView, progressView, publicNames } from '../../engine/index.ts';
import type { StoredImage } from '../../store/index.ts';
import { eventParts, formatName, type Language, listText, playersText, progressParts } from '../../words/index.ts';

/** DK-27: the picture of a link preview, drawn from the present state: a tournament programme with its pennants. */

export const SIZE = { width: 1200, height: 630 };

/** What is written on it. */
export interface PictureWords {
  readonly kind: string;
  readonly title: string;
  readonly when: string;
  readonly progress: readonly string[];
  readonly winners: string;
}

export function wordsOf(derived: Derived, language: Language): PictureWords {
  const { facts, verdict } = derived;
  const progress = progressView(derived);
  const players = [...facts.players.values()].filter(({ approved }) => approved).length;
  const format = formatName(language, facts.about?.format ?? '');
  return {
    kind: [format, playersText(language, players)].join(' · '),
    title: facts.about?.name ?? '',
    when: eventParts(language, facts.event).join(' · '),
    progress: progressParts(language, progress),
    winners: listText(language, verdict.winners.map(publicNames(facts))),
  };
}

const INK = '#1f1b16';
const QUIET = '#5f574b';
const PAPER = '#f7f4ee';
const FLAG = '#a8231b';
const CLOSED = '#3a342b';
const EDGE = '#8c8273';
const SERIF = 'Bitter, serif';
const SANS = 'Atkinson Hyperlegible Next, sans-serif';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Wide signs fill a square, the others about half of one; a guess on the safe side. */
const WIDE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Extended_Pictographic}MWmw@]/u;
const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (WIDE.test(sign) ? 1.02 : 0.6), 0);

function linesOf(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const LEADING = 1.08;

interface Block {
  readonly size: number;
  readonly lines: readonly string[];
}

/** As large as fits into a room; the rest of what fits into none is left out. */
function fitted(text: string, room: { width: number; height: number }, sizes: readonly number[]): Block {
  const tried = sizes.map((size) => ({ size, lines: linesOf(text, room.width / size) }));
  const high = (size: number) => Math.max(1, Math.floor(room.height / (size * LEADING)));
  const fits = ({ size, lines }: Block) =>
    lines.length <= high(size) && lines.every((line) => widthOf(line) * size <= room.width);
  const smallest = tried.at(-1) ?? { size: 40, lines: [text] };
  return tried.find(fits) ?? { size: smallest.size, lines: smallest.lines.slice(0, high(smallest.size)) };
}

const textAt = (x: number, y: number, size: number, text: string, style: string): string =>
  `<text x="${x}" y="${y}" font-size="${size}" ${style}>${escaped(text)}</text>`;

const flag = (x: number, y: number, width: number, height: number, colour: string, flies: 1 | -1 = 1): string => {
  const [out, notch] = [flies * width, flies * height * 0.3];
  return `<path d="M${x} ${y}h${out}l${-notch} ${height / 2}l${notch} ${height / 2}h${-out}z" fill="${colour}"/>`;
};

interface PictureRound {
  readonly number: number;
  readonly state: 'closed' | 'now' | 'to-come';
  /** How far its pennant has climbed, 0 to 1. */
  readonly climbed: number;
}

const MAX_POLES = 9;

function roundsOf(facts: Facts, progress: ProgressView): PictureRound[] {
  const now = progress.kind === 'playing' ? progress : undefined;
  const rounds = facts.rounds
    .filter(({ state }) => state !== 'draft')
    .map(({ number }): PictureRound => {
      const isNow = number === now?.round;
      return { number, state: isNow ? 'now' : 'closed', climbed: isNow ? now.done / Math.max(1, now.all) : 1 };
    });
  const of = 'of' in progress ? (progress.of ?? 0) : 0;
  for (let number = rounds.length + 1; number <= of; number++) rounds.push({ number, state: 'to-come', climbed: 0 });
  return rounds.length > MAX_POLES ? rounds.slice(-MAX_POLES) : rounds;
}

const POLES = { left: 836, right: 1156, top: 44, foot: 616 };
const FLAG_WIDTH = 188;

function polesOf(rounds: readonly PictureRound[]): string {
  const gap = Math.min(64, (POLES.right - POLES.left) / Math.max(1, rounds.length - 1));
  const style = `font-family="${SERIF}" font-weight="700"`;
  return rounds
    .map(({ number, state, climbed }, at) => {
      const x = POLES.left + at * gap;
      const pole = `<path d="M${x} ${POLES.top}V${POLES.foot}" stroke="${state === 'now' ? INK : EDGE}" stroke-width="2"/>`;
      if (state === 'to-come')
        return pole + textAt(x + 8, POLES.foot - 16, 30, `${number}`, `${style} fill="${QUIET}"`);
      if (state === 'closed') {
        const sign = textAt(x + 9, POLES.top + 41, number > 9 ? 22 : 28, `${number}`, `${style} fill="${PAPER}"`);
        return pole + flag(x, POLES.top, Math.min(46, gap - 6), 62, CLOSED) + sign;
      }
      const y = POLES.top + 100 + (1 - climbed) * 300;
      // It flies to the other side where it would be cut.
      const flies = x + FLAG_WIDTH > SIZE.width ? -1 : 1;
      const left = flies > 0 ? x + 24 : x - FLAG_WIDTH + 64;
      const sign = textAt(left, y + 96, number > 9 ? 74 : 92, `${number}`, `${style} fill="#fff"`);
      return pole + flag(x, y, FLAG_WIDTH, 132, FLAG, flies) + sign;
    })
    .sort((a, b) => Number(a.includes(FLAG)) - Number(b.includes(FLAG)))
    .join('');
}

/** DK-24: the event's own picture, framed, beside its name. */
const PLATE = { x: 64, y: 128, width: 190, height: 206 };

function plateOf({ type, data }: StoredImage, { x, y, width, height } = PLATE): string {
  const box = (inset: number) =>
    `x="${x + inset}" y="${y + inset}" width="${width - 2 * inset}" height="${height - 2 * inset}"`;
  return [
    `<rect ${box(0)} fill="#fff" stroke="${INK}" stroke-width="2"/>`,
    `<image ${box(6)} preserveAspectRatio="xMidYMid slice" href="data:${type};base64,${data}"/>`,
  ].join('');
}

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 1200 630">`;
const SHEET = `<rect width="1200" height="630" fill="${PAPER}"/><rect y="616" width="1200" height="14" fill="${INK}"/>`;
const MARK = `<path d="M74 60V96" stroke="${QUIET}" stroke-width="4" stroke-linecap="round"/>${flag(76, 63, 25, 17, FLAG)}`;

export function pictureOf(derived: Derived, words: PictureWords, image?: StoredImage): string {
  return words.winners === '' ? programmeOf(derived, words, image) : victoryOf(words, image);
}

const SMALL_PLATE = { x: 1016, y: 24, width: 120, height: 104 };

/** Once it is over the pennant is the picture, and the name on it the largest there is. */
function victoryOf({ kind, title, when, winners }: PictureWords, image?: StoredImage): string {
  const event = fitted(title, { width: image ? 860 : 1010, height: 60 }, [44, 38, 32, 26]);
  const name = fitted(winners, { width: 930, height: 300 }, [150, 128, 110, 94, 80, 68, 58, 48, 40]);
  const leading = name.size * LEADING;
  const top = 322 - (name.lines.length * leading) / 2;
  const about = fitted([kind, when].filter(Boolean).join(' · '), { width: 1070, height: 72 }, [30, 26, 22, 18]);
  const serif = `font-family="${SERIF}" font-weight="700"`;
  return [
    SVG,
    SHEET,
    MARK,
    ...event.lines.map((line) => textAt(120, 92, event.size, line, `${serif} fill="${INK}"`)),
    image ? plateOf(image, SMALL_PLATE) : '',
    flag(0, 148, 1136, 348, FLAG),
    ...name.lines.map((line, at) => textAt(64, top + (at + 0.8) * leading, name.size, line, `${serif} fill="#fff"`)),
    ...about.lines.map((line, at) =>
      textAt(66, 556 + at * about.size * 1.2, about.size, line, `font-family="${SANS}" fill="${QUIET}"`),
    ),
    '</svg>',
  ].join('');
}

function programmeOf(derived: Derived, words: PictureWords, image?: StoredImage): string {
  const { kind, title, when, progress } = words;
  const left = image ? PLATE.x + PLATE.width + 28 : 64;
  const headline = fitted(title, { width: 804 - left, height: 260 }, [104, 88, 74, 62, 52, 44, 38]);
  const leading = headline.size * LEADING;
  const below = Math.max(128 + headline.lines.length * leading, image ? PLATE.y + PLATE.height : 0);
  const last = fitted(progress.join(' · '), { width: 740, height: 56 }, [46, 40, 34, 28, 24]);
  const place = fitted(when, { width: 740, height: 72 }, [30, 26, 22, 18]);
  const serif = `font-family="${SERIF}" font-weight="700" fill="${INK}"`;
  const sans = `font-family="${SANS}" fill="${QUIET}"`;
  return [
    SVG,
    SHEET,
    MARK,
    textAt(120, 88, 27, kind, sans),
    image ? plateOf(image) : '',
    ...headline.lines.map((line, at) => textAt(left, 128 + (at + 0.86) * leading, headline.size, line, serif)),
    ...place.lines.map((line, at) => textAt(66, below + 44 + at * place.size * 1.2, place.size, line, sans)),
    ...last.lines.map((line, at) =>
      textAt(64, 570 - (last.lines.length - 1 - at) * last.size * 1.2, last.size, line, serif),
    ),
    polesOf(roundsOf(derived.facts, progressView(derived))),
    '</svg>',
  ].join('');
}
