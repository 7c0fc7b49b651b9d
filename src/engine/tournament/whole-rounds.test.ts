import { describe, expect, test } from 'vitest';
import { Hall } from '../../../test/hall.ts';
import { chanceFrom, hashOf } from '../../kit/index.ts';
import { formats } from '../formats/index.ts';
import { forecast } from '../simulation/forecast.ts';
import { chanceOf, type Pace, type Played, Playing, playTournament } from '../simulation/play.ts';
import type { SkillModel } from '../simulation/skill.ts';
import { conclude, type State } from './index.ts';

const model: SkillModel = { draws: 200, spread: 200, equal: false, rated: false };

const settings: readonly (readonly [format: string, config: Readonly<Record<string, unknown>>])[] = [
  ['swiss', {}],
  ['swiss', { topCut: 4 }],
  ['swiss', { rounds: 6, byePoints: 1.5, tieBreaks: ['opponents-points', 'head-to-head', 'lot'] }],
  ['swiss', { firstRound: 'rating', target: 3, win: 2, draw: 1 }],
  ['strikes', {}],
  ['strikes', { maxTable: 4, fiveLeft: '4+bye', eliminationAt: 47 }],
  ['strikes', { scoring: 'places', improve: false }],
  ['strikes', { finalGame: true, eliminationAt: 20 }],
  ['robin', {}],
  ['robin', { legs: 2, publish: 'all-at-once', results: 'scores' }],
];

/** All that decides who wins. */
const whatHappened = ({ state: { facts }, finished }: Played) => ({
  finished,
  conclusion: { ...conclude(formats, facts) },
  lots: facts.lots,
  rounds: facts.rounds.map(({ number, edition, kind, state, byes, tables, draw, open }) => ({
    ...{ number, edition, kind, state, byes, draw, open },
    tables: tables.map(({ match, number: at, seats, games }) => ({
      ...{ match, at, seats },
      outcomes: games.map(({ recorded }) => [recorded?.outcome, recorded?.sequence]),
    })),
  })),
});

describe('[DK-29] rounds played at a stroke', () => {
  test.each(settings)('%s %j: whole tournaments end as by commands, table for table', (format, config) => {
    for (let run = 1; run <= 12; run++) {
      const play = (pace: Pace) =>
        whatHappened(playTournament(formats, { format, config, players: 4 + run, model }, 'stroke', run, pace));
      expect(play('by-rounds')).toEqual(play('by-commands'));
    }
  });

  /** In mid-play, with someone gone, a fixed table, and a part of the results in. */
  function midway(format: string, config: Readonly<Record<string, unknown>>, run: number): State {
    const hall = new Hall(format, 'abcdefghijk', { config }).begin();
    const ids = [...hall.facts.players.keys()];
    hall.must({ type: 'FixTable', player: ids[run % ids.length] ?? '', table: 2 });
    const chance = chanceFrom(hashOf(`midway ${run}`));
    const game = new Playing(formats, hall.state, () => 1500, model, chanceOf('midway', run, 'games'));
    for (let turns = chance.below(7); turns > 0; turns--) game.turn();
    game.go({ type: 'DropPlayer', player: ids[(run + 3) % ids.length] ?? '' });
    return game.state;
  }

  test.each(settings)('%s %j: a forecast has the same figures either way', (format, config) => {
    for (let run = 1; run <= 6; run++) {
      const state = midway(format, config, run);
      const told = (pace: Pace) => forecast(formats, state, { runs: 10, seed: `${run}`, pace, model });
      expect(told('by-rounds')).toEqual(told('by-commands'));
    }
  });
});
