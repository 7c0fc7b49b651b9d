import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Hall } from '../../../test/hall.ts';
import { assertDefined, canonicalJson, hashOf } from '../../kit/index.ts';
import { chainHash } from '../log/index.ts';
import { type EntryText, readEntry } from './entry-text.ts';
import { type Entry, sealed } from './index.ts';

/** A group round with everything a desk does in it. */
const entries = new Hall('groups', 'abcd', { config: { groupSize: 2 } }).begin().playOut('abcd').state.log.slice();

const textOf = (entry: Entry, written: (value: unknown) => string = canonicalJson): EntryText => ({
  ...entry,
  command: written(entry.command),
  events: written(entry.events),
});

const readAll = (texts: readonly EntryText[]): (Entry | undefined)[] => {
  let previous: Entry | undefined;
  return texts.map((text) => {
    previous = readEntry(previous, text)?.entry;
    return previous;
  });
};
const plain = (entry: Entry | undefined): unknown => JSON.parse(JSON.stringify(entry));

describe('an entry read from its texts', () => {
  test.each([
    ['canonical, as the store writes them', canonicalJson],
    ['in the order of the program that wrote them', JSON.stringify],
  ])('is the entry that was written: %s', (_how, written) => {
    const read = readAll(entries.map((entry) => textOf(entry, written)));
    expect(read.map(plain)).toEqual(entries.map(plain));
    expect(read.map((entry) => entry?.command.type)).toEqual(entries.map(({ command }) => command.type));
  });

  test('is written as the entry is, field by field', () => {
    const [, second] = readAll(entries.map((entry) => textOf(entry, JSON.stringify)));
    expect(JSON.stringify(second)).toBe(JSON.stringify(entries[1]));
  });

  test('its events are at hand; it parses them again only for those who ask later, and once', () => {
    for (const [at, entry] of entries.entries()) {
      const read = assertDefined(readEntry(entries[at - 1], textOf(entry)), 'entry');
      expect(read.events).toEqual(read.entry.events);
      expect(read.entry.events).toBe(read.entry.events);
      expect(read.entry.command).toBe(read.entry.command);
    }
  });

  test('keeps the draw secret from those who may not know it', () => {
    const [first] = readAll(entries.map((entry) => textOf(entry)));
    expect(plain(sealed(assertDefined(first, 'entry')))).toEqual(plain(sealed(assertDefined(entries[0], 'entry'))));
  });

  test('refuses the first command with any one letter missing, the name of its secret too', () => {
    const text = textOf(assertDefined(entries[0], 'entry'));
    const without = (at: number) => text.command.slice(0, at) + text.command.slice(at + 1);
    const read = Array.from(text.command, (_, at) => readEntry(undefined, { ...text, command: without(at) }));
    expect(read.filter((entry) => entry !== undefined)).toEqual([]);
  });

  test('refuses whatever is not what was written, wherever it was changed', () => {
    const texts = entries.map((entry) => textOf(entry));
    fc.assert(
      fc.property(
        fc.nat({ max: texts.length - 1 }),
        fc.constantFrom<(keyof EntryText)[]>('commandId', 'by', 'command', 'events', 'hash'),
        fc.nat(),
        fc.constantFrom('', 'x', '0', '"', '}', ','),
        (which, field, where, letter) => {
          const text = assertDefined(texts[which], 'text');
          const before = String(text[field]);
          const at = where % before.length;
          const after = before.slice(0, at) + letter + before.slice(at + 1);
          fc.pre(after !== before);
          expect(readEntry(entries[which - 1], { ...text, [field]: after })).toBeUndefined();
        },
      ),
    );
    const [, second] = texts;
    const text = assertDefined(second, 'text');
    expect(readEntry(entries[0], { ...text, at: text.at + 1 })).toBeUndefined();
    expect(readEntry(entries[0], { ...text, version: 3 })).toBeUndefined();
    expect(readEntry(undefined, text)).toBeUndefined();
  });

  test('a text with the right hash of its own that is no JSON is refused, too', () => {
    const text: EntryText = { version: 1, commandId: 'c', at: 1, by: 'b', command: '{}', events: '[', hash: '' };
    const hash = hashOf(`${'0'.repeat(64)}{"at":1,"by":"b","command":{},"commandId":"c","events":[,"version":1}`);
    expect(readEntry(undefined, { ...text, hash })).toBeUndefined();
  });

  test('an unknown event is an error, not damage', () => {
    const entry = { version: 1, commandId: 'c', at: 1, by: 'b', command: { type: 'Start' } as const };
    const events = [{ type: 'Dreamt' }];
    const hash = chainHash(undefined, { ...entry, events });
    const text = { ...entry, command: canonicalJson(entry.command), events: canonicalJson(events), hash };
    expect(() => readEntry(undefined, text)).toThrow('Unknown event: Dreamt');
  });
});
