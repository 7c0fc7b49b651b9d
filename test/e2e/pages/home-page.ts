import type { Locator, Page } from 'playwright-core';

/** The first page: whose tournaments, signing in, files from elsewhere. */
export class HomePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/');
    await this.page.getByRole('heading', { level: 1, name: 'Tournaments' }).waitFor();
  }

  get problem(): Locator {
    return this.page.getByRole('alert');
  }

  get signedIn(): Locator {
    return this.page.getByText(/^Signed in as /);
  }

  get signInForm(): Locator {
    return this.page.getByRole('heading', { name: 'Sign in' });
  }

  async signIn(name: string, password: string): Promise<void> {
    await this.#fill(name, password);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }

  async makeAccount(name: string, password: string): Promise<void> {
    await this.page.getByLabel('Password').waitFor();
    const other = this.page.getByRole('button', { name: 'I have no account yet' });
    if (await other.isVisible()) await other.click();
    await this.#fill(name, password);
    await this.page.getByRole('button', { name: 'Create an account' }).click();
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: 'Sign out' }).click();
  }

  /** Opens a file as if it lay on this machine. */
  async openFile(name: string, text: string): Promise<void> {
    await this.page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  }

  async #fill(name: string, password: string): Promise<void> {
    await this.page.getByLabel('Name').fill(name);
    await this.page.getByLabel('Password').fill(password);
  }
}
