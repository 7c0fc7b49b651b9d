import type { Locator, Page } from 'playwright-core';
import { assertDefined } from '../../../src/kit/index.ts';
import { stored } from '../stored.ts';

/** The organiser's desk: what can be pressed and read on every tab. */
export class DeskPage {
  readonly page: Page;
  /** Where the last press went, from the left of the window. */
  #pressed = 0;
  #hasLine = true;

  constructor(page: Page) {
    this.page = page;
  }

  /** `home`: where the pages begin. */
  static async create(page: Page, name: string, format: string, preset?: string, home = '/'): Promise<DeskPage> {
    await page.goto(home);
    await page
      .getByRole('link', { name: /New tournament|Set up the first one/ })
      .first()
      .click();
    await page.getByLabel('What is it called?').fill(name);
    await page.locator('.format-card', { has: page.getByText(format, { exact: true }) }).click();
    if (preset !== undefined) await page.locator('.preset', { hasText: preset }).click();
    await page.getByRole('button', { name: 'Create it' }).click();
    await page.waitForURL(/\/desk\/players$/);
    return new DeskPage(page);
  }

  get id(): string {
    return /\/t\/([\w-]+)/.exec(this.page.url())?.[1] ?? '';
  }

  get primary(): Locator {
    return this.page.locator('.primary-action button');
  }

  /** Why the action of the moment cannot be pressed. */
  get primaryWhy(): Locator {
    return this.page.locator('#primary-why');
  }

  get winners(): Locator {
    return this.page.locator('.winners-names');
  }

  /** Whether what is entered here reaches the server. */
  get hasLine(): boolean {
    return this.#hasLine;
  }

  /** Until the server has what was entered here; without a line it waits, and so nobody waits for it. */
  async stored(): Promise<void> {
    if (this.#hasLine) await stored(this.page);
  }

  async tab(name: string | RegExp): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Pages of the tournament' }).getByRole('link', { name }).click();
  }

  /** The page of one round, by its place among the rounds. */
  async round(number: number): Promise<void> {
    await this.tab('Round');
    await this.page.locator(`.round-picker a[href$="/round/${number}"]`).click();
  }

  async addPlayers(lines: readonly string[]): Promise<void> {
    await this.tab('Players');
    await this.page.getByLabel('One name per line').fill(lines.join('\n'));
    await this.atPace(this.page.getByRole('button', { name: /^Add \d+ player/ }));
    await this.page.getByRole('heading', { level: 1, name: /\d+ player/ }).waitFor();
    await this.stored();
  }

  /** Presses the action of the moment. */
  async press(sentence: RegExp): Promise<void> {
    await this.atPace(this.page.locator('.primary-action button[aria-disabled="false"]', { hasText: sentence }));
    await this.stored();
  }

  /**
   * A second press at the same place within half a second does nothing (DK-3). A person is slower than that; here each press
   * goes to the end of the button that is farther from the last.
   */
  async atPace(button: Locator): Promise<void> {
    await button.scrollIntoViewIfNeeded();
    const { x, width, height } = assertDefined(await button.boundingBox(), 'button');
    const [near, far] = [width / 5, (4 * width) / 5];
    const across = Math.abs(x + near - this.#pressed) > Math.abs(x + far - this.#pressed) ? near : far;
    await button.click({ position: { x: across, y: height / 2 } });
    this.#pressed = x + across;
  }

  /** Ctrl-K and the keyboard. */
  async command(words: string): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await this.page.getByPlaceholder('What would you like to do?').fill(words);
    await this.page.keyboard.press('Enter');
    await this.stored();
  }

  /** DK-22: from now on nothing reaches the server. */
  async breakLine(): Promise<void> {
    await this.stored();
    await this.page.getByText('All stored').waitFor();
    await this.page.context().setOffline(true);
    this.#hasLine = false;
  }

  async waits(entries: number): Promise<void> {
    const count = entries === 1 ? '1 entry waits' : `${entries} entries wait`;
    await this.page.getByText(`No connection: ${count} here`).waitFor();
  }

  async mendLine(): Promise<void> {
    await this.page.context().setOffline(false);
    this.#hasLine = true;
    await this.stored();
    await this.page.getByText('All stored').waitFor();
  }

  /** DK-22: what `act` sends reaches the server, even twice, but its answer never reaches the page. */
  async loseAnswer(act: () => Promise<void>): Promise<void> {
    const lost = new Promise<void>((resolve) => {
      void this.page.route(
        '**/commands',
        async (route) => {
          await route.fetch();
          await route.fetch();
          await route.abort();
          resolve();
        },
        { times: 1 },
      );
    });
    await act();
    await lost;
    await this.stored();
  }

  /** Everyone's place, as the page of the standings has it. */
  async standings(): Promise<string[]> {
    await this.tab('Standings');
    await this.page.locator('.standings').waitFor();
    return this.page
      .locator('.standings tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) =>
          ['.place', '.standing-name'].map((part) => row.querySelector(part)?.textContent ?? '').join(' '),
        ),
      );
  }
}
