import { expect, test } from 'vitest';
import { type PendingCommand, pendingOn } from './pending.ts';

/** The part of the browser's storage that is used. */
class Shelf {
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }

  key(at: number): string | null {
    return [...this.#items.keys()][at] ?? null;
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }
}

const pending = (commandId: string, at: number): PendingCommand => ({ commandId, at, command: { type: 'Start' } });

test('[DK-22] what one tab left behind, the next one takes over, in order of time', () => {
  const shelf = new Shelf();
  pendingOn(shelf, 'hall', 'desk', 'one').save([pending('b', 2)]);
  pendingOn(shelf, 'hall', 'desk', 'two').save([pending('a', 1), pending('b', 2)]);
  pendingOn(shelf, 'other', 'desk', 'two').save([pending('c', 1)]);
  const third = pendingOn(shelf, 'hall', 'desk', 'three');
  expect(third.load().map(({ commandId }) => commandId)).toEqual(['a', 'b']);
  expect(third.load()).toHaveLength(2);
  third.save([]);
  expect(pendingOn(shelf, 'hall', 'desk', 'four').load()).toEqual([]);
  expect(pendingOn(shelf, 'other', 'desk', 'four').load()).toHaveLength(1);
});

test('what cannot be read is nothing', () => {
  const shelf = new Shelf();
  shelf.setItem('tiltyard.pending.hall.desk.one', '{"half a');
  shelf.setItem('tiltyard.pending.hall.desk.two', '{}');
  expect(pendingOn(shelf, 'hall', 'desk', 'one').load()).toEqual([]);
});

test('a browser that is a desk and a player’s phone at once keeps the two apart', () => {
  const shelf = new Shelf();
  pendingOn(shelf, 'hall', 'desk', 'one').save([pending('a', 1)]);
  expect(pendingOn(shelf, 'hall', 'player', 'one').load()).toEqual([]);
  expect(pendingOn(shelf, 'hall', 'desk', 'two').load()).toHaveLength(1);
});

test('a full shelf is no fault: the entry stays with the page', () => {
  const full = Object.assign(new Shelf(), {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(() => pendingOn(full, 'hall', 'player', 'one').save([pending('a', 1)])).not.toThrow();
});
