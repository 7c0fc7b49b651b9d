import type { Locator, Page } from 'playwright-core';
import type { DeskPage } from './desk-page.ts';

/** The bracket as a tree and as a list, and the race for the places under it. */
export class BracketPage {
  readonly desk: DeskPage;

  constructor(desk: DeskPage) {
    this.desk = desk;
  }

  get page(): Page {
    return this.desk.page;
  }

  get tree(): Locator {
    return this.page.getByRole('tree', { name: 'Bracket' });
  }

  /** One side of a match in the tree, by what is said of it. */
  slot(what: RegExp): Locator {
    return this.tree.getByRole('treeitem', { name: what });
  }

  listed(match: number): Locator {
    return this.page.locator('.listed-match').filter({ has: this.page.getByText(`Match ${match}`, { exact: true }) });
  }

  get seeds(): Locator {
    return this.page.locator('.race-seeds .taken');
  }

  /** Until its bracket is drawn, a hybrid has a race. */
  async open(): Promise<void> {
    await this.desk.tab(/^(Bracket|Race)$/);
  }

  async look(as: 'Tree' | 'List'): Promise<void> {
    await this.page.getByRole('button', { name: as, exact: true }).click();
  }
}
