import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { firefox } from 'playwright-core';
import { onPath } from '../../scripts/packages.mjs';

/** A browser of another engine, as far as a smoke test needs it. */
export interface Engine {
  resize(width: number, height: number): Promise<void>;
  visit(url: string): Promise<void>;
  /** The value of an expression in the page. */
  ask<Value>(expression: string): Promise<Value>;
  type(text: string): Promise<void>;
  /** What the page complained of, where the engine tells. */
  readonly faults: readonly string[];
  close(): Promise<void>;
}

export async function openFirefox(): Promise<Engine> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: onPath('firefox-esr') ?? '',
    // As with a mouse: fine and able to hover.
    firefoxUserPrefs: { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 },
  });
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => {
    // NS_BINDING_ABORTED: a font was on its way when the page was left.
    if (!/^download failed .*status=2152398850/.test(error.message)) faults.push(error.message);
  });
  return {
    faults,
    resize: (width, height) => page.setViewportSize({ width, height }),
    visit: async (url) => {
      await page.goto(url);
    },
    ask: (expression) => page.evaluate(expression),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}

/** A port that is free now. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

const PATIENCE = 20_000;
const ENTER = '\uE007';

/** WebKit as GTK brings it, the engine of iPhones, through plain WebDriver. */
export async function openWebKit(): Promise<Engine> {
  const port = await freePort();
  const args = ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`];
  const driver = spawn('xvfb-run', args, { stdio: 'ignore', detached: true });
  const call = async <Value>(method: string, path: string, body?: unknown): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  try {
    await driverUp(driver, () => call('GET', '/status'));
    const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities: {} });
    const session = `/session/${sessionId}`;
    const ask = <Value>(expression: string) =>
      call<Value>('POST', `${session}/execute/sync`, { script: `return (${expression});`, args: [] });
    return {
      faults: [],
      resize: (width, height) => call('POST', `${session}/window/rect`, { width, height }),
      visit: (url) => call('POST', `${session}/url`, { url }),
      ask,
      type: async (text) => {
        const keys = [...text.replace('\n', ENTER)].flatMap((value) =>
          ['keyDown', 'keyUp'].map((type) => ({ type, value })),
        );
        await call('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keys', actions: keys }] });
      },
      close: async () => {
        await call('DELETE', session);
        end(driver);
      },
    };
  } catch (problem) {
    end(driver);
    throw problem;
  }
}

/** The display it was given goes with it. */
function end({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid);
}

async function driverUp(driver: ChildProcess, status: () => Promise<unknown>): Promise<void> {
  const until = Date.now() + PATIENCE;
  while (driver.exitCode === null && Date.now() < until) {
    const up = await status().then(
      () => true,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer.');
}
