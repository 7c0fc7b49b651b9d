import { describe, expect, test } from 'vitest';
import { hashOf } from '../../kit/index.ts';
import { formats } from '../formats/index.ts';
import { emptyState, openGames } from '../tournament/index.ts';
import { needsOf } from './needs.ts';
import { outlook } from './outlook.ts';
import { chanceOf, Playing } from './play.ts';

const model = { draws: 100, spread: 200, equal: false, rated: false };

function begun(format: string, config: Readonly<Record<string, unknown>> = {}): Playing {
  const game = new Playing(formats, emptyState, () => 1500, model, chanceOf('outlook', 1, 'games'));
  const secret = hashOf('outlook');
  game.must({ type: 'CreateTournament', id: 'T', name: 'Outlook', format, config, secret });
  game.must({ type: 'AddPlayers', players: Array.from({ length: 9 }, (_, at) => ({ name: `P${at + 1}` })) });
  game.must({ type: 'Start' });
  return game;
}

describe('[DK-29] what is told beside the chances', () => {
  test.each(formats.names)('%s: people’s numbers, and swings once a round is over', (format) => {
    const game = begun(format);
    let swung = 0;
    for (let turn = 0; turn < 6 && game.turn(); turn++) {
      const figures = outlook(formats, game.state, { runs: 4, seed: 'outlook', model });
      expect(JSON.stringify(figures)).not.toMatch(/"(halves|hundredths|thousandths)"/);
      const shares = new Map(figures?.players.map(({ player, win }) => [player, win.share]));
      for (const { player, before, after, round } of figures?.swings ?? []) {
        expect(after).toBe(shares.get(player));
        expect(Math.abs(after - before)).toBeGreaterThanOrEqual(0.02);
        expect(openGames({ ...game.state.facts, rounds: game.state.facts.rounds.slice(0, round) })).toBe(0);
        swung++;
      }
    }
    expect(swung).toBeGreaterThan(0);
  });

  test.each([
    ['groups', {}],
    ['hybrid', {}],
    ['swiss', { topCut: 4 }],
  ] as const)('%s %j: what depends on others comes with its chance', (format, config) => {
    const game = begun(format, config);
    const shares: number[] = [];
    while (shares.length < 4 && game.turn()) {
      const isOpen = needsOf(game.derived).some(({ cases }) =>
        cases.some(({ verdict, condition }) => verdict === 'depends' && !condition),
      );
      const figures = isOpen ? outlook(formats, game.state, { runs: 60, seed: 'outlook', model }) : undefined;
      for (const { chance } of figures?.needs.flatMap(({ cases }) => cases) ?? []) {
        // To be through, not merely to play on: that would be sure.
        if (chance && chance.share > 0 && chance.share < 1) shares.push(chance.share);
      }
    }
    expect(shares.length).toBeGreaterThanOrEqual(4);
  });
});
