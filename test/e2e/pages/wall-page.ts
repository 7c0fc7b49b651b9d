import type { Page } from 'playwright-core';

/** The wall as a viewer at the back of the hall sees it, with the time in the test's hands. */
export class WallPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(id: string): Promise<void> {
    await this.page.clock.install();
    await this.page.goto(`/t/${id}/wall`);
    await this.page.locator('.wall-scene').waitFor();
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined));
  }

  /** Lets time pass; every timer that is due goes off once, and what follows is drawn. */
  async turn(milliseconds = 90_000): Promise<void> {
    await this.page.clock.fastForward(milliseconds);
    await this.page.evaluate(
      () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
    );
  }

  scene(): Promise<string> {
    return this.page.locator('.wall').evaluate((wall) => (wall as HTMLElement).dataset.scene ?? '');
  }

  /** Through all scenes until the first comes again. */
  async goThrough(): Promise<{ faults: string[]; texts: string[]; scenes: string[]; struckOut: number }> {
    const [faults, texts, scenes]: [string[], string[], string[]] = [[], [], []];
    let struckOut = 0;
    const phonesReachIt = new URL(this.page.url()).hostname !== 'localhost';
    for (let scene = await this.scene(); !scenes.includes(scene); scene = await this.scene()) {
      scenes.push(scene);
      faults.push(...(await this.faults()).map((fault) => `${scene}: ${fault}`));
      // DK-11: whatever is shown, a phone finds the page from it, if it can reach the server by that name.
      if (phonesReachIt && (await this.page.locator('.wall .qr:visible').count()) !== 1)
        faults.push(`${scene}: not one code`);
      const seen = await this.page.locator('.wall').evaluate((wall) => ({
        text: wall.textContent ?? '',
        lost: wall.querySelectorAll('.wall-slot.lost').length,
      }));
      texts.push(seen.text);
      struckOut += seen.lost;
      await this.turn();
    }
    return { faults, texts, scenes, struckOut };
  }

  /** What does not fit: beyond the screen, beyond its box, cut with dots, or too small for a hall. */
  faults(): Promise<string[]> {
    return this.page.evaluate(() => {
      const { innerWidth, innerHeight } = window;
      const found: string[] = [];
      const { scrollWidth, scrollHeight } = document.documentElement;
      if (scrollWidth > innerWidth || scrollHeight > innerHeight)
        found.push(`page of ${scrollWidth} × ${scrollHeight}`);
      const scene = document.querySelector('.wall-scene')?.getBoundingClientRect();
      const texts = document.createTreeWalker(document.querySelector('.wall') ?? document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement;
        if (!element || (node.textContent ?? '').trim() === '') continue;
        const text = (node.textContent ?? '').slice(0, 30);
        const range = document.createRange();
        range.selectNodeContents(node);
        const style = getComputedStyle(element);
        for (const box of range.getClientRects()) {
          const bottom = element.closest('.wall-scene') && scene ? scene.bottom + 4 : innerHeight;
          if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > bottom + 2) {
            found.push(`«${text}» leaves the screen: ${Math.round(box.right)} × ${Math.round(box.bottom)}`);
          }
        }
        if (style.textOverflow === 'ellipsis' || text.endsWith('…')) found.push(`«${text}» is cut with dots`);
        if (Number.parseFloat(style.fontSize) < Math.min(innerWidth, innerHeight) / 68) {
          found.push(`«${text}» is ${style.fontSize} tall`);
        }
        const frame = element.closest('.fit');
        if (frame && (element.scrollWidth > frame.clientWidth + 1 || element.offsetHeight > frame.clientHeight + 2)) {
          found.push(`«${text}» is larger than its box`);
        }
      }
      return found;
    });
  }
}
