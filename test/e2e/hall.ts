import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { onTestFinished, TestRunner } from 'vitest';
import type { TiltyardClient } from '../../src/client/index.ts';
import { MAIN_COOKIE } from '../../src/server/auth/identity.ts';
import { type RunningServer, type ServerOptions, serve } from '../../src/server/index.ts';
import { launchChromium } from './chromium.ts';
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

  private constructor(folder: string, browser: Browser, server: RunningServer, options: ServerOptions) {
    this.#folder = folder;
    this.#browser = browser;
    this.#server = server;
    this.#options = options;
  }

  static async open(options: ServerOptions = {}): Promise<EventHall> {
    const folder = mkdtempSync(join(tmpdir(), 'tiltyard-e2e-'));
    const { TILTYARD_WEB: web } = process.env;
    const db = `sqlite:${join(folder, 'hall.db')}`;
    const settings = { host: '127.0.0.1', port: 0, db, quiet: true, ...(web && { web }), ...options };
    const server = await serve(settings);
    const browser = await launchChromium([hallName, 'localhost']);
    return new EventHall(folder, browser, server, settings);
  }

  /** The owner's calls, without a page. */
  client(): TiltyardClient {
    return clientFor(this.#server.url, this.#server.ownerLink);
  }

  /** Another release: the server goes down and comes back at the same address on the same file, with other pages. */
  async upgrade(web: string, meanwhile: () => Promise<void>): Promise<void> {
    const port = Number(this.port);
    await this.#server.close();
    await meanwhile();
    this.#server = await serve({ ...this.#options, port, web });
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
    context.setDefaultTimeout(10_000);
    // Pages that a test leaves open go on ticking, drawing and listening: the next tests would share the processor with them.
    if (TestRunner.getCurrentTest()) onTestFinished(() => context.close());
    return this.#watched(context);
  }

  /** Another tab of the same browser. */
  async tab(page: Page): Promise<Page> {
    return this.#watched(page.context());
  }

  async #watched(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
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
