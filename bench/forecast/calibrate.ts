import { mkdirSync } from 'node:fs';
import { formats } from '../../src/engine/formats/index.ts';
import { usualSpread } from '../../src/engine/index.ts';
import { type Forecast, forecast } from '../../src/engine/simulation/forecast.ts';
import { chanceOf, Playing } from '../../src/engine/simulation/play.ts';
import { Course, Reach, stillIn } from '../../src/engine/simulation/reach.ts';
import { drawSkills } from '../../src/engine/simulation/skill.ts';
import { emptyState, type PlayerId } from '../../src/engine/tournament/index.ts';
import { canonicalJson, hashOf } from '../../src/kit/index.ts';
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

/** Rounds are shown as a whole, so that «the next round» is the same for everyone. */
const configOf = (format: string): Readonly<Record<string, unknown>> =>
  formats.format(format, formats.rulesVersion)?.configure({ roundByRound: true }).ok ? { roundByRound: true } : {};

function newTournament(format: string, world: World, run: number): Playing {
  const spread = Math.round(world.spread * usualSpread(formats, format));
  const model = { draws: world.draws, spread, equal: false, rated: false };
  const seed = `calibration: ${world.name}`;
  const skills = drawSkills(playersOf(format), model, chanceOf(seed, run, 'players'));
  const skillOf = (id: PlayerId) => skills[Number(id.slice(1)) - 1] ?? 0;
  const game = new Playing(formats, emptyState, skillOf, model, chanceOf(seed, run, 'games'));
  const secret = hashOf(`${seed}\n${run}\nsecret`);
  game.must({
    type: 'CreateTournament',
    id: 'calibration',
    name: 'Calibration',
    format,
    config: configOf(format),
    secret,
  });
  game.must({ type: 'AddPlayers', players: skills.map((_, at) => ({ name: `P${at + 1}` })) });
  game.must({ type: 'Start' });
  return game;
}

interface Asked {
  readonly round: number;
  readonly figures: Forecast;
  readonly present: ReadonlySet<PlayerId>;
  next?: ReadonlySet<PlayerId>;
}

/** One tournament, with what was forecast at each round as soon as it was shown. */
function play(format: string, world: World, run: number, account: Account): void {
  const game = newTournament(format, world, run);
  const model = { draws: DRAWS, spread: usualSpread(formats, format) };
  const questions: Asked[] = [];
  const [course, reach] = [new Course(), new Reach(game.derived)];
  let shown = 0;
  const look = () => {
    const { derived } = game;
    const round = derived.facts.rounds.at(-1);
    if (!round || round.state === 'draft' || round.number <= shown) return;
    shown = round.number;
    course.shown(derived, round);
    reach.shown(derived);
    const present = new Set(stillIn(derived));
    for (const one of questions) one.next ??= present;
    if (shown > ROUNDS || derived.verdict.finished) return;
    const figures = forecast(formats, game.state, { runs: PLAYOUTS, seed: `${run}`, model });
    if (figures) questions.push({ round: shown, figures, present });
  };
  game.toTheEnd(look);
  account.tournaments++;
  const { standings } = game.derived;
  const { winners } = game.derived.verdict;
  course.ended(game.derived, winners);
  reach.ended(game.derived, course);
  const rounds = new Map(reach.all().map((round) => [canonicalJson(round.label), round]));
  const places = new Map(standings.map((row) => [row.player, row.place]));
  const atTheEnd = new Set(stillIn(game.derived));
  for (const { round, figures: told, present, next = atTheEnd } of questions) {
    for (const { player, win, podium, outNext, reach: shares } of told.players) {
      if (!present.has(player)) continue;
      const won = winners.includes(player);
      add(account, round, 'win', win.share, won);
      add(account, round, 'podium', podium.share, (places.get(player) ?? Number.POSITIVE_INFINITY) <= 3);
      add(account, round, 'outNext', outNext.share, !next.has(player));
      for (const [at, label] of told.rounds.entries()) {
        const toCome = rounds.get(canonicalJson(label));
        // A round that was not played: whoever was not out by then has won.
        const wasIn = toCome ? reach.times(player, toCome) > 0 : won;
        add(account, round, 'reach', shares[at]?.share ?? 0, wasIn);
      }
      score(account, round, win.share, won, present.size);
    }
  }
}

const [count = '2000', ...chosen] = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });
for (const format of formats.names.filter((name) => chosen.length === 0 || chosen.includes(name))) {
  const accounts = accountsOf(format);
  const played = (world: World) => accounts[world.name]?.tournaments ?? 0;
  // In turn, so that a run that is stopped has as many of each.
  const next = () => WORLDS.toSorted((a, b) => played(a) - played(b)).find((world) => played(world) < Number(count));
  for (let world = next(); world; world = next()) {
    const account = accounts[world.name];
    if (!account) break;
    play(format, world, account.tournaments + 1, account);
    if (account.tournaments % SAVE_EVERY > 0 && account.tournaments < Number(count)) continue;
    save(format, accounts);
    process.stderr.write(`${format}, ${world.name}: ${account.tournaments} of ${count}\n`);
  }
}
writeTables();
