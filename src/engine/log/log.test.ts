import { describe, expect, test } from 'vitest';
import { Hall } from '../../../test/hall.ts';
import { assertDefined, canonicalJson, hashOf } from '../../kit/index.ts';
import { formats } from '../formats/index.ts';
import { audit, decide, derive, type Entry, fold, submit } from '../tournament/index.ts';
import { tournamentView } from '../views/index.ts';
import { chainHash, checkChain, isSealed, Log, sealed, shortCode } from './index.ts';

const secret = hashOf('desk 1');
const manual = { config: { groupSize: 3, autoAdvance: false }, ratings: [2000, 1990, 1980, 1970, 1960, 1950] };

/** Two rounds of groups, the second drawn by itself. */
function played(): Hall {
  const hall = new Hall('groups', 'abcd', { config: { groupSize: 2 } }).begin();
  hall.playOut('abcd');
  return hall;
}

describe('the draw secret', () => {
  test('is in the log, and not in what the desks are sent', () => {
    const entries = played().state.log.slice();
    expect(JSON.stringify(entries)).toContain(secret);
    const sent = JSON.stringify(entries.map(sealed));
    expect(sent).not.toContain(secret);
    expect(sent).toContain(`sha256:${hashOf(secret)}`);
  });

  test('the chain covers its hash: both verify, and have the same head', () => {
    const entries = played().state.log.slice();
    expect(checkChain(entries)).toBeUndefined();
    expect(checkChain(entries.map(sealed))).toBeUndefined();
    const [first, ...rest] = entries;
    const other = assertDefined(first, 'entry');
    const forged = JSON.parse(JSON.stringify(other).replaceAll(secret, hashOf('another')));
    expect(checkChain([forged, ...rest])).toBe(1);
  });

  test('who has it audits every draw; who has its hash replays them by their recorded keys', () => {
    const entries = played().state.log.slice();
    expect(audit(formats, entries).differences).toEqual([]);
    expect(audit(formats, entries.map(sealed)).differences).toEqual([]);
  });

  test('a key that does not come from it is found by who has it', () => {
    const hall = new Hall('groups', 'abcd', { config: { groupSize: 2 } });
    hall.must({ type: 'Start' });
    const blind = fold(hall.state.log.slice().map(sealed));
    const request = { commandId: 'x', at: 9_000, by: 'desk', command: { type: 'PairRound' } } as const;
    const forged = assertDefined(submit(formats, blind, request), 'answer');
    if (!forged.ok) throw new Error('refused');
    const { differences } = audit(formats, [...hall.state.log.slice(), forged.value.entry]);
    expect(differences).toMatchObject([{ kind: 'decided-otherwise', version: 4 }]);
  });

  test('nobody creates a tournament by a hash', () => {
    const command = { type: 'CreateTournament', id: 't', name: 'T', format: 'groups', config: {} } as const;
    const request = { commandId: 'c', at: 0, by: 'desk', command: { ...command, secret: `sha256:${hashOf('x')}` } };
    expect(decide(formats, fold([]), request)).toMatchObject({ ok: false, error: { code: 'bad-secret' } });
  });

  test('its hash is shown from the start, itself only at the end and where it is known', () => {
    const hall = played();
    hall.must({ type: 'EndEarly', confirm: 'Cup' });
    const blind = fold(hall.state.log.slice().map(sealed));
    expect(isSealed(assertDefined(blind.facts.about, 'about').secret)).toBe(true);
    expect(tournamentView(derive(formats, hall.state.facts), hall.state.log, { drafts: false })).toMatchObject({
      secret,
      secretHash: hashOf(secret),
    });
    const seen = tournamentView(derive(formats, blind.facts), blind.log, { drafts: false });
    expect([seen?.secret, seen?.secretHash]).toEqual([undefined, hashOf(secret)]);
  });
});

describe('the log', () => {
  test('the short code reads well and is that of the hash', () => {
    expect(shortCode(`0123456789abcdef${'f'.repeat(48)}`)).toBe('04HMA-SW9NF');
    expect(shortCode('f'.repeat(64))).toBe('ZZZZZ-ZZZZZ');
    expect(shortCode('0'.repeat(64))).toBe('00000-00000');
  });

  test('the chain breaks at the first entry that does not follow, by its number or by its hash', () => {
    const entries = played().state.log.slice();
    expect(checkChain([])).toBeUndefined();
    expect(checkChain(entries.slice(1))).toBe(1);
    expect(checkChain(entries.toSpliced(2, 1))).toBe(3);
    const renumbered = { ...assertDefined(entries[2], 'entry'), version: 9 };
    const right = { ...renumbered, hash: chainHash(entries[1], renumbered) };
    expect(checkChain(entries.with(2, right))).toBe(3);
    const { hash: _, ...other } = { ...assertDefined(entries[3], 'entry'), by: 'someone else' };
    expect(checkChain(entries.with(3, { ...other, hash: 'x' }))).toBe(4);
    for (const change of [{ commandId: 'x' }, { at: 1 }, { by: 'x' }, { command: { type: 'Start' } as const }]) {
      expect(checkChain(entries.with(4, { ...assertDefined(entries[4], 'entry'), ...change }))).toBe(5);
    }
  });

  test('the hash of an entry is over the one before it, or over nothing but noughts', () => {
    const [first, second] = played().state.log.slice();
    for (const [entry, previous] of [
      [first, '0'.repeat(64)],
      [second, first?.hash],
    ] as const) {
      const { hash, ...content } = sealed(assertDefined(entry, 'entry'));
      expect(hash).toBe(hashOf(previous + canonicalJson(content)));
    }
  });

  test('only an entry that has a secret is sealed, and once', () => {
    const [first, second] = played().state.log.slice();
    expect(sealed(assertDefined(second, 'entry'))).toBe(second);
    const once = sealed(assertDefined(first, 'entry'));
    expect(sealed(once)).toEqual(once);
    const odd = { ...assertDefined(first, 'entry'), events: [null, 'secret', { secret: 5 }, { type: 'Started' }] };
    expect(sealed(odd).events).toEqual(odd.events);
  });

  test('appending to an older one leaves the newer as it is', () => {
    const { log } = played().state;
    const older = Log.empty<Entry>().append(assertDefined(log.at(1), 'entry'));
    const one = older.append(assertDefined(log.at(2), 'entry'));
    const other = older.append({ ...assertDefined(log.at(2), 'entry'), commandId: 'other' });
    expect([older.length, one.length, other.length]).toEqual([1, 2, 2]);
    expect([one.head?.commandId, other.head?.commandId]).toEqual(['c2', 'other']);
    expect([one.byCommand('other'), other.byCommand('other')?.version]).toEqual([undefined, 2]);
    expect([one, other].map((later) => later.byCommand('c1')?.version)).toEqual([1, 1]);
    expect([older.at(2), older.byCommand('c2'), Log.empty().head]).toEqual([undefined, undefined, undefined]);
    expect(() => older.append(assertDefined(log.at(3), 'entry'))).toThrow('Entry 3 cannot follow 1');
  });

  test('what comes after a version, and what is set aside', () => {
    const hall = played();
    const last = hall.state.log.length;
    expect(hall.state.log.slice(last - 1)).toEqual([hall.state.log.head]);
    expect([...hall.state.log.setAside()]).toEqual([]);
    expect([...hall.state.log.setAside(3)]).toEqual([3]);
    hall.must({ type: 'Undo', version: last });
    expect([...hall.state.log.setAside()]).toEqual([last]);
    expect([...hall.state.log.setAside(last + 1)]).toEqual([last + 1]);
    hall.must({ type: 'Undo', version: last + 1 });
    expect([...hall.state.log.setAside()]).toEqual([last + 1]);
  });

  test('one more outcome shares all that it does not touch', () => {
    const hall = new Hall('groups', 'abcdef', manual).begin().playOut('abcdef').over().draw();
    const before = hall.facts;
    const [table] = hall.last.tables;
    hall.report(`${hall.names(table?.seats ?? [])} 1-0`);
    expect(hall.facts.rounds[0]).toBe(before.rounds[0]);
    expect(hall.facts.players).toBe(before.players);
    expect(hall.facts.rounds[1]?.tables[1]).toBe(before.rounds[1]?.tables[1]);
    expect(canonicalJson(before.rounds[1]?.tables[0]?.games)).not.toContain('recorded');
  });
});
