import type { Locator, Page } from 'playwright-core';
import type { DeskPage } from './desk-page.ts';

/** DK-6: the log in words, newest first, each with its undo. */
export class ActivityPage {
  readonly desk: DeskPage;

  constructor(desk: DeskPage) {
    this.desk = desk;
  }

  get page(): Page {
    return this.desk.page;
  }

  entries(what: RegExp): Locator {
    return this.page.locator('.activity-entry', { has: this.page.locator('.activity-what', { hasText: what }) });
  }

  async open(): Promise<void> {
    await this.desk.tab('Activity');
  }

  /** Undoes the newest entry that says so. */
  async undo(what: RegExp): Promise<void> {
    await this.open();
    await this.entries(what).first().getByRole('button', { name: /^Undo/ }).click();
    await this.desk.stored();
  }
}
