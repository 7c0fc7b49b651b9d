import { describe, expect, test } from 'vitest';
import { Hall } from '../../../test/hall.ts';
import { assertDefined } from '../../kit/index.ts';
import { formats } from '../formats/index.ts';
import { audit, eraseFrom, shortCode } from './index.ts';

const asked = { commandId: 'erase', at: 99_000, by: 'owner' };

describe('[DK-31] a person is taken out of a log', () => {
  test('the log without them ends with an entry that knows the code before and after, and is audited as a whole', () => {
    const hall = new Hall('groups', 'abc', { config: { groupSize: 3, autoAdvance: false } }).begin();
    const written = hall.state.log.slice();
    const before = shortCode(assertDefined(written.at(-1), 'entry').hash);
    const player = hall.id('b');
    const erased = eraseFrom(formats, written, player, asked);
    if (!erased.ok) throw new Error(erased.error.code);
    const { entries, from, entry, state } = erased.value;
    expect(entries).toHaveLength(written.length);
    expect(entries.slice(0, from - 1)).toEqual(written.slice(0, from - 1));
    const after = shortCode(assertDefined(entries.at(-1), 'entry').hash);
    expect(entry).toMatchObject({ ...asked, version: written.length + 1 });
    expect(entry.events).toEqual([{ type: 'PersonErased', player, before, after }]);
    expect(state.log.slice()).toEqual([...entries, entry]);
    expect(state.facts.players.get(player)?.name).toBe('Erased player 2');
    expect(audit(formats, state.log.slice(), before)).toMatchObject({
      differences: [],
      headErasedIn: entry.version,
      erasures: [{ version: entry.version, player, from, to: written.length }],
    });
  });

  test('a clock that was set back turns no time around', () => {
    const hall = new Hall('groups', 'abc', { config: { groupSize: 3, autoAdvance: false } });
    const written = hall.state.log.slice();
    const erased = eraseFrom(formats, written, hall.id('a'), { ...asked, at: 0 });
    expect(erased.ok && erased.value.entry.at).toBe(assertDefined(written.at(-1), 'entry').at);
  });

  test('who is not in it, or was taken out before, is refused', () => {
    const hall = new Hall('groups', 'abc', { config: { groupSize: 3, autoAdvance: false } });
    const refused = (player: string) => ({ ok: false, error: { code: 'unknown-player', details: { player } } });
    expect(eraseFrom(formats, hall.state.log.slice(), 'p99', asked)).toEqual(refused('p99'));
    const once = eraseFrom(formats, hall.state.log.slice(), hall.id('a'), asked);
    if (!once.ok) throw new Error(once.error.code);
    expect(eraseFrom(formats, once.value.state.log.slice(), hall.id('a'), asked)).toEqual(refused(hall.id('a')));
  });
});
