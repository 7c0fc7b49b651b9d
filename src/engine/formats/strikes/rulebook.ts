import { ok } from '../../../kit/index.ts';
import {
  backAfter,
  type CommonFinding,
  enteredAfter,
  finishRound,
  type Game,
  isAway,
  leftDuring,
  type Meaning,
  type Outcome,
  type Player,
  type PlayerId,
  type Refusal,
  type Round,
  type Rulebook,
  refusal,
  type Step,
  type Table,
  wait,
} from '../../tournament/index.ts';
import type { StrikesConfig } from './config.ts';
import { dueIn, judgeSeating } from './judgement.ts';
import { because } from './reasons.ts';
import { drawFinalGame, drawRound } from './seating.ts';
import {
  endingAt,
  FINAL_GAME,
  finalistsOf,
  jointWinnersOf,
  type Sheet,
  type StrikesHistory,
  sheetOf,
  unfinishedIn,
} from './sheet.ts';
import { placesNeeded, strikesStakes } from './stakes.ts';
import { concludeStrikes, strikesStandings } from './standings.ts';
import { arePlaces, resultAt, scoresOf } from './strikes.ts';

const FEWEST_PLAYERS = 3;
/** In thousandths; far beyond any game, and exact in every sum and difference. */
const LARGEST_SCORE = 1_000_000_000_000;

/** By its seats: pages ask about tables with results that are still being typed. */
const roundOf = (history: StrikesHistory, table: Table): Round | undefined =>
  history.rounds.find((round) => round.tables.some((one) => one.seats === table.seats));

function nextStep(history: StrikesHistory, sheet: Sheet): Step {
  const unfinished = finishRound(unfinishedIn(history), false);
  if (unfinished) return unfinished;
  const ending = endingAt(sheet, history.config);
  const finalists = finalistsOf(ending, history);
  if (history.ended || (ending.kind === 'decided' && !finalists)) return wait(refusal('already-finished', {}));
  return {
    kind: 'pair-round',
    auto: false,
    pair: (chance) =>
      finalists ? ok(drawFinalGame(history, sheet, finalists, chance)) : drawRound(history, sheet, chance),
  };
}

/** ST-4, ST-17: one number per seat, and none for a seat whose player has left. */
function problemWith(history: StrikesHistory, table: Table, game: Game, outcome: Outcome): Refusal | undefined {
  const seats = table.seats.length;
  const impossible = (problem: 'count' | 'kind' | 'places' | 'not-a-number' | 'left') =>
    refusal('impossible-score', { problem, seats });
  const { scoring } = history.config;
  if (outcome.kind === 'forfeit') {
    const named = new Set(outcome.seats);
    const good =
      named.size === outcome.seats.length && [...named].every((seat) => Number.isInteger(seat) && seat in table.seats);
    if (!good) return impossible('count');
    // With two or more left at the table there is a game, and it has a result.
    return seats - named.size > 1 || named.size === 0 ? impossible('kind') : undefined;
  }
  const numbers = outcome.kind === 'scores' ? outcome.scores : outcome.places;
  if (outcome.kind === 'places' && scoring !== 'places') return impossible('kind');
  if (numbers.length !== seats) return impossible('count');
  if (numbers.some((number) => number !== null && !Number.isSafeInteger(number))) return impossible('not-a-number');
  if (numbers.some((number) => number !== null && Math.abs(number) > LARGEST_SCORE)) {
    return refusal('impossible-score', { problem: 'range', seats, most: LARGEST_SCORE / 1000 });
  }
  for (const [seat, number] of numbers.entries()) {
    const expected = expectedOf(history, table, game, seat);
    if (number === null && expected === 'number') return impossible('not-a-number');
    if (number !== null && expected === 'nothing') return impossible('left');
  }
  const present = scoresOf(outcome, seats, scoring).filter((score) => score !== 'withdrawn');
  if (scoring === 'places' && !arePlaces(present)) return impossible('places');
  return undefined;
}

/** What the result says of a seat: a number, or nothing where the player left in mid-round and takes the last place. */
function expectedOf(history: StrikesHistory, table: Table, game: Game, seat: number): 'number' | 'nothing' | 'either' {
  const player = history.players.get(table.seats[seat] ?? '');
  // Hardly anyone has left; only for them the round is looked for.
  const round = isAway(player) ? roundOf(history, table) : undefined;
  const leftInMidRound = round !== undefined && leftDuring(player, round.number);
  const before = game.recorded?.outcome;
  const numbered = before && scoresOf(before, table.seats.length, history.config.scoring)[seat] !== 'withdrawn';
  // A correction may keep what was recorded: players who left after their game had a score, players who came back had none.
  if (leftInMidRound) return numbered ? 'either' : 'nothing';
  return before && !numbered ? 'either' : 'number';
}

/** ST-17: where a leaving player leaves at most one at the table, its game is over: the others take the last places. */
function leaves(history: StrikesHistory, player: PlayerId): ReturnType<Rulebook['leaves']> {
  const gone = (id: PlayerId) => id === player || isAway(history.players.get(id));
  return history.rounds.flatMap((round) =>
    round.tables
      .filter((table) => table.seats.includes(player) && !table.games[0]?.recorded)
      .filter((table) => table.seats.filter((id) => !gone(id)).length <= 1)
      .map((table) => ({
        round: round.number,
        match: table.match,
        game: 1,
        outcome: { kind: 'forfeit', seats: [...table.seats.keys()].filter((seat) => gone(table.seats[seat] ?? '')) },
      })),
  );
}

/** ST-17: late entry until the first result. DK-5: coming back is for those under the level, until a final game is drawn. */
function admitsLate(history: StrikesHistory, sheet: Sheet, player: PlayerId | undefined): Refusal | undefined {
  if (player === undefined) {
    const anyResult = history.rounds.some((round) => round.tables.some((table) => table.games[0]?.recorded));
    return anyResult ? refusal('late-entry-closed', { reason: 'first-result' }) : undefined;
  }
  const strikes = sheet.lines.get(player)?.strikes ?? 0;
  return sheet.finalGame || strikes >= history.config.eliminationAt
    ? refusal('cannot-come-back', { player })
    : undefined;
}

/** ST-1: who would be out with it, with how many strikes. */
function meaningOf(history: StrikesHistory, { lines }: Sheet, table: Table): Meaning | undefined {
  const { scoring, eliminationAt } = history.config;
  const strikes = resultAt(table, scoring)?.strikes;
  if (!strikes) return undefined;
  const round = roundOf(history, table);
  if (round?.kind === FINAL_GAME) return { why: [because('ST-15', 'no-strikes-in-final', {})], notable: false };
  // A result that is being typed replaces what the table has had.
  const stored = round?.tables.find(({ seats }) => seats === table.seats);
  const had = stored && resultAt(stored, scoring)?.strikes;
  const out = table.seats.flatMap((player, seat) => {
    const total = (lines.get(player)?.strikes ?? 0) - (had?.[seat] ?? 0) + (strikes[seat] ?? 0);
    return total >= eliminationAt ? [because('ST-1', 'goes-out', { player, strikes: total })] : [];
  });
  return out.length > 0
    ? { why: out, notable: true }
    : { why: [because('ST-1', 'nobody-goes-out', {})], notable: false };
}

/** Everyone who has a seat or the bye; between rounds, or while someone is about to join, as the sheet says. */
function playersIn(history: StrikesHistory, { survivors }: Sheet): readonly PlayerId[] {
  const last = history.rounds.at(-1);
  const isWaiting = (player: Player, { number }: Round) =>
    enteredAfter(player) >= number || (backAfter(player) ?? -1) >= number;
  if (!last || last.open === 0 || [...history.players.values()].some((player) => isWaiting(player, last))) {
    return survivors.map((line) => line.player);
  }
  const there = [...last.tables.flatMap(({ seats }) => seats), ...last.byes];
  return there.filter((id) => !isAway(history.players.get(id)));
}

export const strikesRulebook: Rulebook<StrikesConfig, CommonFinding, Sheet> = {
  name: 'strikes',
  pointStep: 1000,
  admits: (_config, players) =>
    players < FEWEST_PLAYERS ? refusal('too-few-players', { have: players, need: FEWEST_PLAYERS }) : undefined,
  admitsLate,
  accepts: problemWith,
  leaves,
  sheet: sheetOf,
  conclude: concludeStrikes,
  standings: strikesStandings,
  next: nextStep,
  finalists: (history, sheet) =>
    sheet.unfinished || history.ended ? undefined : jointWinnersOf(endingAt(sheet, history.config)),
  due: (history, sheet, pairing) => ({ players: dueIn(history, sheet, pairing) }),
  judge: (history, sheet, pairing) => judgeSeating(history, sheet, pairing),
  tally: (history, _sheet, table) => {
    const result = resultAt(table, history.config.scoring);
    const final = roundOf(history, table)?.kind === FINAL_GAME;
    if (!result) return { points: table.seats.map(() => 0), winners: [] };
    return {
      points: final ? table.seats.map(() => 0) : result.strikes,
      winners: [...table.seats.keys()].filter((seat) => result.places[seat] === 1),
    };
  },
  results: ({ scoring }) =>
    scoring === 'places'
      ? { kind: 'places' }
      : { kind: 'scores', best: scoring === 'highest-wins' ? 'highest' : 'lowest' },
  meaning: meaningOf,
  stakes: strikesStakes,
  playersIn,
  seats: ({ maxTable }) => maxTable,
  headline: 'strikes',
  board: because('ST-16', 'board-strikes'),
  bars: (history, sheet) => ({
    limit: history.config.eliminationAt,
    rounds: history.rounds.filter(({ kind }) => kind !== FINAL_GAME).map(({ number }) => number),
    needs: placesNeeded(history, sheet),
  }),
  label: (_history, round) =>
    round.kind === FINAL_GAME
      ? because('ST-15', 'label-final-game', { round: round.number })
      : because('ST-5', 'label-round', { round: round.number, kind: round.kind }),
};
