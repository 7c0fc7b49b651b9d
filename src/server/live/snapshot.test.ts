import { expect, test } from 'vitest';
import { Hall } from '../../../test/hall.ts';
import { derive } from '../../engine/index.ts';
import { assertDefined } from '../../kit/index.ts';
import type { Frame } from './frames.ts';
import { publicExport } from './public-document.ts';
import { Snapshot } from './snapshot.ts';

const topic = 't/public';
const snapshotOf = (hall: Hall, before?: Snapshot) =>
  Snapshot.of(derive(hall.formats, hall.state.facts), hall.state, before);
const namesIn = ({ text }: Frame) =>
  (JSON.parse(text) as { readonly slices: readonly { readonly slice: string }[] }).slices.map(({ slice }) => slice);

test('[DK-10] after a restart, a reader who has not seen the newest version is sent every slice', () => {
  const hall = new Hall('swiss', 'abcd').begin();
  const before = snapshotOf(hall);
  hall.must({ type: 'DescribeEvent', venue: 'Town hall' });
  const after = snapshotOf(hall, before);
  const restarted = snapshotOf(hall);
  expect(namesIn(after.since(before.version))).toEqual(['about']);
  expect(namesIn(restarted.since(before.version))).toEqual(namesIn(restarted.since(0)));
  expect(namesIn(restarted.since(after.version))).toEqual([]);
  expect(restarted.view.head).toBe(after.view.head);
});

test('[DK-10] what was changed and changed back while nobody looked is sent to those who saw it elsewhere', () => {
  const hall = new Hall('swiss', 'abcd').begin();
  const before = snapshotOf(hall);
  hall.must({ type: 'DescribeEvent', venue: 'Town hall' });
  const elsewhere = snapshotOf(hall);
  hall.must({ type: 'Undo', version: hall.state.log.length });
  const after = snapshotOf(hall, before);
  expect(namesIn(after.since(before.version))).toEqual([]);
  expect(namesIn(after.since(elsewhere.version))).toContain('about');
});

test('a version that brings nothing new is still told, so that the reader is at it', () => {
  const hall = new Hall('swiss', 'abcd').begin();
  const before = snapshotOf(hall);
  hall.must({ type: 'CheckIn', players: ['p1'], present: true });
  expect(snapshotOf(hall, before).version).toBe(before.version);
  hall.must({ type: 'Undo', version: hall.state.log.length });
  const after = snapshotOf(hall, before);
  const { text } = assertDefined(after.frameSince(before.version, topic), 'frame');
  expect(text).toContain(`"version":${after.version},"head":"${after.view.head}","slices":[]}`);
  expect(after.frameSince(after.version, topic)).toBeUndefined();
});

test('[DK-18] a file whose rounds are kept has the name that the event has now', () => {
  const hall = new Hall('dutch', 'abcd').begin();
  const before = snapshotOf(hall);
  expect(publicExport(before, 'games.pgn', 'en')?.text).toContain('[Event "');
  hall.must({ type: 'Configure', name: 'Renamed' });
  expect(publicExport(snapshotOf(hall, before), 'games.pgn', 'en')?.text).toContain('[Event "Renamed"]');
});
