import { describe, expect, test } from 'vitest';
import { contenders } from '../../../test/contract/contenders.ts';
import { Hall } from '../../../test/hall.ts';
import { chanceFrom, hashOf } from '../../kit/index.ts';
import { formats } from '../formats/index.ts';
import { forecast } from '../simulation/forecast.ts';
import { chanceOf, type Pace, type Played, Playing, playTournament } from '../simulation/play.ts';
import type { SkillModel } from '../simulation/skill.ts';
import { conclude, derive, emptyState, type Facts, type State } from './index.ts';

const model: SkillModel = { draws: 200, spread: 200, equal: false, rated: false };

type Setting = readonly [format: string, config: Readonly<Record<string, unknown>>];

/** Every format, as the contract plays it. */
const asPlayed: readonly Setting[] = contenders
  .filter(({ format }) => formats.names.some((name) => name === format))
  .map(({ format, config }) => [format, config]);
const byRounds = ([format, config]: Setting): Setting => [format, { ...config, roundByRound: true }];
const mayGoByRounds = ([format, config]: Setting): boolean =>
  formats.format(format, formats.rulesVersion)?.configure({ ...config, roundByRound: true }).ok === true;

/** Rounds shown all at once are shown one after another at a stroke. */
const shownTogether = ([, { publish }]: Setting): boolean => publish === 'all-at-once';
const settings = asPlayed.map((setting) => (mayGoByRounds(setting) ? byRounds(setting) : setting));
/** Where matches open one by one, or more of them than those of a round. */
const oneByOne = asPlayed
  .filter((setting) => mayGoByRounds(setting) || shownTogether(setting))
  .map(([format, { roundByRound: _, ...config }]): Setting => [format, config]);

/** All of it but the time of day, of which a stroke knows nothing. */
const concluded = (facts: Facts): unknown =>
  JSON.parse(JSON.stringify({ ...conclude(formats, facts) }, (key, value) => (key === 'at' ? undefined : value)));

/** All that decides who wins. */
const whatHappened = ({ state: { facts }, finished }: Played) => ({
  finished,
  conclusion: concluded(facts),
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
  test.each(settings.filter((setting) => !shownTogether(setting)))(
    '%s %j: whole tournaments end as by commands, table for table',
    (format, config) => {
      for (let run = 1; run <= 12; run++) {
        const play = (pace: Pace) =>
          whatHappened(playTournament(formats, { format, config, players: 4 + run, model }, 'stroke', run, pace));
        expect(play('by-rounds')).toEqual(play('by-commands'));
      }
    },
  );

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

  /** By the match of the bracket, else by the one of the round: what became of each game, and when. */
  const resultsOf = ({ rounds }: Facts) =>
    new Map(
      rounds.flatMap(({ number, stage, tables }) =>
        tables.flatMap(({ match, bracketMatch, games }) =>
          games.flatMap(({ recorded }, game) => {
            const at =
              bracketMatch === undefined ? `round ${number} match ${match}` : `${stage} bracket ${bracketMatch}`;
            return recorded ? [[`${at} game ${game}`, recorded] as const] : [];
          }),
        ),
      ),
    );

  /** The same results once more, entered at a desk in the order in which they came. */
  function entered(format: string, config: Readonly<Record<string, unknown>>, names: number, played: Facts): Facts {
    const results = resultsOf(played);
    const game = new Playing(formats, emptyState, () => 1500, model, chanceFrom(hashOf('nobody plays')));
    const secret = played.about?.secret ?? '';
    game.must({ type: 'CreateTournament', id: 'simulation', name: 'Simulation', format, config, secret });
    game.must({ type: 'AddPlayers', players: Array.from({ length: names }, (_, at) => ({ name: `P${at + 1}` })) });
    game.must({ type: 'Start' });
    const open = () =>
      game.state.facts.rounds.flatMap(({ number: round, edition, stage, state, tables }) =>
        tables.flatMap(({ match, bracketMatch, games }) => {
          const index = games.findIndex(({ recorded }) => !recorded);
          const at = bracketMatch === undefined ? `round ${round} match ${match}` : `${stage} bracket ${bracketMatch}`;
          const result = results.get(`${at} game ${index}`);
          const place = { round, edition, match, game: index + 1 };
          return state === 'draft' || index < 0 || !result ? [] : [{ place, result }];
        }),
      );
    for (;;) {
      const [first] = open().sort((a, b) => a.result.sequence - b.result.sequence);
      if (first) game.must({ type: 'RecordOutcome', place: first.place, outcome: first.result.outcome });
      else if (conclude(formats, game.state.facts).finished || !game.turn()) return game.state.facts;
    }
  }

  test.each(oneByOne)('%s %j: entered at a desk, the results of whole rounds end the same', (format, config) => {
    for (let run = 1; run <= 12; run++) {
      const players = 4 + run;
      const simulated = { format, config, players, model };
      const { state, finished } = playTournament(formats, simulated, 'stroke', run, 'by-rounds');
      expect(finished).toBe(true);
      const atTheDesk = entered(format, config, players, state.facts);
      expect(concluded(atTheDesk)).toEqual(concluded(state.facts));
      expect([...resultsOf(atTheDesk).keys()].sort()).toEqual([...resultsOf(state.facts).keys()].sort());
    }
  });

  test.each([...settings, ...oneByOne])('%s %j: who is in is as the standings have it', (format, config) => {
    for (let run = 1; run <= 6; run++) {
      const { facts } = midway(format, config, run);
      const { rulebook, history, sheet, standings } = derive(formats, facts).stage();
      const beside = (rulebook.bracket?.(history, sheet) ?? [])
        .filter(({ aside }) => aside)
        .flatMap(({ slots }) => slots.flatMap((slot) => (slot.kind === 'player' ? slot.player : [])));
      const rows = standings.filter(
        ({ player, state }) => (state === 'active' || state === 'qualified') && !beside.includes(player),
      );
      expect([...(rulebook.playersIn?.(history, sheet) ?? [])].sort()).toEqual(rows.map(({ player }) => player).sort());
    }
  });

  test.each(settings)('%s %j: a forecast has the same figures either way', (format, config) => {
    for (let run = 1; run <= 6; run++) {
      const state = midway(format, config, run);
      const told = (pace: Pace) => forecast(formats, state, { runs: 10, seed: `${run}`, pace, model });
      expect(told('by-rounds')).toEqual(told('by-commands'));
    }
  });
});
