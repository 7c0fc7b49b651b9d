import type { Locator, Page } from 'playwright-core';

/** The round of a group tournament: cross tables and the list of open games beside them. */
export class GroupRoundPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get open(): Locator {
    return this.page.locator('.quick-list li');
  }

  get cells(): Locator {
    return this.page.locator('button.result-cell:not(.done)');
  }

  openCount(): Promise<number> {
    return this.open.count();
  }

  /** By the buttons beside the names. */
  async enterFromList(result: '1' | '½' | '0'): Promise<void> {
    await this.open.first().locator('.quick-buttons').getByText(result, { exact: true }).click();
  }

  /** By pressing the cell and choosing a sentence. */
  async enterInCell(choice: RegExp): Promise<void> {
    await this.cells.first().click();
    await this.page.locator('.result-choice').getByRole('button', { name: choice }).first().click();
  }

  /** By moving to the cell and typing (DK-3). */
  async typeInCell(key: string): Promise<void> {
    await this.cells.first().focus();
    await this.page.keyboard.press(key);
  }
}
