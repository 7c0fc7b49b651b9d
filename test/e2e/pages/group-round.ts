import type { Locator, Page } from 'playwright-core';
import type { DeskPage } from './desk-page.ts';

/** The round of a group tournament: the line on top, and cross tables. */
export class GroupRoundPage {
  readonly #desk: DeskPage;

  constructor(desk: DeskPage) {
    this.#desk = desk;
  }

  get page(): Page {
    return this.#desk.page;
  }

  get cells(): Locator {
    return this.page.locator('button.result-cell:not(.done)');
  }

  /** The game in which one attacks and the other defends. */
  cell(attacker: string, defender: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`: ${attacker} \\(attacker\\) against ${defender}, `) });
  }

  /** By pressing the cell and choosing a sentence. */
  async click(attacker: string, defender: string, choice: RegExp): Promise<void> {
    await this.cell(attacker, defender).click();
    await this.page.locator('.result-choice').getByRole('button', { name: choice }).first().click();
    await this.#desk.stored();
  }

  /** By moving to the cell and typing (DK-3). */
  async type(attacker: string, defender: string, key: string): Promise<void> {
    await this.cell(attacker, defender).focus();
    await this.page.keyboard.press(key);
    await this.#desk.stored();
  }

  /** By the line on top, as in every other format (DK-3). */
  async line(attacker: string, defender: string, result: '1' | '=' | '0'): Promise<void> {
    const table = await this.cell(attacker, defender).innerText();
    await this.page.locator('.entry-input').focus();
    await this.page.keyboard.type(`${table} ${result}`);
    await this.page.keyboard.press('Enter');
    await this.#desk.stored();
  }

  /** Those with an arrow in a picture of one or all rounds. */
  async wentOn(where: Locator): Promise<string[]> {
    await where.locator('.cross-name').first().waitFor();
    const row = where.locator('tr', { has: this.page.locator('.fate.on') });
    return row.locator('.cross-name').allInnerTexts();
  }
}
