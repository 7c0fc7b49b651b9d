import { mkdirSync } from 'node:fs';
import { formats } from '../../src/engine/formats/index.ts';
import { formatNames, usualSpread } from '../../src/engine/index.ts';
import { type Forecast, forecast } from '../../src/engine/simulation/forecast.ts';
import { chanceOf, Playing } from '../../src/engine/simulation/play.ts';
import { drawSkills } from '../../src/engine/simulation/skill.ts';
import { conclude, emptyState, type PlayerId } from '../../src/engine/tournament/index.ts';
import { hashOf } from '../../src/kit/index.ts';
import { type Account, accountsOf, add, FOLDER, PLAYOUTS, save, score, WORLDS, type World } from './account.ts';
import { writeTables } from './tables.ts';

/**
 * DK-29: of everything forecast at 30 %, does about 30 % happen? Plays tournaments whose true strengths the forecast is not
 * told, asks it at each of the first four rounds, and keeps the sums of each format in a file of its own:
 * `npx tsx bench/forecast/calibrate.ts 2000 swiss strikes` goes on from there until there are 2,000 tournaments of each
 * (of all formats where none is named; with 0 none is played) and writes docs/forecast.md's tables anew. Formats can be
 * played side by side in several processes.
 */
/** A hybrid of eight would be a knockout. */
const playersOf = (format: string): number => (format === 'hybrid' ? 12 : 8);
/** What the forecast supposes; the first of the worlds is true to it. */
const DRAWS = 100;
const ROUNDS = 4;
const SAVE_EVERY = 20;

const isIn = (state: string): boolean => state === 'active' || state === 'qualified';

function newTournament(format: string, world: World, run: number): Playing {
  const spread = Math.round(world.spread * usualSpread(format));
  const model = { draws: world.draws, spread, equal: false, rated: false };
  const seed = `calibration: ${world.name}`;
  const skills = drawSkills(playersOf(format), model, chanceOf(seed, run, 'players'));
  const skillOf = (id: PlayerId) => skills[Number(id.slice(1)) - 1] ?? 0;
  const game = new Playing(formats, emptyState, skillOf, model, chanceOf(seed, run, 'games'));
  const secret = hashOf(`${seed}\n${run}\nsecret`);
  game.must({ type: 'CreateTournament', id: 'calibration', name: 'Calibration', format, config: {}, secret });
  game.must({ type: 'AddPlayers', players: skills.map((_, at) => ({ name: `P${at + 1}` })) });
  game.must({ type: 'Start' });
  return game;
}

const stillIn = (game: Playing): Set<PlayerId> =>
  new Set(conclude(formats, game.state.facts).standings.flatMap((row) => (isIn(row.state) ? [row.player] : [])));

interface Asked {
  readonly round: number;
  readonly told: Forecast;
  readonly present: ReadonlySet<PlayerId>;
  next?: ReadonlySet<PlayerId>;
}

/** One tournament, with what was forecast at each round as soon as it was shown. */
function play(format: string, world: World, run: number, account: Account): void {
  const game = newTournament(format, world, run);
  const model = { draws: DRAWS, spread: usualSpread(format) };
  const asked: Asked[] = [];
  const look = () => {
    const { rounds } = game.state.facts;
    const round = rounds.at(-1)?.state === 'draft' ? rounds.length - 1 : rounds.length;
    const last = asked.at(-1);
    if (round === 0 || (last && last.round >= round)) return;
    const present = stillIn(game);
    for (const one of asked) one.next ??= present;
    if (round > ROUNDS || conclude(formats, game.state.facts).finished) return;
    const told = forecast(formats, game.state, { runs: PLAYOUTS, seed: `${run}`, model });
    if (told) asked.push({ round, told, present });
  };
  game.toTheEnd(look);
  account.tournaments++;
  const { winners, standings } = conclude(formats, game.state.facts);
  const places = new Map(standings.map((row) => [row.player, row.place]));
  const atTheEnd = stillIn(game);
  for (const { round, told, present, next = atTheEnd } of asked) {
    for (const { player, win, podium, outNext } of told.players) {
      if (!present.has(player)) continue;
      const won = winners.includes(player);
      add(account, round, 'win', win.share, won);
      add(account, round, 'podium', podium.share, (places.get(player) ?? Number.POSITIVE_INFINITY) <= 3);
      add(account, round, 'outNext', outNext.share, !next.has(player));
      score(account, round, win.share, won, present.size);
    }
  }
}

const [count = '2000', ...chosen] = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });
for (const format of formatNames.filter((name) => chosen.length === 0 || chosen.includes(name))) {
  const accounts = accountsOf(format);
  for (const world of WORLDS) {
    const account = accounts[world.name];
    if (!account) continue;
    while (account.tournaments < Number(count)) {
      play(format, world, account.tournaments + 1, account);
      if (account.tournaments % SAVE_EVERY > 0 && account.tournaments < Number(count)) continue;
      save(format, accounts);
      process.stderr.write(`${format}, ${world.name}: ${account.tournaments} of ${count}\n`);
    }
  }
}
writeTables();
