import { describe, expect, test } from 'vitest';
import { formats } from '../engine/formats/index.ts';
import { derive, explain, formatNamed, playTournament, type Reason, tournamentView } from '../engine/index.ts';
import { assertDefined } from '../kit/index.ts';
import { criterionName, namesOf, say } from './say.ts';

const model = { draws: 300, spread: 200, equal: false, rated: true };

/** Every preset, at sizes with byes, playoffs and power-of-two brackets. */
const played = formats.names.flatMap((format) =>
  Object.values(assertDefined(formatNamed(formats, format), format).presets).flatMap((config) =>
    [5, 8, 11].map((players) => ({ format, config, players })),
  ),
);
const more = [
  {
    format: 'swiss',
    config: { topCut: 4, rounds: 3, tieBreaks: ['head-to-head', 'opponents-points', 'lot'] },
    players: 9,
  },
  { format: 'swiss', config: { firstRound: 'rating' }, players: 7 },
  { format: 'hybrid', config: { thirdPlace: true, raceTo: 2 }, players: 8 },
  { format: 'hybrid', config: { seedTies: 'playoff' }, players: 13 },
  { format: 'strikes', config: { maxTable: 4, finalGame: true, scoring: 'places' }, players: 9 },
];

describe('[DK-9] whatever is said in a whole tournament has its words', () => {
  test.each([...played, ...more])('$format, $players players, $config', ({ format, config, players }) => {
    const { state } = playTournament(formats, { format, config, players, model }, 'words', players);
    const view = assertDefined(tournamentView(derive(formats, state.facts), state.log, { drafts: true }), 'view');
    const names = namesOf(view.players);
    const ids = [
      ...view.players.map(({ id }) => id),
      ...view.rounds.flatMap(({ matches }) => matches.map(({ id }) => id)),
    ];
    const reasons: readonly Reason[] = [
      ...view.why,
      ...view.rounds.flatMap((round) => [round.label, ...round.notes, ...round.byeReasons]),
      ...view.standings.flatMap((row) => row.why),
      ...ids.flatMap(
        (id) =>
          explain(derive(formats, state.facts), id)?.reasons.flatMap(({ round, why }) => [
            ...(round ? [round] : []),
            ...why,
          ]) ?? [],
      ),
    ];
    const wrong = reasons.filter((reason) => {
      const sentence = say('en', reason, names);
      return sentence === reason.code || /\{\{|undefined|NaN|\[object|\bp\d+\b/.test(sentence);
    });
    expect(wrong).toEqual([]);
    const criteria = new Set(view.standings.flatMap((row) => row.criteria.map(({ name }) => name)));
    expect([...criteria].filter((name) => criterionName('en', name) === name)).toEqual([]);
    expect(view.status).toBe('finished');
  });
});
