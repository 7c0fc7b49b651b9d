import { describe, expect, test } from 'vitest';
import { withToys } from '../../../test/contract/toys.ts';
import { Hall } from '../../../test/hall.ts';
import { assertDefined } from '../../kit/index.ts';
import { formats } from '../formats/index.ts';
import { audit, conclude, erasureOf, fold, shortCode, submit, upcast } from './index.ts';

const toys = withToys(formats);

/** Two rounds with someone who was renamed, overridden for and described. */
function played() {
  const hall = new Hall('groups', 'acd', { config: { groupSize: 2, autoAdvance: false } });
  const kim = { name: 'Kim Larsen', club: 'Oslo', externalId: 'u-17', metadata: { mail: 'kim' } };
  hall.must({ type: 'AddPlayers', players: [kim] });
  const player = hall.id('Kim Larsen');
  hall.must({ type: 'EditPlayer', player, name: 'Kim L.', club: 'Bergen' });
  hall.must({ type: 'DescribeEvent', description: 'With kim larsen as guest.' });
  hall.must({ type: 'Start' });
  hall.must({ type: 'PairRound' });
  hall.must({ type: 'Override', round: 1, edition: 1, reason: 'Kim L. asked for it' });
  hall.must({ type: 'PublishRound', round: 1 });
  return { hall, player };
}

const personal = /kim|oslo|bergen|u-17/i;

describe('[DK-31] a person is erased', () => {
  test('nothing about them is left; results, draws and decisions are as before', () => {
    const { hall, player } = played();
    const before = hall.state.log.slice();
    const erasure = assertDefined(erasureOf(before, player), 'erasure');
    expect(JSON.stringify(before)).toMatch(personal);
    expect(JSON.stringify(erasure.entries)).not.toMatch(personal);
    const state = fold(erasure.entries.map(upcast));
    expect(state.facts.players.get(player)).toMatchObject({ name: 'Erased player 4' });
    expect(state.facts.rounds).toMatchObject(hall.facts.rounds.map(({ tables, draw }) => ({ tables, draw })));
    expect(conclude(formats, state.facts)).toEqual(hall.conclusion);
    expect(audit(formats, erasure.entries).differences).toEqual([]);
  });

  test('[DK-34] nor in the reason of points that were given or taken', () => {
    const { hall, player } = played();
    const adjusted = { type: 'AdjustPoints', player, by: -1000, reason: 'Kim L. was late' } as const;
    hall.must(adjusted);
    hall.must({ ...adjusted, by: 0, isPrivate: true });
    const { entries } = assertDefined(erasureOf(hall.state.log.slice(), player), 'erasure');
    expect(JSON.stringify(entries)).not.toMatch(personal);
    const { adjustments } = fold(entries.map(upcast)).facts;
    expect(adjustments.map(({ reason }) => reason)).toEqual(['Erased player 4 was late', 'Erased player 4 was late']);
    expect(audit(formats, entries).differences).toEqual([]);
  });

  test('their name is found in free text as a whole word only, in the place as well', () => {
    const hall = new Hall('groups', 'bc', { config: { groupSize: 2, autoAdvance: false } });
    hall.must({ type: 'AddPlayers', players: [{ name: 'Al' }] });
    const player = hall.id('Al');
    hall.must({
      type: 'DescribeEvent',
      description: 'Also at Al’s table: AL, all are in Alesund.',
      venue: 'Al (2nd floor)',
    });
    const { entries } = assertDefined(erasureOf(hall.state.log.slice(), player), 'erasure');
    const { event } = fold(entries.map(upcast)).facts;
    expect(event).toEqual({
      description: 'Also at Erased player 3’s table: Erased player 3, all are in Alesund.',
      venue: 'Erased player 3 (2nd floor)',
    });
  });

  test('entries before them stay as they were, to the last byte', () => {
    const { hall, player } = played();
    const before = hall.state.log.slice();
    const { entries, from } = assertDefined(erasureOf(before, player), 'erasure');
    expect(from).toBe(3);
    expect(entries.slice(0, 2)).toEqual(before.slice(0, 2));
    expect(entries).toHaveLength(before.length);
  });

  test('an entry says so, cannot be undone, and a code noted before is recognised', () => {
    const { hall, player } = played();
    const { entries, from, codes } = assertDefined(erasureOf(hall.state.log.slice(), player), 'erasure');
    const noted = shortCode(assertDefined(hall.state.log.head, 'head').hash);
    const after = shortCode(assertDefined(entries.at(-1), 'entry').hash);
    const command = { type: 'ErasePerson', player, from, codes, after } as const;
    const state = fold(entries.map(upcast));
    const erased = submit(formats, state, { commandId: 'erase', at: 99_000, by: 'owner', command });
    if (!erased.ok) throw new Error(erased.error.code);
    expect(erased.value.entry.events).toEqual([{ type: 'PersonErased', player, before: noted, after }]);
    const whole = erased.value.state.log.slice();
    expect(audit(formats, whole, noted)).toMatchObject({ differences: [], headErasedIn: whole.length });
    expect(audit(formats, whole, 'AAAAA-AAAAA').differences).toMatchObject([{ kind: 'head' }]);
    const undo = {
      commandId: 'undo',
      at: 99_001,
      by: 'owner',
      command: { type: 'Undo', version: whole.length },
    } as const;
    expect(submit(formats, erased.value.state, undo)).toMatchObject({ ok: false, error: { code: 'cannot-undo' } });
    const last = { ...undo, command: { type: 'Undo', version: whole.length - 1 } } as const;
    expect(submit(formats, erased.value.state, last).ok).toBe(true);
  });

  test('whoever is still named was not erased; whoever is erased already has nothing to erase', () => {
    const { hall, player } = played();
    const command = { type: 'ErasePerson', player, from: 3, codes: ['x'], after: 'y' } as const;
    expect(hall.try(command)).toEqual({ code: 'not-erased', details: { player } });
    const { entries } = assertDefined(erasureOf(hall.state.log.slice(), player), 'erasure');
    expect(erasureOf(entries, player)).toBeUndefined();
    expect(erasureOf(entries, 'p99')).toBeUndefined();
  });

  test('every way in which they were written about', () => {
    const hall = new Hall('toy-knock', 'abcd', { formats: toys });
    hall.must({ type: 'Configure', settings: { selfRegistration: true } });
    hall.must({ type: 'Register', player: { name: 'Kim', club: 'Oslo', rating: 1500 } });
    hall.must({ type: 'Register', player: { name: 'Lee', club: 'Bergen' } });
    const player = hall.id('Kim');
    hall.must({ type: 'EditPlayer', player, rating: 1600, club: 'Oslo East' });
    hall.must({ type: 'EditPlayer', player: hall.id('Lee'), name: 'Lee K.', club: 'Bergen' });
    hall.must({ type: 'DescribeEvent', venue: 'Hall of Kim' });
    hall.must({ type: 'DescribeEvent', firstDay: '2027-03-14' });
    hall.must({ type: 'Start' });
    hall.must({ type: 'PairRound' });
    const [one = '', other = ''] = hall.last.tables.map(({ seats }) => seats[0] ?? '');
    const adjust = {
      type: 'AdjustDraft',
      round: 1,
      edition: 1,
      change: { kind: 'swap', players: [one, other] },
    } as const;
    hall.must(adjust);
    hall.must({ ...adjust, override: 'Kim agreed with Lee' });
    hall.must({ type: 'Override', round: 1, edition: 1, reason: 'Ask KIM' });
    const before = hall.state.log.slice();
    const { entries } = assertDefined(erasureOf(before, player), 'erasure');
    const name = 'Erased player 5';
    const changed = entries.flatMap(({ version, command, events }, at) =>
      JSON.stringify([command, events]) === JSON.stringify([before[at]?.command, before[at]?.events])
        ? []
        : [{ version, command, events }],
    );
    const accepted = { round: 1, override: { reason: `${name} agreed with Lee` } };
    expect(changed).toMatchObject([
      {
        version: 4,
        command: { type: 'Register', player: { name, rating: 1500 } },
        events: [{ type: 'PlayersAdded', players: [{ id: player, name, approved: true }] }],
      },
      { version: 6, command: { type: 'EditPlayer', player, rating: 1600 }, events: [{ type: 'PlayerEdited', name }] },
      { version: 8, command: { venue: `Hall of ${name}` }, events: [{ venue: `Hall of ${name}` }] },
      { version: 13, command: { override: `${name} agreed with Lee` }, events: [accepted] },
      { version: 14, command: { reason: `Ask ${name}` }, events: [{ override: { reason: `Ask ${name}` } }] },
    ]);
    expect(changed[1]?.command).not.toHaveProperty('name');
    expect(JSON.stringify(entries)).not.toMatch(/kim|oslo/i);
    expect(fold(entries.map(upcast)).facts.event).toStrictEqual({ firstDay: '2027-03-14' });
  });

  test('names with signs in them, and longer ones before the shorter that they contain', () => {
    const hall = new Hall('groups', 'bc', { config: { groupSize: 2, autoAdvance: false } });
    hall.must({ type: 'AddPlayers', players: [{ name: 'Al' }, { name: 'Other', externalId: 'o-1' }] });
    const player = hall.id('Al');
    hall.must({ type: 'EditPlayer', player, name: 'Al (Bo) C.', externalId: 'x+1' });
    hall.must({ type: 'EditPlayer', player: hall.id('Other'), name: 'Another' });
    hall.must({ type: 'DescribeEvent', venue: 'Al (Bo) C. or xx1, x+1, Al2, 2Al, o-1, Other and Another' });
    const { entries } = assertDefined(erasureOf(hall.state.log.slice(), player), 'erasure');
    const name = 'Erased player 3';
    expect(fold(entries.map(upcast)).facts.event?.venue).toBe(
      `${name} or xx1, ${name}, Al2, 2Al, o-1, Other and Another`,
    );
    expect(fold(entries.map(upcast)).facts.players.get('p4')).toMatchObject({ name: 'Another' });
  });

  test('the codes are those of the entries that are other ones now', () => {
    const { hall, player } = played();
    const before = hall.state.log.slice();
    const { from, codes } = assertDefined(erasureOf(before, player), 'erasure');
    expect(codes).toEqual(before.slice(from - 1).map(({ hash }) => shortCode(hash)));
  });
});
