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

  /** The game in which one attacks and the other defends. */
  cell(attacker: string, defender: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`: ${attacker} attacks ${defender}, `) });
  }

  /** By pressing the cell and choosing a sentence. */
  async click(attacker: string, defender: string, choice: RegExp): Promise<void> {
    await this.cell(attacker, defender).click();
    await this.page.locator('.result-choice').getByRole('button', { name: choice }).first().click();
  }

  /** By moving to the cell and typing (DK-3). */
  async type(attacker: string, defender: string, key: string): Promise<void> {
    await this.cell(attacker, defender).focus();
    await this.page.keyboard.press(key);
  }

  /** By the buttons beside the names. */
  async list(attacker: string, defender: string, result: '1' | '½' | '0'): Promise<void> {
    const names = this.page.locator('.quick-names', { hasText: `${attacker} – ${defender}` });
    await this.open.filter({ has: names }).locator('.quick-buttons').getByText(result, { exact: true }).click();
  }

  /** Those with an arrow in a picture of one or all rounds. */
  async wentOn(where: Locator): Promise<string[]> {
    await where.locator('.cross-name').first().waitFor();
    const row = where.locator('tr', { has: this.page.locator('.fate.on') });
    return row.locator('.cross-name').allInnerTexts();
  }
}
