import { formats } from '../../src/engine/formats/index.ts';
import { forecast, usualSpread } from '../../src/engine/index.ts';
import { chanceOf, Playing } from '../../src/engine/simulation/play.ts';
import { drawSkills } from '../../src/engine/simulation/skill.ts';
import { emptyState, type PlayerId, type State } from '../../src/engine/tournament/index.ts';
import { hashOf } from '../../src/kit/index.ts';
import { busy, table } from '../report.ts';

/**
 * DK-29: what a playout costs, in processor time: `npx tsx bench/forecast/speed.ts [format players rounds [playouts]]`,
 * for a tournament of so many players after so many rounds.
 */
function after(format: string, players: number, rounds: number): State {
  const model = { draws: 100, spread: usualSpread(formats, format), equal: false, rated: false };
  const skills = drawSkills(players, model, chanceOf('speed', 1, 'players'));
  const skillOf = (id: PlayerId) => skills[Number(id.slice(1)) - 1] ?? 0;
  const game = new Playing(formats, emptyState, skillOf, model, chanceOf('speed', 1, 'games'));
  const secret = hashOf('speed');
  game.must({ type: 'CreateTournament', id: 'speed', name: 'Speed', format, config: {}, secret });
  game.must({ type: 'AddPlayers', players: skills.map((_, at) => ({ name: `P${at + 1}` })) });
  game.must({ type: 'Start' });
  const isThere = () => {
    const closed = game.state.facts.rounds.filter(({ state }) => state === 'closed').length;
    return closed >= rounds;
  };
  while (!isThere() && game.turn());
  return game.state;
}

const cases: readonly (readonly [format: string, players: number, rounds: number])[] = [
  ['swiss', 64, 3],
  ['swiss', 385, 3],
  ['strikes', 40, 2],
  ['groups', 16, 1],
  ['hybrid', 6, 1],
  ['hybrid', 12, 1],
  ['robin', 12, 2],
  ['robin', 32, 2],
  ['dutch', 64, 3],
  ['knockout', 32, 1],
  ['double', 16, 1],
];
const [format, players, rounds, playouts] = process.argv.slice(2);
const chosen = format
  ? [[format, Number(players), Number(rounds)] as const]
  : cases.filter(([name]) => formats.names.includes(name));
const rows = chosen.map(([name, field, played]) => {
  const state = after(name, field, played);
  forecast(formats, state, { runs: 5 });
  const began = busy();
  const runs = forecast(formats, state, playouts ? { runs: Number(playouts) } : {})?.runs ?? 0;
  const took = busy() - began;
  return [name, field, played, runs, `${took.toFixed(0)} ms`, `${(took / runs).toFixed(2)} ms`];
});
console.log(table(['format', 'players', 'rounds played', 'playouts', 'the forecast', 'a playout'], rows));
