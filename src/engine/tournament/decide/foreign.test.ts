import { describe, expect, test } from 'vitest';
import { Hall } from '../../../../test/hall.ts';
import { formats } from '../../formats/index.ts';
import { publicSlices, tournamentView } from '../../views/index.ts';
import { derive, type NewPlayer } from '../index.ts';

const add = (hall: Hall, ...players: NewPlayer[]) => hall.try({ type: 'AddPlayers', players });

describe('what another program keeps with a player', () => {
  test('is written as it came, and kept', () => {
    const hall = new Hall('groups', '');
    const kim = { name: 'Kim', externalId: 'u-17', metadata: { seat: 'A', team: 'Red' } };
    expect(add(hall, kim)).toBeUndefined();
    expect(hall.state.log.head?.events).toEqual([
      { type: 'PlayersAdded', players: [{ id: 'p1', approved: true, ...kim }] },
    ]);
    expect(hall.facts.players.get('p1')).toMatchObject(kim);
  });

  test('[DK-7] equal names are allowed where ids tell them apart; equal ids never are', () => {
    const hall = new Hall('groups', '');
    expect(
      add(hall, { name: 'Kim', externalId: '1' }, { name: 'Kim', externalId: '2' }, { name: 'Kim' }),
    ).toBeUndefined();
    expect(add(hall, { name: 'kim' })?.code).toBe('same-name');
    expect(add(hall, { name: 'Lee', externalId: '1' })).toEqual({
      code: 'same-external-id',
      details: { externalId: '1' },
    });
    expect(add(hall, { name: 'Mo', externalId: '3' }, { name: 'No', externalId: '3' })?.code).toBe('same-external-id');
    expect(hall.try({ type: 'EditPlayer', player: 'p2', externalId: '1' })?.code).toBe('same-external-id');
    expect(hall.try({ type: 'EditPlayer', player: 'p2', externalId: null })?.code).toBe('same-name');
  });

  test('can be changed and taken away; what is not named stays', () => {
    const hall = new Hall('groups', '');
    add(hall, { name: 'Kim', externalId: '1', metadata: { team: 'Red' } });
    hall.must({ type: 'EditPlayer', player: 'p1', externalId: '9' });
    expect(hall.facts.players.get('p1')).toMatchObject({ externalId: '9', metadata: { team: 'Red' } });
    hall.must({ type: 'EditPlayer', player: 'p1', metadata: null, name: 'Kim L.' });
    expect(hall.facts.players.get('p1')).toEqual({
      id: 'p1',
      name: 'Kim L.',
      externalId: '9',
      approved: true,
      checkedIn: false,
      stays: [{ after: 0 }],
    });
  });

  test.each<[Partial<NewPlayer>, string]>([
    [{ externalId: 'x'.repeat(101) }, 'bad-external-id'],
    [{ externalId: 'two\nlines' }, 'bad-external-id'],
    [{ metadata: { long: 'x'.repeat(201) } }, 'bad-metadata'],
    [{ metadata: { '': 'x' } }, 'bad-metadata'],
    [{ metadata: { ['k'.repeat(41)]: 'x' } }, 'bad-metadata'],
    [{ metadata: { good: 'x', 'two\nlines': 'x' } }, 'bad-metadata'],
    [{ metadata: { good: 'x', bad: 'two\nlines' } }, 'bad-metadata'],
    [{ metadata: Object.fromEntries([...'abcdefghijk'].map((key) => [key, key])) }, 'bad-metadata'],
  ])('%j is refused', (foreign, code) => {
    expect(add(new Hall('groups', ''), { name: 'Kim', ...foreign })?.code).toBe(code);
  });

  test('may be as long as the refusal says, in characters as people count them', () => {
    const metadata = Object.fromEntries([...'abcdefghij'].map((key) => [key.repeat(40), '♞'.repeat(200)]));
    const whole = { name: 'Kim', externalId: '🏆'.repeat(100), metadata };
    const hall = new Hall('groups', '');
    expect(add(hall, whole)).toBeUndefined();
    expect(hall.facts.players.get('p1')).toMatchObject(whole);
    expect(add(hall, { name: 'Lee', externalId: `${whole.externalId}x` })?.details).toEqual({ most: 100 });
    expect(add(hall, { name: 'Lee', metadata: { ...metadata, k: 'x' } })?.details).toEqual({ words: 10, most: 200 });
  });

  test('is not kept where it is empty, and an empty id is nobody’s', () => {
    const hall = new Hall('groups', '');
    expect(add(hall, { name: 'Kim', externalId: '', metadata: {} }, { name: 'Lee', externalId: '' })).toBeUndefined();
    expect(hall.state.log.head?.events).toEqual([
      {
        type: 'PlayersAdded',
        players: [
          { id: 'p1', name: 'Kim', approved: true },
          { id: 'p2', name: 'Lee', approved: true },
        ],
      },
    ]);
  });

  test('stays a player’s own when it is said again', () => {
    const hall = new Hall('groups', '');
    add(hall, { name: 'Kim', externalId: '1' });
    expect(hall.try({ type: 'EditPlayer', player: 'p1', externalId: '1', name: 'Kim L.' })).toBeUndefined();
  });

  test('[DK-16] is in no public view and no slice', () => {
    const hall = new Hall('groups', '');
    add(hall, { name: 'Kim', externalId: 'hidden-id', metadata: { word: 'hidden-word' } }, { name: 'Lee' });
    hall.begin();
    const shown = JSON.stringify([
      tournamentView(derive(formats, hall.state.facts), hall.state.log, { drafts: false }),
      publicSlices(derive(formats, hall.state.facts), 1),
    ]);
    expect(shown).not.toContain('hidden');
  });
});
