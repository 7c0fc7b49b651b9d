import type { Locator, Page } from 'playwright-core';
import type { DeskPage } from './desk-page.ts';

/** The round of tables: everything goes in by the keyboard (DK-3). */
export class EntryPage {
  readonly page: Page;

  constructor({ page }: DeskPage) {
    this.page = page;
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

  /** Records what `result` says of the table the line is at, and waits until the line has gone on. */
  async record(result: string): Promise<void> {
    const open = await this.chips.count();
    await this.line.focus();
    await this.enter(result);
    await this.page.waitForFunction(
      ([count, before]) =>
        document.querySelectorAll('.chip').length !== count ||
        before !== document.querySelector('.entry-row[aria-current] .row-games')?.childElementCount,
      [open, await this.page.locator('.entry-row[aria-current] .row-games > li').count()] as const,
    );
  }

  /** Plays on until there are winners; `result` is asked for each open table. */
  async playOn(desk: DeskPage, result: (seats: number) => string, rounds = 60): Promise<void> {
    for (let step = 0; step < rounds; step++) {
      const next = desk.page.locator('.primary-action button[aria-disabled="false"]');
      await this.page
        .locator('.winners-names, .entry-input, .primary-action button[aria-disabled="false"]')
        .first()
        .waitFor();
      if (await desk.winners.isVisible()) return;
      while (await this.line.isVisible()) await this.record(result(await this.seats.count()));
      await next.waitFor();
      if (!(await desk.winners.isVisible())) await next.click();
    }
  }
}
