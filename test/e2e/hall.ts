import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { onTestFinished, TestRunner } from 'vitest';
import type { TiltyardClient } from '../../src/client/index.ts';
import type { Formats } from '../../src/engine/index.ts';
import { MAIN_COOKIE } from '../../src/server/auth/identity.ts';
import { type RunningServer, type ServerOptions, serve } from '../../src/server/index.ts';
import { drawsByName } from '../chance.ts';
import { launchChromium } from './chromium.ts';
import { notesStay } from './notes.ts';
import { nothingUnsent } from './stored.ts';
import { clientFor } from './tournaments.ts';

/** A name that no DNS knows; the browser is told that it is this machine. Plain http under it is no secure context (DK-23). */
export const hallName = 'hall.tiltyard.test';

export type Address = 'localhost' | typeof hallName;

/** A real server on an empty file, and a real browser that can reach nothing else. */
export class EventHall {
  readonly #folder: string;
  readonly #browser: Browser;
  readonly #options: ServerOptions;
  #server: RunningServer;
  readonly #faults: string[] = [];
  readonly #pages = new Set<Page>();

  private constructor(folder: string, browser: Browser, server: RunningServer, options: ServerOptions) {
    this.#folder = folder;
    this.#browser = browser;
    this.#server = server;
    this.#options = options;
  }

  /** `formats`: those that can be played, where they are not those of the product. */
  static async open(options: ServerOptions = {}, formats?: Formats): Promise<EventHall> {
    const folder = mkdtempSync(join(tmpdir(), 'tiltyard-e2e-'));
    const { TILTYARD_WEB: web } = process.env;
    const db = `sqlite:${join(folder, 'hall.db')}`;
    const settings = { host: '127.0.0.1', port: 0, db, ...(web && { web }), ...options };
    const server = await serve(settings, { ...drawsByName, ...(formats && { formats }) });
    const browser = await launchChromium([hallName, 'localhost']);
    return new EventHall(folder, browser, server, settings);
  }

  /** The owner's calls, without a page. They wait until the server has whatever was entered on the pages. */
  client(): TiltyardClient {
    return clientFor(this.#server.url, this.#server.ownerLink, async (...request) => {
      await Promise.all([...this.#pages].map(nothingUnsent));
      return fetch(...request);
    });
  }

  /** The same calls in the moment before: what waits on a page has not arrived. */
  clientMeanwhile(): TiltyardClient {
    return clientFor(this.#server.url, this.#server.ownerLink);
  }

  /** Another release: the server goes down and comes back at the same address on the same file, with other pages. */
  async upgrade(web: string, meanwhile: () => Promise<void>): Promise<void> {
    const port = Number(this.port);
    await this.#server.close();
    await meanwhile();
    this.#server = await serve({ ...this.#options, port, web }, drawsByName);
  }

  /** How many live streams the server has open. */
  async liveStreams(): Promise<number> {
    const token = this.ownerPath.split('/').at(-1);
    const answer = await fetch(`${this.#server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    return Number(/^tiltyard_live_readers (\d+)$/m.exec(await answer.text())?.[1]);
  }

  get port(): string {
    return new URL(this.#server.url).port;
  }

  /** What the pages complained of; a good evening leaves none. */
  get faults(): readonly string[] {
    return this.#faults;
  }

  get ownerPath(): string {
    return new URL(this.#server.ownerLink).pathname;
  }

  /** A browser that came in by the owner link, and keeps what that leaves behind; it has no page open yet. */
  async owner(address: Address = 'localhost', options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
    const page = await this.visitor(address, options);
    const value = this.ownerPath.split('/').at(-1) ?? '';
    const url = `http://${address}:${this.port}`;
    await page.context().addCookies([{ name: MAIN_COOKIE, value, url, httpOnly: true, sameSite: 'Lax' }]);
    return page;
  }

  /** A browser without any link, such as a phone in the hall. */
  async visitor(address: Address = 'localhost', options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
    const context = await this.#browser.newContext({
      baseURL: `http://${address}:${this.port}`,
      // What a worker answers cannot be routed: only tests of pages that are kept have one.
      serviceWorkers: 'block',
      ...options,
    });
    // Far more than anything takes: how busy the machine is decides nothing.
    context.setDefaultTimeout(180_000);
    await notesStay(context);
    // Pages that a test leaves open go on ticking, drawing and listening: the next tests would share the processor with them.
    if (TestRunner.getCurrentTest()) {
      onTestFinished(async ({ task }) => {
        if (task.result?.state === 'fail') await describePages(context);
        await context.close();
      });
    }
    return this.#watched(context);
  }

  /** Another tab of the same browser. */
  async tab(page: Page): Promise<Page> {
    return this.#watched(page.context());
  }

  async #watched(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    this.#pages.add(page);
    page.on('close', () => this.#pages.delete(page));
    page.on('pageerror', (error) => this.#faults.push(error.message));
    page.on('console', (message) => {
      const expected = /Failed to load resource|net::ERR/.test(message.text());
      if (message.type() === 'error' && !expected) this.#faults.push(message.text());
    });
    return page;
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#server.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** What a test that failed was looking at. */
async function describePages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const text = await page
      .locator('body')
      .innerText({ timeout: 5_000 })
      .catch((error: unknown) => String(error));
    console.error(`${page.url()}\n${text.slice(0, 3_000)}\n`);
  }
}
