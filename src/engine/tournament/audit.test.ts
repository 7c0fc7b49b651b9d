import { describe, expect, test } from 'vitest';
import { written } from '../../../test/contract/play.ts';
import { Hall } from '../../../test/hall.ts';
import { assertDefined, drawKey, hashOf } from '../../kit/index.ts';
import { formats } from '../formats/index.ts';
import {
  Auditing,
  audit,
  chainHash,
  type Entry,
  emptyState,
  erasureOf,
  fold,
  shortCode,
  submit,
  upcast,
} from './index.ts';

const manual = { config: { groupSize: 3, autoAdvance: false }, ratings: [2000, 1990, 1980, 1970, 1960, 1950] };

describe('an audit', () => {
  const entries = () => new Hall('groups', 'abcdef', manual).begin().playOut('abcdef').over().state.log.slice();
  const kinds = (log: readonly Entry[], head?: string) => audit(formats, log, head).differences.map(({ kind }) => kind);
  const sealed = (log: readonly Entry[]) => {
    const again: Entry[] = [];
    for (const entry of log) again.push({ ...entry, hash: chainHash(again.at(-1), entry) });
    return again;
  };
  const edited = (log: readonly Entry[], change: (text: string) => string) =>
    JSON.parse(change(JSON.stringify(log))) as Entry[];

  test('an untouched log has no difference, and folds to the same state', () => {
    expect(kinds(entries())).toEqual([]);
    expect(kinds(edited(entries(), (text) => text))).toEqual([]);
    expect(written(fold(entries()).facts)).toBe(written(fold(edited(entries(), (text) => text)).facts));
  });

  test('a changed result, a removed entry and an edited secret are found by the chain', () => {
    const result = edited(entries(), (text) => text.replace('"scores":[1000,0]', '"scores":[500,500]'));
    expect(kinds(result)).toContain('chain');
    expect(kinds(entries().toSpliced(6, 1))).toContain('version');
    const removed = entries()
      .toSpliced(6, 1)
      .map((entry, at) => ({ ...entry, version: at + 1 }));
    expect(kinds(removed)).toContain('chain');
    const secret = edited(entries(), (text) => text.replaceAll(hashOf('desk 1'), hashOf('other')));
    expect(kinds(secret)).toContain('chain');
  });

  test('swapped seats are found even where the chain was sealed again', () => {
    const swapped = sealed(edited(entries(), (text) => text.replace('["p1","p2"]', '["p1","p3"]')));
    expect(kinds(swapped)).toContain('decided-otherwise');
  });

  test('a wholly rewritten log is found by a head noted earlier, and only so', () => {
    const noted = shortCode(entries().at(-1)?.hash ?? '');
    const other = new Hall('groups', 'abcdef', manual).begin().playOut('fedcba').over().state.log.slice();
    expect(kinds(other)).toEqual([]);
    expect(audit(formats, other).headKnown).toBe(false);
    expect(kinds(other, noted)).toEqual(['head']);
    expect(kinds(entries(), noted)).toEqual([]);
  });

  test('says how many entries there are, and the code of the last', () => {
    const log = entries();
    const head = shortCode(assertDefined(log.at(-1), 'entry').hash);
    expect(audit(formats, log)).toEqual({ entries: log.length, head, headKnown: false, differences: [], erasures: [] });
    expect(audit(formats, log, head)).toEqual({
      entries: log.length,
      head,
      headKnown: true,
      differences: [],
      erasures: [],
    });
    expect(audit(formats, [])).toEqual({
      entries: 0,
      head: undefined,
      headKnown: false,
      differences: [],
      erasures: [],
    });
    expect(audit(formats, [], head).differences).toEqual([{ kind: 'head', expected: head, found: '' }]);
  });

  test('says where the chain breaks, with both hashes, and what would have been decided', () => {
    const log = entries();
    const third = assertDefined(log[2], 'entry');
    const by = { ...third, by: 'someone else' };
    const expected = chainHash(log[1], by);
    expect(audit(formats, log.with(2, by)).differences[0]).toEqual({
      kind: 'chain',
      version: 3,
      expected,
      found: third.hash,
    });
    const empty = sealed(log.with(2, { ...third, events: [] }).slice(0, 3));
    expect(audit(formats, empty).differences).toEqual([
      { kind: 'decided-otherwise', version: 3, expected: third.events, found: [] },
    ]);
  });

  test('goes no further than an entry that is missing, or that nobody can read', () => {
    const log = entries();
    const gap = audit(formats, log.toSpliced(2, 1));
    expect(gap.differences).toEqual([{ kind: 'version', version: 4, expected: 3 }]);
    expect(gap.entries).toBe(log.length - 1);
    const strange = { ...assertDefined(log[2], 'entry'), events: [{ type: 'Unheard' }] };
    const unreadable = audit(formats, [
      ...log.slice(0, 2),
      { ...strange, hash: chainHash(log[1], strange) },
      ...log.slice(3),
    ]);
    expect(unreadable.differences).toEqual([{ kind: 'unreadable', version: 3, problem: 'Unknown event: Unheard' }]);
  });

  test('a command that would be refused today is named with the reason', () => {
    const log = entries();
    const twice = sealed([...log.slice(0, 3), { ...assertDefined(log[2], 'entry'), version: 4, commandId: 'other' }]);
    expect(audit(formats, twice).differences).toEqual([{ kind: 'refused', version: 4, code: 'already-started' }]);
  });

  test('a rulebook that breaks on an entry leaves it unreadable, and the audit alive', () => {
    const broken = {
      ...formats,
      rulebook: () => {
        throw new Error('lost');
      },
    };
    const [difference] = audit(broken, entries()).differences;
    expect(difference).toMatchObject({ kind: 'unreadable', problem: 'lost' });
  });

  test('what cannot be shown in the end is said, with the last version', () => {
    const log = entries();
    expect(audit(formats, log, undefined, () => 'no round').differences).toEqual([
      { kind: 'not-viewable', version: log.length, problem: 'no round' },
    ]);
  });

  test('one entry after the other: the first that does not follow is known at once', () => {
    const log = sealed(edited(entries(), (text) => text.replace('["p1","p2"]', '["p1","p3"]')));
    const auditing = new Auditing(formats);
    const first = log.findIndex((entry) => auditing.take(entry) && !auditing.sound);
    expect(log[first]?.events.map(({ type }) => type)).toContain('RoundPaired');
  });

  test('one entry after the other: the state so far is there to see', () => {
    const auditing = new Auditing(formats);
    expect(auditing.state).toBe(emptyState);
    const log = entries();
    for (const entry of log) expect(auditing.take(entry)).toBe(true);
    expect(written(auditing.state.facts)).toBe(written(fold(log).facts));
    expect(auditing.take(assertDefined(log[0], 'entry'))).toBe(false);
    expect(auditing.report().entries).toBe(log.length);
  });

  test('a tournament is created under the rules of its day', () => {
    const newer = { ...formats, rulesVersion: formats.rulesVersion + 1 };
    expect(audit(newer, entries()).differences).toEqual([]);
  });

  test('each draw can be run again from its published key, and the secret shows that no key was picked', () => {
    const hall = new Hall('groups', 'abcdef', manual).begin();
    expect(hall.last.draw).toEqual({
      name: 'round 1, edition 1, pairing',
      key: drawKey(hashOf('desk 1'), 'round 1, edition 1, pairing'),
    });
  });

  test('[DK-31] says who was erased, and which entries are other ones since', () => {
    const before = entries();
    const { entries: anew, from, codes } = assertDefined(erasureOf(before, 'p2'), 'erasure');
    const after = shortCode(assertDefined(anew.at(-1), 'entry').hash);
    const command = { type: 'ErasePerson', player: 'p2', from, codes, after } as const;
    const erased = submit(formats, fold(anew.map(upcast)), { commandId: 'erase', at: 99_000, by: 'owner', command });
    if (!erased.ok) throw new Error(erased.error.code);
    const whole = erased.value.state.log.slice();
    const version = whole.length;
    const head = shortCode(erased.value.entry.hash);
    const report = {
      entries: version,
      head,
      headKnown: true,
      differences: [],
      erasures: [{ version, player: 'p2', from: 2, to: version - 1 }],
    };
    expect(audit(formats, whole, head)).toStrictEqual(report);
    for (const code of codes) expect(audit(formats, whole, code)).toStrictEqual({ ...report, headErasedIn: version });
    const unknown = shortCode(assertDefined(before[0], 'entry').hash);
    expect(audit(formats, whole, unknown)).toStrictEqual({
      ...report,
      differences: [{ kind: 'head', expected: unknown, found: head }],
    });
  });

  test('whatever breaks, what it says is kept', () => {
    const broken = {
      ...formats,
      rulebook: () => {
        throw 'lost';
      },
    };
    expect(audit(broken, entries()).differences[0]).toEqual({ kind: 'unreadable', version: 3, problem: 'lost' });
  });

  test('what cannot be shown is asked of the state that the entries lead to', () => {
    const log = entries();
    const report = audit(formats, log, undefined, ({ facts }) => `${facts.rounds.length} rounds`);
    expect(report.differences).toMatchObject([{ problem: '1 rounds' }]);
    expect(new Auditing(formats, () => 'nothing').report().differences).toEqual([
      { kind: 'not-viewable', version: 0, problem: 'nothing' },
    ]);
  });
});
