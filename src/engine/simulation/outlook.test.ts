import { describe, expect, test } from 'vitest';
import { hashOf } from '../../kit/index.ts';
import { formats } from '../formats/index.ts';
import { formatNames } from '../formats/manifest.ts';
import { emptyState, openGames } from '../tournament/index.ts';
import { outlook } from './outlook.ts';
import { chanceOf, Playing } from './play.ts';

const model = { draws: 100, spread: 200, equal: false, rated: false };

function begun(format: string): Playing {
  const game = new Playing(formats, emptyState, () => 1500, model, chanceOf('outlook', 1, 'games'));
  const secret = hashOf('outlook');
  game.must({ type: 'CreateTournament', id: 'T', name: 'Outlook', format, config: {}, secret });
  game.must({ type: 'AddPlayers', players: Array.from({ length: 9 }, (_, at) => ({ name: `P${at + 1}` })) });
  game.must({ type: 'Start' });
  return game;
}

describe('[DK-29] what is told beside the chances', () => {
  test.each(formatNames)('%s: people’s numbers, and swings once a round is over', (format) => {
    const game = begun(format);
    let swung = 0;
    for (let turn = 0; turn < 6 && game.turn(); turn++) {
      const told = outlook(formats, game.state, { runs: 4, seed: 'outlook', model });
      expect(JSON.stringify(told)).not.toMatch(/"(halves|hundredths|thousandths)"/);
      const shares = new Map(told?.players.map(({ player, win }) => [player, win.share]));
      for (const { player, before, after, round } of told?.swings ?? []) {
        expect(after).toBe(shares.get(player));
        expect(Math.abs(after - before)).toBeGreaterThanOrEqual(0.02);
        expect(openGames({ ...game.state.facts, rounds: game.state.facts.rounds.slice(0, round) })).toBe(0);
        swung++;
      }
    }
    expect(swung).toBeGreaterThan(0);
  });
});
