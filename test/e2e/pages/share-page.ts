import type { Locator, Page } from 'playwright-core';
import { pictureOf } from '../qr.ts';
import { stored } from '../stored.ts';

export type GivenRole = 'scorekeeper' | 'desk' | 'owner';

/** Addresses, links and the switches of the event. */
export class SharePage {
  readonly page: Page;
  readonly id: string;

  constructor(page: Page, id: string) {
    this.page = page;
    this.id = id;
  }

  async open(): Promise<void> {
    await this.page.goto(`/t/${this.id}/desk/share`);
    await this.page.getByRole('heading', { level: 2, name: 'The public address' }).waitFor();
  }

  get code(): Locator {
    return this.page.getByRole('img', { name: 'QR code of the public address' });
  }

  get networks(): Locator {
    return this.page.getByLabel('Which network are the phones on?');
  }

  get given(): Locator {
    return this.page.locator('.link-list li');
  }

  /** As it stands there to be copied. */
  address(): Promise<string> {
    return this.page.getByLabel('The public address', { exact: true }).inputValue();
  }

  /** Whether the code that is shown says this text. */
  async codeSays(text: string): Promise<boolean> {
    return (await this.code.locator('path').getAttribute('d')) === pictureOf(text);
  }

  /** Makes a link and answers with its path. */
  async give(role: GivenRole, label: string): Promise<string> {
    await this.page.getByLabel('Role').selectOption(role);
    await this.page.getByLabel('For whom').fill(label);
    await this.page.getByRole('button', { name: 'Make the link' }).click();
    await this.page.getByText(`Send this link to ${label}.`).waitFor();
    return new URL(await this.page.getByLabel('Links for others').inputValue()).pathname;
  }

  async revoke(label: string): Promise<void> {
    await this.page.getByRole('button', { name: `Revoke ${label}`, exact: true }).click();
    await this.page.getByRole('button', { name: 'Revoke it', exact: true }).click();
  }

  /** One of the switches of the event. */
  async turn(label: string, on: boolean): Promise<void> {
    await this.page.goto(`/t/${this.id}/desk/settings`);
    await this.page.getByLabel(label).setChecked(on);
    await stored(this.page);
    await this.open();
  }
}
