import type { Locator, Page } from 'playwright-core';
import type { Sheet } from '../../../src/web/desk/print/sheets.ts';
import { textsOf } from '../pdf.ts';

export type Paper = 'A4' | 'Letter';

/** What is left of the paper inside its margins of 14 mm, in pixels of CSS. */
const inside: Readonly<Record<Paper, { readonly width: number; readonly height: number }>> = {
  A4: { width: ((210 - 28) * 96) / 25.4, height: ((297 - 28) * 96) / 25.4 },
  Letter: { width: 8.5 * 96 - (28 * 96) / 25.4, height: 11 * 96 - (28 * 96) / 25.4 },
};

export interface Printed {
  readonly pages: number;
  /** Pages by the way they are held. */
  readonly wide: number;
  /** What stands on each. */
  readonly texts: readonly string[];
}

/** What the desk prints (DK-15). */
export class PrintPage {
  readonly page: Page;
  readonly id: string;

  constructor(page: Page, id: string) {
    this.page = page;
    this.id = id;
  }

  /** From another sheet of the same tournament as the desk would go, without loading the page anew. */
  async open(sheet: Sheet): Promise<void> {
    const path = `/t/${this.id}/desk/print/${sheet}`;
    const link = this.page.locator(`.print nav a[href="${path}"]`);
    if (!(await link.count())) return this.openAnew(sheet);
    await link.click();
    await this.page.locator(`.print nav a[href="${path}"][aria-current=page]`).waitFor();
    return this.#drawn();
  }

  async openAnew(sheet: Sheet): Promise<void> {
    await this.page.goto(`/t/${this.id}/desk/print/${sheet}`);
    return this.#drawn();
  }

  async #drawn(): Promise<void> {
    await this.page
      .locator('.print[aria-busy=false] :is(.sheet-title, .slip, .empty, .paper-podium)')
      .first()
      .waitFor();
    await this.page.evaluate(() => document.fonts.ready);
  }

  get slips(): Locator {
    return this.page.locator('.slip');
  }

  get slipPages(): Locator {
    return this.page.locator('.slip-page');
  }

  get codes(): Locator {
    return this.page.locator('.slip .qr');
  }

  /** Really printed, as a document of pages. */
  async print(paper: Paper): Promise<Printed> {
    const pdf = await this.page.pdf({ format: paper });
    const text = pdf.toString('latin1');
    const boxes = [...text.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
    const pages = text.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
    return {
      pages,
      wide: boxes.filter(([, width, height]) => Number(width) > Number(height)).length,
      texts: textsOf(pdf),
    };
  }

  /** Whatever goes over the edge of the paper, or is cut off within its own box. */
  async cutOff(paper: Paper): Promise<string[]> {
    const { width, height } = inside[paper];
    const before = this.page.viewportSize();
    await this.page.emulateMedia({ media: 'print' });
    await this.page.setViewportSize({ width: Math.floor(width), height: Math.floor(height) });
    const found = await this.page.evaluate(() => {
      const faults: string[] = [];
      const name = (element: Element) => `${element.tagName}.${element.getAttribute('class')} ${element.textContent}`;
      for (const element of document.querySelectorAll('main *')) {
        const { left, right, width, height } = element.getBoundingClientRect();
        if (width === 0 || height === 0 || element.closest('.unseen')) continue;
        if (left < -1 || right > window.innerWidth + 1) faults.push(`beyond the edge: ${name(element)}`);
        const clips = getComputedStyle(element).overflow !== 'visible' && !(element instanceof SVGElement);
        if (clips && element.scrollWidth > element.clientWidth + 1) faults.push(`clipped: ${name(element)}`);
      }
      for (const slip of document.querySelectorAll('.slip')) {
        const { top, bottom } = slip.getBoundingClientRect();
        for (const part of slip.querySelectorAll('*')) {
          const own = part.getBoundingClientRect();
          if (own.height > 0 && (own.top < top - 1 || own.bottom > bottom + 1))
            faults.push(`over the cut: ${name(part)}`);
        }
      }
      return faults;
    });
    await this.page.emulateMedia({ media: null });
    if (before) await this.page.setViewportSize(before);
    return found.map((fault) => fault.slice(0, 160));
  }

  /** Colours other than black, white and grey, as a printer would have to mix them. */
  async colours(): Promise<string[]> {
    await this.page.emulateMedia({ media: 'print' });
    const found = await this.page.evaluate(() => {
      const colours = new Set<string>();
      for (const element of document.querySelectorAll('main, main *')) {
        if (element.getBoundingClientRect().width === 0) continue;
        const style = getComputedStyle(element);
        for (const colour of [style.color, style.backgroundColor, style.borderBottomColor, style.fill, style.stroke]) {
          const [red, green, blue, alpha] = colour.match(/[\d.]+/g) ?? [];
          if (alpha !== '0' && colour.startsWith('rgb') && !(red === green && green === blue))
            colours.add(`${colour} in ${element.getAttribute('class')}`);
        }
      }
      return [...colours];
    });
    await this.page.emulateMedia({ media: null });
    return found;
  }
}
