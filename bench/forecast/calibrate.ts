import { formats } from '../../src/engine/formats/index.ts';
import { formatNames, usualSpread } from '../../src/engine/index.ts';
import { forecast } from '../../src/engine/simulation/forecast.ts';
import { chanceOf, Playing } from '../../src/engine/simulation/play.ts';
import { drawSkills } from '../../src/engine/simulation/skill.ts';
import { conclude, emptyState, type PlayerId } from '../../src/engine/tournament/index.ts';
import { hashOf } from '../../src/kit/index.ts';

/**
 * DK-29: of everything forecast at 30 %, does about 30 % happen? Plays tournaments whose true strengths the forecast is
 * not told, asks it once in each (at the first to the fourth round in turn), and prints docs/forecast.md's tables:
 * `npx tsx bench/forecast/calibrate.ts 2000 swiss strikes`.
 */
/** A hybrid of eight would be a knockout. */
const playersOf = (format: string): number => (format === 'hybrid' ? 12 : 8);
const RUNS = 60;
/** What the forecast supposes; `asSupposed` below is true to it. */
const DRAWS = 100;
const ROUNDS = 4;

interface World {
  readonly name: string;
  readonly spread: (usual: number) => number;
  readonly draws: number;
}

const asSupposed: World = { name: 'as the forecast supposes', spread: (usual) => usual, draws: DRAWS };
const another: World = {
  name: 'from another model: half again the spread, 30 % draws',
  spread: (usual) => Math.round(1.5 * usual),
  draws: 300,
};

const EVENTS = ['win', 'podium', 'outNext'] as const;
type EventName = (typeof EVENTS)[number];
const EDGES = [0.05, 0.15, 0.25, 0.35, 0.5, 0.7, 0.9, 1.01];

/** Sums over forecasts of one event. */
interface Bin {
  count: number;
  told: number;
  happened: number;
}

interface Score {
  forecasts: number;
  brier: number;
  equal: number;
}

class Account {
  tournaments = 0;
  readonly bins = new Map<EventName, Bin[]>(
    EVENTS.map((event) => [event, EDGES.map(() => ({ count: 0, told: 0, happened: 0 }))]),
  );
  readonly rounds = new Map<number, Score>();

  add(event: EventName, share: number, happened: boolean): void {
    const bin = this.bins.get(event)?.[EDGES.findIndex((edge) => share < edge)];
    if (!bin) return;
    bin.count++;
    bin.told += share;
    if (happened) bin.happened++;
  }

  score(round: number, share: number, won: boolean, stillIn: number): void {
    const known = this.rounds.get(round) ?? { forecasts: 0, brier: 0, equal: 0 };
    const truth = won ? 1 : 0;
    known.forecasts++;
    known.brier += (share - truth) ** 2;
    known.equal += (1 / stillIn - truth) ** 2;
    this.rounds.set(round, known);
  }
}

const isIn = (state: string): boolean => state === 'active' || state === 'qualified';

function newTournament(format: string, world: World, run: number): Playing {
  const model = { draws: world.draws, spread: world.spread(usualSpread(format)), equal: false, rated: false };
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

function play(format: string, world: World, run: number, account: Account): void {
  const game = newTournament(format, world, run);
  const askedAt = 1 + (run % ROUNDS);
  const model = { draws: DRAWS, spread: usualSpread(format) };
  let asked: { told: NonNullable<ReturnType<typeof forecast>>; present: Set<PlayerId>; rounds: number } | undefined;
  let next: Set<PlayerId> | undefined;
  const look = () => {
    const { rounds } = game.state.facts;
    const published = rounds.at(-1)?.state === 'draft' ? rounds.length - 1 : rounds.length;
    if (asked && !next && published > asked.rounds) next = stillIn(game);
    if (asked || published < askedAt || conclude(formats, game.state.facts).finished) return;
    const told = forecast(formats, game.state, { runs: RUNS, seed: `${run}`, model });
    if (told) asked = { told, present: stillIn(game), rounds: published };
  };
  look();
  game.toTheEnd(look);
  if (!asked) return;
  account.tournaments++;
  const { winners, standings } = conclude(formats, game.state.facts);
  const after = next ?? stillIn(game);
  const places = new Map(standings.map((row) => [row.player, row.place]));
  for (const { player, win, podium, outNext } of asked.told.players) {
    if (!asked.present.has(player)) continue;
    account.add('win', win.share, winners.includes(player));
    account.add('podium', podium.share, (places.get(player) ?? Number.POSITIVE_INFINITY) <= 3);
    account.add('outNext', outNext.share, !after.has(player));
    account.score(askedAt, win.share, winners.includes(player), asked.present.size);
  }
}

const percent = (value: number): string => `${Math.round(value * 100)} %`;
const share = ({ count, told, happened }: Bin): string =>
  count === 0
    ? '–'
    : `${percent(told / count)} → ${percent(happened / count)} ±${Math.ceil(Math.sqrt((happened / count) * (1 - happened / count) * (10_000 / count)))} (${count})`;

function section(format: string, world: World, account: Account): string[] {
  const rows = EDGES.map((edge, at) => {
    const cells = EVENTS.map((event) => share(account.bins.get(event)?.[at] ?? { count: 0, told: 0, happened: 0 }));
    return `| ${percent(EDGES[at - 1] ?? 0)} to ${percent(Math.min(1, edge))} | ${cells.join(' | ')} |`;
  });
  const scores = [...account.rounds]
    .sort(([a], [b]) => a - b)
    .map(([round, { forecasts, brier, equal }]) => {
      const figures = [brier / forecasts, equal / forecasts].map((one) => one.toFixed(3));
      return `| ${round} | ${figures.join(' | ')} | ${forecasts} |`;
    });
  return [
    `### ${format}, strengths ${world.name}`,
    '',
    `${account.tournaments} tournaments.`,
    '',
    '| forecast | to win | on the podium | out next |',
    '|---|---|---|---|',
    ...rows,
    '',
    '| at round | Brier score | everyone equal | forecasts |',
    '|---|---|---|---|',
    ...scores,
    '',
  ];
}

const [count = '2000', ...chosen] = process.argv.slice(2);
for (const format of formatNames.filter((name) => chosen.length === 0 || chosen.includes(name))) {
  for (const world of [asSupposed, another]) {
    const account = new Account();
    for (let run = 1; account.tournaments < Number(count); run++) {
      play(format, world, run, account);
      if (run % 100 === 0) process.stderr.write(`${format}: ${account.tournaments} of ${count}\n`);
    }
    process.stdout.write(`${section(format, world, account).join('\n')}\n`);
  }
}
