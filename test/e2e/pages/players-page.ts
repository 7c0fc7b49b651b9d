import type { Locator, Page } from 'playwright-core';
import type { DeskPage } from './desk-page.ts';

/** The page of the players: who is in, who goes home, and who may still come. */
export class PlayersPage {
  readonly desk: DeskPage;

  constructor(desk: DeskPage) {
    this.desk = desk;
  }

  get page(): Page {
    return this.desk.page;
  }

  row(name: string): Locator {
    return this.page.locator('.players tbody tr', { has: this.page.getByText(name, { exact: true }) });
  }

  /** By mouse: the menu at the end of the row. */
  async choose(name: string, action: string): Promise<void> {
    await this.desk.tab('Players');
    await this.page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
    await this.desk.stored();
  }

  /** Says yes where a game that is being played would be forfeited. */
  async drop(name: string): Promise<void> {
    await this.choose(name, 'Drop');
    const sure = this.page.getByRole('button', { name: 'Drop and forfeit' });
    const dropped = this.row(name).getByText('dropped', { exact: true });
    await sure.or(dropped).first().waitFor();
    if (await sure.isVisible()) await sure.click();
    await dropped.waitFor();
  }

  /** What stands where names could be added, once nobody can come in any more. */
  async whyClosed(): Promise<string> {
    await this.desk.tab('Players');
    const card = this.page.locator('aside .card', { has: this.page.getByRole('heading', { name: 'Add players' }) });
    return card.locator('p').innerText();
  }
}
