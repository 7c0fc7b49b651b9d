import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { DeskPage } from './desk-page.ts';

/**
 * Told in the browser. The address and the names too: where the last result of a round opens the next one, there are as many
 * tables as before.
 */
const openTablesAndGames = `() => [
  location.href,
  ...['.chip', '.row-games > li'].map((all) => document.querySelectorAll(all).length),
  ...[...document.querySelectorAll('main h1, main h2')].map((heading) => heading.textContent),
].join()`;

/** The round of tables: everything goes in by the keyboard (DK-3). */
export class EntryPage {
  readonly #desk: DeskPage;

  constructor(desk: DeskPage) {
    this.#desk = desk;
  }

  get page(): Page {
    return this.#desk.page;
  }

  get line(): Locator {
    return this.page.locator('.entry-input');
  }

  get meaning(): Locator {
    return this.page.locator('.entry-meaning');
  }

  get seats(): Locator {
    return this.page.locator('.seat-box');
  }

  get chips(): Locator {
    return this.page.locator('.chip');
  }

  /** Who sits at the table that the line is at, in the order in which they are shown. */
  async names(): Promise<string[]> {
    const label = await this.line.getAttribute('aria-label');
    return label?.replace(/^.*?: /, '').split(', ') ?? [];
  }

  /** The box of one player. */
  seat(name: string): Locator {
    return this.seats.filter({ has: this.page.getByLabel(`Score of ${name}`, { exact: true }) });
  }

  async fill(name: string, score: string): Promise<void> {
    await this.seat(name).locator('input').fill(score);
  }

  /** What stands in the boxes of the seats. */
  boxes(): Promise<string[]> {
    return this.seats.locator('input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  }

  row(table: number): Locator {
    return this.page.locator(`#table-${table}`);
  }

  /** The number of the table that the line is at. */
  async table(): Promise<number> {
    return Number(await this.page.getByLabel('Table', { exact: true }).inputValue());
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  async enter(text: string): Promise<void> {
    await this.type(text);
    await this.page.keyboard.press('Enter');
  }

  /** Records what `result` says of the table the line is at, and waits until it is there: a table less, or a game more. */
  async record(result: string): Promise<void> {
    const before = await this.page.evaluate<string>(`(${openTablesAndGames})()`);
    await this.line.focus();
    await this.enter(result);
    // Not with waitForFunction: of an expression it looks again by eval, which the page's policy forbids.
    await expect.poll(() => this.page.evaluate<string>(`(${openTablesAndGames})()`)).not.toBe(before);
    await this.#desk.stored();
  }

  /** Records every open table of the round; `result` is asked for each, with the names of its seats. */
  async playRound(result: (names: readonly string[]) => string): Promise<void> {
    while (await this.line.isVisible()) await this.record(result(await this.names()));
  }

  /** Plays on until there are winners. */
  async playOn(desk: DeskPage, result: (names: readonly string[]) => string, rounds = 60): Promise<void> {
    for (let step = 0; step < rounds; step++) {
      const next = desk.page.locator('.primary-action button[aria-disabled="false"]');
      await this.page
        .locator('.winners-names, .entry-input, .primary-action button[aria-disabled="false"]')
        .first()
        .waitFor();
      if (await desk.winners.isVisible()) return;
      await this.playRound(result);
      await next.waitFor();
      if (!(await desk.winners.isVisible())) await desk.atPace(next);
      await desk.stored();
    }
  }
}
