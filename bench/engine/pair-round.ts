/**
 * PairRound as a whole command — decided, judged, evolved and hashed into an entry — beside the draw alone on the same
 * field. Processor time, medians. Run with: npx tsx bench/engine/pair-round.ts [players …]
 */
import type { State } from '../../src/engine/index.ts';
import { drawSwissRound } from '../../src/engine/pairing/swiss-draw.ts';
import { assertDefined, chanceFrom, hashOf } from '../../src/kit/index.ts';
import { grows, numbersGiven, short, table, warmly } from '../report.ts';
import { sent, swissOf } from './swiss-evening.ts';

/** What the draw itself is given. */
function fieldOf(state: State) {
  const ids = [...state.facts.players.keys()];
  const numberOf = new Map(ids.map((id, at) => [id, at]));
  const scores = new Int32Array(ids.length);
  const met = ids.map((): number[] => []);
  const add = (id: string): void => {
    const at = numberOf.get(id) ?? 0;
    scores[at] = (scores[at] ?? 0) + 6;
  };
  for (const round of state.facts.rounds) {
    for (const bye of round.byes) add(bye);
    for (const { seats, games } of round.tables) {
      const [a = 0, b = 0] = seats.map((id) => numberOf.get(id) ?? 0);
      met[a]?.push(b);
      met[b]?.push(a);
      const outcome = games[0]?.recorded?.outcome;
      if (outcome?.kind !== 'scores') continue;
      add(seats[(outcome.scores[0] ?? 0) > (outcome.scores[1] ?? 0) ? 0 : 1] ?? '');
    }
  }
  const byeOrder =
    ids.length % 2 === 0 ? [] : ids.map((_, at) => at).sort((a, b) => (scores[a] ?? 0) - (scores[b] ?? 0));
  return { scores, met, byeOrder };
}

const rows: (string | number)[][] = [];
const draws: [number, number][] = [];
const commandsTook: [number, number][] = [];
for (const players of numbersGiven([32, 128, 385, 2_000, 10_000])) {
  const state = swissOf(players);
  const field = fieldOf(state);
  // What is over in a moment is measured more often: a moment of anything else would count for all of it.
  const times = players > 5_000 ? 9 : players > 1_000 ? 51 : 251;
  const alone = await warmly(times, () => {
    const drawn = drawSwissRound(field, chanceFrom(hashOf(`${Math.random()}`)));
    if (!drawn.ok) throw new Error('no pairing');
  });
  const entry = assertDefined(sent(state, { type: 'PairRound' }).log.head, 'entry');
  const text = await warmly(times, () => hashOf(JSON.stringify(entry)));
  const after = await warmly(times, () => sent(state, { type: 'PairRound' }));
  // Facts that nobody has looked at yet: nothing is kept from the command before.
  const whole = await warmly(times, () => {
    const { facts } = state;
    sent({ ...state, facts: { ...facts, players: new Map(facts.players) } }, { type: 'PairRound' });
  });
  draws.push([players, alone]);
  commandsTook.push([players, after]);
  const besideDraw = (took: number): string => `${short(took)} ms (${(took / alone).toFixed(1)}×)`;
  rows.push([players, `${short(alone)} ms`, besideDraw(text), besideDraw(after), besideDraw(whole)]);
}
console.log(
  table(
    [
      'players',
      'the draw alone',
      'JSON.stringify and SHA-256 of its entry alone',
      'PairRound after CloseRound',
      'PairRound, nothing remembered',
    ],
    rows,
  ),
);
grows('The draw', draws);
grows('The command', commandsTook);
