import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../kit/index.ts';
import { about, entries, entry, type Fresh, message, roleLink, webhook, withStream } from './contract.fixture.ts';
import type { AppendAnswer, Change, StoredEntry } from './index.ts';

export function eventStreamsContract(fresh: Fresh): void {
  describe('the log', () => {
    test('an append at version 0 creates the stream, and what was written is read back to the last field', async () => {
      const { events } = await fresh();
      expect(await events.append('a', 0, entries(1, 3), { about })).toEqual({ kind: 'appended', version: 3 });
      expect(await events.read('a')).toEqual(entries(1, 3));
      expect(await events.head('a')).toEqual({
        stream: 'a',
        version: 3,
        ...about,
        createdAt: entry(1).at,
        updatedAt: entry(3).at,
      });
    });

    test('entries are read after a version and up to a limit', async () => {
      const store = await fresh();
      await withStream(store, 'a', 7);
      expect(await store.events.read('a', 2, 3)).toEqual(entries(3, 5));
      expect(await store.events.read('a', 7)).toEqual([]);
      const texts = await store.events.texts('a', 2, 3);
      expect(texts).toEqual(
        entries(3, 5).map((one) => ({
          ...one,
          command: canonicalJson(one.command),
          events: canonicalJson(one.events),
        })),
      );
      expect(await store.events.read('b')).toEqual([]);
      expect(await store.events.head('b')).toBeUndefined();
    });

    test('an append at another version is answered with the version, and nothing of it is written', async () => {
      const store = await fresh();
      await withStream(store, 'a', 2);
      const attachments = {
        about: { name: 'Other', format: 'other' },
        outbox: [message('m')],
        roleLinks: [roleLink('l')],
        deadlines: [{ change: 'set', kind: 'flag', key: 'g', dueAt: 5, payload: null } as const],
      };
      const late = await store.events.append('a', 1, [entry(2, 'late')], attachments);
      expect(late).toEqual({ kind: 'conflict', version: 2 });
      const early = await store.events.append('a', 5, [entry(6)], attachments);
      expect(early).toEqual({ kind: 'conflict', version: 2 });
      expect(await store.events.append('b', 1, [entry(2)], attachments)).toEqual({ kind: 'conflict', version: 0 });
      expect(await store.events.append('a', 0, [entry(1, 'x')], attachments)).toEqual({ kind: 'conflict', version: 2 });
      expect(store.figures().appendConflicts).toBe(4);
      expect(await store.events.read('a')).toEqual(entries(1, 2));
      expect(await store.events.head('a')).toMatchObject(about);
      expect(await store.deadlines.of('a')).toEqual([]);
      expect(await store.outbox.log('a')).toEqual([]);
      expect(await store.roleLinks.of('a')).toEqual([]);
      expect((await store.events.list()).streams).toHaveLength(1);
    });

    test('a command id is unique in its stream for ever, and free in another', async () => {
      const store = await fresh();
      await withStream(store, 'a', 3);
      const again = await store.events.append('a', 3, [entry(4, 'c2')]);
      expect(again).toEqual({ kind: 'duplicate-command', entry: entry(2) });
      // the repeat of a lost answer comes with the version it was first sent with
      const late = await store.events.append('a', 1, [entry(2)]);
      expect(late).toEqual({ kind: 'duplicate-command', entry: entry(2) });
      expect(await store.events.append('b', 0, [entry(1, 'c2')], { about })).toMatchObject({ kind: 'appended' });
      expect(await store.events.entryOf('a', 'c2')).toEqual(entry(2));
      expect(await store.events.entryOf('a', 'never')).toBeUndefined();
    });

    test('appends that do not wait for each other keep their order and are decided one after the other', async () => {
      const store = await fresh();
      const answers = await Promise.all([
        store.events.append('a', 0, [entry(1)], { about }),
        store.events.append('a', 1, [entry(2)]),
        store.events.append('a', 1, [entry(2, 'slow')]),
        store.events.append('a', 2, [entry(3, 'c1')]),
        store.events.append('b', 0, [entry(1)], { about }),
        store.events.append('a', 2, [entry(3)]),
      ]);
      expect(answers).toEqual([
        { kind: 'appended', version: 1 },
        { kind: 'appended', version: 2 },
        { kind: 'conflict', version: 2 },
        { kind: 'duplicate-command', entry: entry(1) },
        { kind: 'appended', version: 1 },
        { kind: 'appended', version: 3 },
      ]);
      expect(await store.events.read('a')).toEqual(entries(1, 3));
    });

    test('any mixture of appends is answered as a simple list would answer it', async () => {
      const store = await fresh();
      let run = 0;
      const attempt = fc.record({
        stream: fc.constantFrom('x', 'y'),
        step: fc.constantFrom(0, 0, 0, -1, 1),
        command: fc.integer({ min: 1, max: 12 }),
        size: fc.constantFrom(1, 1, 2),
        wait: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(attempt, { maxLength: 25 }), async (attempts) => {
          run += 1;
          const model = new Map<string, StoredEntry[]>();
          const expected: AppendAnswer[] = [];
          const answers: Promise<AppendAnswer>[] = [];
          for (const { stream, step, command, size, wait } of attempts) {
            const id = `${stream}${run}`;
            const log = model.get(id) ?? [];
            const from = Math.max(0, log.length + step);
            const added = Array.from({ length: size }, (_, at) => entry(from + at + 1, `c${command}-${at}`));
            const repeated = added.map((one) => log.find((old) => old.commandId === one.commandId)).find(Boolean);
            if (repeated) expected.push({ kind: 'duplicate-command', entry: repeated });
            else if (from !== log.length) expected.push({ kind: 'conflict', version: log.length });
            else {
              model.set(id, [...log, ...added]);
              expected.push({ kind: 'appended', version: from + size });
            }
            const answer = store.events.append(id, from, added, { about });
            answers.push(answer);
            if (wait) await answer;
          }
          expect(await Promise.all(answers)).toEqual(expected);
          for (const [id, log] of model) expect(await store.events.read(id)).toEqual(log);
        }),
        { numRuns: 15 },
      );
    });

    test('a long log is written and read in one go', async () => {
      const { events } = await fresh();
      expect(await events.append('a', 0, entries(1, 3000), { about })).toEqual({ kind: 'appended', version: 3000 });
      const log = await events.read('a');
      expect(log.length).toBe(3000);
      expect(log.at(-1)).toEqual(entry(3000));
      expect(await events.append('a', 3000, entries(3001, 4200))).toEqual({ kind: 'appended', version: 4200 });
    });

    test('what no database could keep is refused before it can harm the appends beside it', async () => {
      const { events } = await fresh();
      const good = events.append('a', 0, [entry(1)], { about });
      const nul = events.append('b', 0, [entry(1)], { about: { name: 'a\0b', format: 'some-format' } });
      const half = events.append('b', 0, [{ ...entry(1), by: '\ud800' }], { about });
      const gap = events.append('b', 0, [entry(2)], { about });
      const nameless = events.append('b', 0, [entry(1)]);
      const twice = events.append('b', 0, [entry(1), entry(2, 'c1')], { about });
      const id = events.append('no id', 0, [entry(1)], { about });
      for (const bad of [nul, half, gap, nameless, twice, id]) await expect(bad).rejects.toThrow();
      expect(await good).toEqual({ kind: 'appended', version: 1 });
      expect(await events.head('b')).toBeUndefined();
    });

    test('[DK-16] the list for someone holds what is listed and what is theirs, and walks over nothing else', async () => {
      const { events } = await fresh();
      for (let at = 1; at <= 6; at++) {
        await events.append(`s${at}`, 0, [{ ...entry(1), at }], { about: { ...about, listed: at % 2 === 0 } });
      }
      const idsOf = async (openTo: string[], limit = 50) =>
        (await events.list({ openTo, limit })).streams.map(({ stream }) => stream);
      expect(await idsOf([])).toEqual(['s6', 's4', 's2']);
      expect(await idsOf(['s1', 's6', 'gone'])).toEqual(['s6', 's4', 's2', 's1']);
      const { streams, next = '' } = await events.list({ openTo: ['s1'], limit: 2 });
      expect(streams.map(({ stream, listed }) => [stream, listed])).toEqual([
        ['s6', true],
        ['s4', true],
      ]);
      const rest = await events.list({ openTo: ['s1'], limit: 2, after: next });
      expect(rest.streams.map(({ stream }) => stream)).toEqual(['s2', 's1']);
      await events.append('s6', 1, [{ ...entry(2), at: 9 }], { about: { ...about, listed: false } });
      await events.append('s5', 1, [{ ...entry(2), at: 9 }], { about: { ...about, listed: true } });
      await events.append('s5', 2, [{ ...entry(3), at: 9 }]);
      await events.noteUnlisted('s2');
      expect(await idsOf([])).toEqual(['s5', 's4']);
    });

    test('the list shows the newest first, page by page, and carries the latest name', async () => {
      const { events } = await fresh();
      const ids = ['s1', 's2', 's3', 's4', 's5'];
      for (const [index, id] of ids.entries()) {
        const at = index < 2 ? 7000 : 7000 + index;
        await events.append(id, 0, [{ ...entry(1), at }], { about });
      }
      await events.append('s1', 1, [{ ...entry(2), at: 9000 }], { about: { name: 'Renamed', format: 'other-format' } });
      const first = await events.list({ limit: 2 });
      const second = await events.list({ limit: 2, after: first.next ?? '' });
      const third = await events.list({ limit: 2, after: second.next ?? '' });
      const pages = [first, second, third].map((page) => page.streams.map((head) => head.stream));
      expect(pages).toEqual([['s5', 's4'], ['s3', 's2'], ['s1']]);
      expect(third.next).toBeUndefined();
      expect(third.streams[0]).toEqual({
        stream: 's1',
        version: 2,
        name: 'Renamed',
        format: 'other-format',
        listed: true,
        createdAt: 7000,
        updatedAt: 9000,
      });
    });

    test('listeners hear of commits, of nothing else, and no longer once they left', async () => {
      const { events } = await fresh();
      const changes: Change[] = [];
      const leave = events.subscribe((change) => changes.push(change));
      await events.append('a', 0, entries(1, 2), { about });
      expect(changes).toContainEqual({ kind: 'appended', stream: 'a', version: 2 });
      await events.append('a', 0, [entry(1, 'x')], { about });
      await events.append('a', 2, [entry(3)]);
      await events.remove('a');
      expect(changes).toContainEqual({ kind: 'removed', stream: 'a' });
      const different = [...new Set(changes.map((change) => JSON.stringify(change)))].map((text) => JSON.parse(text));
      expect(different).toEqual([
        { kind: 'appended', stream: 'a', version: 2 },
        { kind: 'appended', stream: 'a', version: 3 },
        { kind: 'removed', stream: 'a' },
      ]);
      leave();
      changes.length = 0;
      await events.append('b', 0, [entry(1)], { about });
      expect(changes).toEqual([]);
    });

    test('changes that are in no log reach the listeners too', async () => {
      const { events } = await fresh();
      const changes: Change[] = [];
      events.subscribe((change) => changes.push(change));
      const ends = [
        { kind: 'role-ended', ended: { of: 'tournament', tournament: 'a' } },
        { kind: 'role-ended', ended: { of: 'token', hash: 'h' } },
        { kind: 'role-ended', ended: { of: 'account', account: 'ada' } },
      ] as const;
      for (const change of ends) await events.announce(change);
      for (const change of ends) expect(changes).toContainEqual(change);
    });

    test('a removed stream takes all that hung on it', async () => {
      const store = await fresh();
      for (const id of ['a', 'b']) {
        await store.events.append(id, 0, [entry(1)], {
          about,
          outbox: [message(`m${id}`, `w${id}`)],
          roleLinks: [roleLink(`l${id}`)],
          deadlines: [{ change: 'set', kind: 'flag', key: 'g', dueAt: 5, payload: 1 }],
        });
        await store.webhooks.add({ ...webhook(`w${id}`, id), events: [] });
        await store.games.append(id, 'g', 0, [{ move: 1 }]);
        const holder = { kind: 'role-link', roleLink: `l${id}` } as const;
        await store.sessions.add({ tokenHash: `s${id}`, holder, expiresAt: 999 });
      }
      expect(await store.events.remove('a')).toBe(true);
      expect(await store.events.remove('a')).toBe(false);
      expect(await store.events.read('a')).toEqual([]);
      expect(await store.games.head('a', 'g')).toBe(0);
      expect(await store.roleLinks.get('la')).toBeUndefined();
      expect(await store.sessions.find('sa', 1)).toBeUndefined();
      expect(await store.webhooks.of('a')).toEqual([]);
      expect((await store.outbox.claim(200, 10, 10)).map((claimed) => claimed.id)).toEqual(['mb']);
      expect((await store.deadlines.claimDue(200, 10, 10)).map((claimed) => claimed.stream)).toEqual(['b']);
      expect(await store.sessions.find('sb', 1)).toBeDefined();
      expect(await store.events.append('a', 0, [entry(1)], { about })).toEqual({ kind: 'appended', version: 1 });
    });

    test('[DK-31] a log is rewritten from an entry on and added to, whole or not at all; messages that wait are dropped', async () => {
      const store = await fresh();
      await withStream(store, 'a', 3);
      await withStream(store, 'b', 3);
      await store.events.append('a', 3, [entry(4)], { outbox: [message('m')] });
      const changes: Change[] = [];
      store.events.subscribe((change) => changes.push(change));
      const other = (version: number): StoredEntry => ({
        ...entry(version),
        command: { kind: 'Erased' },
        hash: entry(version, `anew ${version}`).hash,
      });
      const anew = [3, 4].map(other);
      const linkOf = (id: string, role: string, label: string) => ({ ...roleLink(id), role, label });
      await store.roleLinks.add('a', [
        linkOf('l1', 'player', 'p1'),
        linkOf('l2', 'player', 'p2'),
        linkOf('l3', 'desk', 'p1'),
      ]);
      for (const what of ['player p1', 'player p2']) {
        const access = { id: what, at: 1, kind: 'link-opened', stream: 'a', what, address: '::1', about: '' } as const;
        await store.accesses.add(access);
      }
      await store.walls.set('a', { message: { text: 'Well played, Kim' } });
      const [stale, head] = [entry(3).hash, entry(4).hash];
      expect(await store.events.rewrite('a', stale, 'p1', { entries: anew, last: entry(5) })).toBe(false);
      expect(await store.events.rewrite('a', head, 'p1', { entries: anew, last: entry(6) })).toBe(false);
      expect(await store.events.rewrite('none', head, 'p1', { entries: anew, last: entry(5) })).toBe(false);
      expect(await store.events.read('a')).toEqual(entries(1, 4));
      expect(await store.events.rewrite('a', head, 'p1', { entries: anew, last: entry(5) })).toBe(true);
      expect(await store.events.read('a')).toEqual([...entries(1, 2), ...anew, entry(5)]);
      expect(await store.events.read('b')).toEqual(entries(1, 3));
      expect(await store.events.head('a')).toMatchObject({ version: 5, ...{ name: about.name } });
      expect(await store.outbox.log('a')).toEqual([]);
      expect(await store.walls.of('a')).toBeUndefined();
      expect((await store.roleLinks.of('a')).map(({ id }) => id)).toEqual(['l2', 'l3']);
      expect((await store.accesses.list({ of: 'tournament', stream: 'a' }, 9)).map(({ id }) => id)).toEqual([
        'player p2',
      ]);
      expect(await store.erasures.all()).toEqual([{ stream: 'a', player: 'p1', at: entry(5).at }]);
      expect(changes).toContainEqual({ kind: 'appended', stream: 'a', version: 5 });
      expect(await store.events.append('a', 5, [entry(6)])).toEqual({ kind: 'appended', version: 6 });
    });

    test('closing finishes what was handed in; afterwards everything is refused as a failure', async () => {
      const { events, close } = await fresh();
      const last = events.append('a', 0, [entry(1)], { about });
      await close();
      expect(await last).toEqual({ kind: 'appended', version: 1 });
      await expect(events.append('a', 1, [entry(2)])).rejects.toMatchObject({ name: 'StoreFailure', reason: 'closed' });
      await expect(events.read('a')).rejects.toMatchObject({ name: 'StoreFailure', reason: 'closed' });
    });
  });
}
