import { describe, expect, test } from 'vitest';
import { Hall } from '../../../test/hall.ts';
import { formats } from '../formats/index.ts';
import { derive } from '../tournament/index.ts';
import { shortName } from './public-names.ts';
import { publicSlices } from './slices.ts';
import { tournamentView } from './tournament.ts';

describe('[DK-16] a shortened name', () => {
  test.each([
    ['Kim Larsen', 'Kim L.'],
    ['Larsen, Kim', 'Kim L.'],
    ['Maximiliane von Hohenstein-Großmann', 'Maximiliane H.'],
    ['Kim', 'Kim'],
    ['Player 17', 'Player 17'],
    ['山田太郎', '山.'],
    ['عبد الرحمن', 'عبد ا.'],
    ['Zoë 🦄', 'Zoë 🦄.'],
  ])('%s is %s', (name, short) => {
    expect(shortName(name)).toBe(short);
  });
});

describe('[DK-16] with short names', () => {
  const hall = new Hall('swiss', '');
  hall.must({
    type: 'AddPlayers',
    players: ['Kim Larsen', 'Ana Ruiz', 'Kim Lund', 'Kim Lee'].map((name) => ({ name })),
  });
  const slices = () =>
    Object.values(publicSlices(derive(formats, hall.state.facts), 1)).flatMap((slice) =>
      'players' in slice ? slice.players : [],
    );
  const names = (list: readonly { readonly name: string }[] | undefined) => list?.map(({ name }) => name);

  test('whoever reads what is public reads them, and those who coincide are told apart', () => {
    expect(names(slices())).toEqual(['Kim Larsen', 'Ana Ruiz', 'Kim Lund', 'Kim Lee']);
    hall.must({ type: 'Configure', settings: { shortNames: true } });
    const short = ['Kim L.', 'Ana R.', 'Kim L. (2)', 'Kim L. (3)'];
    expect(names(slices())).toEqual(short);
    expect(
      names(tournamentView(derive(formats, hall.state.facts), hall.state.log, { drafts: false })?.players),
    ).toEqual(short);
  });

  test('the desk reads them whole', () => {
    expect(
      names(tournamentView(derive(formats, hall.state.facts), hall.state.log, { drafts: true })?.players)?.[0],
    ).toBe('Kim Larsen');
    const forDesk = { drafts: false, wholeNames: true };
    expect(names(tournamentView(derive(formats, hall.state.facts), hall.state.log, forDesk)?.players)?.[0]).toBe(
      'Kim Larsen',
    );
  });
});
