import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Election, type ElectionMessage } from './election.ts';

/** A browser whose tabs hear each other; each can be frozen, and then hears everything late. */
class Browser {
  readonly tabs = new Map<string, Tab>();

  open(name: string): Tab {
    const tab = new Tab(name, (message) => {
      for (const other of this.tabs.values()) if (other.name !== name) other.deliver(message);
    });
    this.tabs.set(name, tab);
    tab.election.open();
    return tab;
  }

  close(name: string): void {
    this.tabs.get(name)?.election.close();
    this.tabs.delete(name);
  }

  /** Without a word, as after a crash. */
  lose(name: string): void {
    this.tabs.get(name)?.freeze();
    this.tabs.delete(name);
  }

  get leaders(): string[] {
    return [...this.tabs.values()].filter(({ leads }) => leads).map(({ name }) => name);
  }
}

class Tab {
  readonly election: Election;
  leads = false;
  #frozen = false;
  #late: ElectionMessage[] = [];

  constructor(
    readonly name: string,
    post: (message: ElectionMessage) => void,
  ) {
    this.election = new Election(name, (message) => !this.#frozen && post(message), {
      lead: () => {
        this.leads = true;
      },
      follow: () => {
        this.leads = false;
      },
    });
  }

  deliver(message: ElectionMessage): void {
    if (this.#frozen) this.#late.push(message);
    else queueMicrotask(() => this.election.hear(message));
  }

  freeze(): void {
    this.#frozen = true;
  }

  thaw(): void {
    this.#frozen = false;
    for (const message of this.#late.splice(0)) this.election.hear(message);
  }
}

let browser: Browser;
beforeEach(() => {
  vi.useFakeTimers();
  browser = new Browser();
});
afterEach(() => {
  for (const name of [...browser.tabs.keys()]) browser.close(name);
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const followed = () => [...new Set([...browser.tabs.values()].map(({ election }) => election.leader))];
const names = ['d', 'b', 'a', 'c', 'h', 'e', 'g', 'f'];

test('tabs that open together elect one, and all follow it', async () => {
  for (const name of names) browser.open(name);
  await pass(1_000);
  expect(browser.leaders).toHaveLength(1);
  expect(followed()).toEqual(browser.leaders);
});

test('a tab that opens later follows, whatever its name', async () => {
  browser.open('m');
  await pass(1_000);
  browser.open('a');
  await pass(10_000);
  expect(browser.leaders).toEqual(['m']);
});

test('a leader that closes is replaced at once', async () => {
  for (const name of names) browser.open(name);
  await pass(1_000);
  const [old = ''] = browser.leaders;
  browser.close(old);
  await pass(200);
  expect(browser.leaders).toHaveLength(1);
  expect(followed()).toEqual(browser.leaders);
});

test.each([
  ['frozen', names],
  ['frozen', names.toSorted()],
  ['frozen', names.toSorted().toReversed()],
  ['lost', names],
  ['lost', names.toSorted()],
] as const)('a leader that is %s is replaced within four seconds, and all follow the new one', async (how, order) => {
  for (const name of order) browser.open(name);
  await pass(1_000);
  const [old = ''] = browser.leaders;
  if (how === 'frozen') browser.tabs.get(old)?.freeze();
  else browser.lose(old);
  await pass(4_000);
  const leaders = browser.leaders.filter((name) => name !== old);
  expect(leaders).toHaveLength(1);
  browser.tabs.delete(old);
  expect(followed()).toEqual(leaders);
});

test('a leader that thaws and the one elected meanwhile agree on one', async () => {
  for (const name of names) browser.open(name);
  await pass(1_000);
  const old = browser.tabs.get(browser.leaders[0] ?? '');
  old?.freeze();
  await pass(10_000);
  expect(browser.leaders).toHaveLength(2);
  old?.thaw();
  await pass(1_000);
  expect(browser.leaders).toHaveLength(1);
  expect(followed()).toEqual(browser.leaders);
});

test('nobody stands while the leader answers, however slow its own timers are', async () => {
  for (const name of names) browser.open(name);
  await pass(1_000);
  const before = browser.leaders;
  await pass(60_000);
  expect(browser.leaders).toEqual(before);
});
