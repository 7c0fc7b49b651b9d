import type { Locator, Page } from 'playwright-core';

/** The organiser's desk: what can be pressed and read on every tab. */
export class DeskPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  static async create(page: Page, name: string, format: string, preset?: string): Promise<DeskPage> {
    await page.goto('/');
    await page
      .getByRole('link', { name: /New tournament|Set up the first one/ })
      .first()
      .click();
    await page.getByLabel('What is it called?').fill(name);
    await page.locator('.format-card', { hasText: format }).click();
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

  get winners(): Locator {
    return this.page.locator('.winners-names');
  }

  get stored(): Locator {
    return this.page.getByText('All stored');
  }

  async tab(name: string): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Pages of the tournament' }).getByRole('link', { name }).click();
  }

  async addPlayers(lines: readonly string[]): Promise<void> {
    await this.tab('Players');
    await this.page.getByLabel('One name a line').fill(lines.join('\n'));
    await this.page.getByRole('button', { name: /^Add \d+ player/ }).click();
    await this.page.getByRole('heading', { level: 1, name: /\d+ player/ }).waitFor();
  }

  async press(sentence: RegExp): Promise<void> {
    await this.page.locator('.primary-action button[aria-disabled="false"]', { hasText: sentence }).click();
  }
}
