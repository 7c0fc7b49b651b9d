/**
 * A round drawn and shown: PairRound and PublishRound decided as on the server, then everything that the public is sent of
 * it: its slices written down and compared with those before. Processor time, medians.
 * Run with: npx tsx bench/engine/shown.ts [players …]
 */
import { formats } from '../../src/engine/formats/index.ts';
import { derive } from '../../src/engine/index.ts';
import { Snapshot } from '../../src/server/live/snapshot.ts';
import { numbersGiven, short, table, warmly } from '../report.ts';
import { decided, swissOf } from './swiss-evening.ts';

/** What an organiser of the largest club evening waits for. */
const WANTED = 100;

const rows: (string | number)[][] = [];
for (const players of numbersGiven([32, 128, 385, 2_000])) {
  const before = swissOf(players);
  const derived = derive(formats, before.facts);
  const publicBefore = Snapshot.of(derived, before);
  const times = players > 1_000 ? 9 : 51;
  const draw = () => decided(before, { type: 'PairRound' }, derived);
  const publish = () => {
    const draft = draw();
    return decided(draft.state, { type: 'PublishRound', round: 5 }, draft.derived);
  };
  const show = async () => {
    const published = publish();
    await Snapshot.of(published.derived, published.state, publicBefore).prepare(publicBefore.version, true);
  };
  const drawn = await warmly(times, draw);
  const shown = await warmly(times, show);
  rows.push([players, `${short(drawn)} ms`, `${short(shown)} ms`, players === 385 ? `${WANTED} ms` : '']);
}
console.log(table(['players', 'drawn as a draft', 'drawn and shown', 'wanted, under'], rows));
