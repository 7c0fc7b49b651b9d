import type { Locator, Page } from 'playwright-core';

type End = 'near' | 'far';

/** The clock of one game, on a player's phone or on the device between both. */
export class ClockPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** From a player's own page, as that player. */
  static async ofPlayer(page: Page, link: string): Promise<ClockPage> {
    await page.goto(link);
    await page.getByRole('link', { name: 'Clock' }).click();
    return new ClockPage(page);
  }

  half(end: End): Locator {
    return this.page.locator(`.clock-half.${end}`);
  }

  /** Anywhere on the half; a corner will do. */
  async tap(end: End = 'near'): Promise<void> {
    await this.half(end).click({ position: { x: 12, y: 60 } });
  }

  /** What the half says below its numbers. */
  async says(end: End, text: string | RegExp): Promise<void> {
    await this.half(end).locator('.clock-say').getByText(text).waitFor();
  }

  /** What stands between the two. */
  async states(text: string | RegExp): Promise<void> {
    await this.page.locator('.clock-state').getByText(text).waitFor();
  }

  get state(): Locator {
    return this.page.locator('.clock-state');
  }

  /** The seconds on the face. */
  async seconds(end: End): Promise<number> {
    const text = await this.half(end).locator('.clock-numbers').innerText();
    return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  }

  /** Chooses from what else can be done. */
  async choose(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'More' }).click();
    await this.page.getByRole('menuitem', { name }).click();
  }
}
