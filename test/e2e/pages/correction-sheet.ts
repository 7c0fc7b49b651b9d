import type { Locator, Page } from 'playwright-core';
import { stored } from '../stored.ts';

/** DK-4: was, will be, and what follows from it. */
export class CorrectionSheet {
  readonly page: Page;
  readonly sheet: Locator;

  constructor(page: Page) {
    this.page = page;
    this.sheet = page.getByRole('dialog');
  }

  /** Opens it by what stands where the result is. */
  static async at(result: Locator): Promise<CorrectionSheet> {
    await result.click();
    const opened = new CorrectionSheet(result.page());
    await opened.sheet.locator('#corrected').waitFor();
    return opened;
  }

  /** Types the right result and reads what would follow if later rounds are kept. */
  async consequencesOf(result: string): Promise<string[]> {
    await this.sheet.locator('#corrected').fill(result);
    await this.sheet.locator('.consequences').waitFor();
    return this.sheet.locator('.consequences li').allInnerTexts();
  }

  async keep(): Promise<void> {
    await this.sheet.getByRole('button', { name: 'Correct, keep later rounds' }).click();
    await this.sheet.waitFor({ state: 'detached' });
    await stored(this.page);
  }

  async offerUnwind(): Promise<Locator> {
    await this.sheet.locator('summary').click();
    return this.sheet.getByRole('button', { name: /^Unwind to/ });
  }

  /** DK-8: only with the tournament's name. */
  async confirm(name: string): Promise<void> {
    await this.sheet.getByLabel(/To confirm, type the tournament’s name/).fill(name);
  }
}
