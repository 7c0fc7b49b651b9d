import { Resvg, type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';
import type { State } from '../../engine/index.ts';
import type { StoredImage } from '../../store/index.ts';
import type { Language } from '../../words/index.ts';
import { BoundedPool } from '../operations/bounded-pool.ts';
import { NO_WORDS, type PictureWords, pictureOf, wordsOf } from './preview-picture.ts';

const AT_ONCE = 1;
const MAX_WAITING = 8;
const MAX_KEPT = 60;

/** The machine's own fonts; none are brought along. */
const options: ResvgRenderOptions = {
  font: { loadSystemFonts: true, defaultFontFamily: 'DejaVu Sans', serifFamily: 'DejaVu Serif' },
  logLevel: 'off',
};

/** No font has a sign for it, so what is drawn for it is what is drawn for anything that is missing. */
const NOBODYS = '\u{10FFFD}';

/** Which of these signs the machine's fonts cannot draw. */
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

const signsIn = (text: string): string[] => [...text.normalize('NFC')].filter((sign) => /[^\s\p{M}\p{Cf}]/u.test(sign));

/** DK-27: pictures of link previews, each drawn once per version and language, a few at a time. */
export class Painter {
  readonly #pool = new BoundedPool(AT_ONCE, MAX_WAITING);
  readonly #kept = new Map<string, Promise<Buffer>>();
  readonly #drawable = new Map<string, boolean>();

  /** `name` is that of the version. */
  paint(name: string, state: State, language: Language, image?: StoredImage): Promise<Buffer> {
    const known = this.#kept.get(name);
    if (known) return known;
    const picture = this.#pool.run(async () => {
      const words = this.#written(wordsOf(state, language));
      return Buffer.from((await renderAsync(pictureOf(state, words, image), options)).asPng());
    });
    this.#kept.set(name, picture);
    // One that could not be made is tried again on the next request.
    picture.catch(() => this.#kept.delete(name));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return picture;
  }

  /** Boxes instead of letters help nobody: a line that cannot be drawn is left out. */
  #written(words: PictureWords): PictureWords {
    const { kind, title, when, progress, winners } = words;
    this.#learn([kind, title, when, winners, ...progress].flatMap(signsIn));
    const fits = (text: string) => signsIn(text).every((sign) => this.#drawable.get(sign));
    return {
      kind: fits(kind) ? kind : NO_WORDS.kind,
      title: fits(title) ? title : NO_WORDS.title,
      when: fits(when) ? when : NO_WORDS.when,
      progress: progress.filter(fits),
      winners: fits(winners) ? winners : NO_WORDS.winners,
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
