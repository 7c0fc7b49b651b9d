import { fileURLToPath } from 'node:url';
import { Resvg, type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';
import type { Derived } from '../../engine/index.ts';
import type { StoredImage } from '../../store/index.ts';
import type { Language } from '../../words/index.ts';
import { BoundedPool } from '../operations/bounded-pool.ts';
import { drawableText } from './drawable-text.ts';
import { type PictureWords, pictureOf, wordsOf } from './preview-picture.ts';

const AT_ONCE = 1;
const MAX_WAITING = 8;
const MAX_KEPT = 60;

const fontFile = (name: string): string => fileURLToPath(new URL(`./fonts/${name}`, import.meta.url));

/** The app's own fonts; the machine's, if it has any, for the scripts that those do not have. */
const options: ResvgRenderOptions = {
  font: {
    fontFiles: [fontFile('bitter-bold.ttf'), fontFile('atkinson-hyperlegible-next-regular.ttf')],
    loadSystemFonts: true,
    defaultFontFamily: 'Atkinson Hyperlegible Next',
  },
  logLevel: 'off',
};

/** No font has a sign for it, so what is drawn for it is what is drawn for anything that is missing. */
const NOBODYS = '\u{10FFFD}';

/** Which of these signs no font can draw. */
function missingSigns(signs: readonly string[]): ReadonlySet<string> {
  const texts = [NOBODYS, ...signs].map(
    (sign, at) => `<g id="s${at}"><text y="40" font-size="40">&#${sign.codePointAt(0)};</text></g>`,
  );
  const drawn = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${texts.join('')}</svg>`,
    options,
  )
    .toString()
    .split(/(?=<g id="s\d+")/);
  const shapeOf = (at: number) =>
    / d="([^"]*)"|href="([^"]*)"/.exec(drawn.find((part) => part.startsWith(`<g id="s${at}"`)) ?? '')?.[0] ?? '';
  const none = shapeOf(0);
  return new Set(signs.filter((_, at) => shapeOf(at + 1) === '' || shapeOf(at + 1) === none));
}

/** No picture can hold them: control characters, and code points that are not characters (U+FFFE). */
const unwritable = /(?!\s)\p{Cc}|[\p{Cs}\p{Noncharacter_Code_Point}]/gu;

const signsIn = (text: string): string[] => [...text.normalize('NFC')].filter((sign) => /[^\s\p{M}\p{Cf}]/u.test(sign));

/** DK-27: pictures of link previews, each drawn once per version and language, a few at a time. */
export class Painter {
  readonly #pool = new BoundedPool(AT_ONCE, MAX_WAITING);
  readonly #kept = new Map<string, Promise<Buffer>>();
  readonly #drawable = new Map<string, boolean>();

  /** `name` is that of the version. */
  paint(name: string, derived: Derived, language: Language, image?: StoredImage): Promise<Buffer> {
    const known = this.#kept.get(name);
    if (known) return known;
    const picture = this.#pool.run(async () => {
      const words = this.#written(wordsOf(derived, language));
      return Buffer.from((await renderAsync(pictureOf(derived, words, image), options)).asPng());
    });
    this.#kept.set(name, picture);
    // One that could not be made is tried again on the next request.
    picture.catch(() => this.#kept.delete(name));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return picture;
  }

  #written(words: PictureWords): PictureWords {
    const [kind = '', title = '', when = '', winners = '', ...progress] = [
      ...[words.kind, words.title, words.when, words.winners],
      ...words.progress,
    ].map((text) => text.replace(unwritable, ''));
    this.#learn([kind, title, when, winners, ...progress].flatMap(signsIn));
    const drawn = (text: string) => drawableText(text, (sign) => this.#drawable.get(sign) === true);
    return {
      kind: drawn(kind),
      title: drawn(title) || drawn(kind),
      when: drawn(when),
      progress: progress.map(drawn),
      winners: drawn(winners),
    };
  }

  #learn(signs: readonly string[]): void {
    const unknown = [...new Set(signs)].filter((sign) => !this.#drawable.has(sign));
    if (unknown.length === 0) return;
    if (this.#drawable.size > 5_000) this.#drawable.clear();
    const missing = missingSigns(unknown);
    for (const sign of unknown) this.#drawable.set(sign, !missing.has(sign));
  }
}
