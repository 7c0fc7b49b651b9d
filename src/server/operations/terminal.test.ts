import { expect, test } from 'vitest';
import { untestedNode } from './terminal.ts';

test.each(['20.19.0', '22.13.0', '24.21.0'])('Node %s is one of those that were tested', (version) => {
  expect(untestedNode(version)).toBeUndefined();
});

test.each(['21.7.3', '23.11.0', '25.1.0', '26.0.0'])('a start on Node %s says that it was not tested', (version) => {
  expect(untestedNode(version)).toBe(
    `Tiltyard has not been tested on Node ${version}. The tests run on Node 20, 22 and 24; please use Node 24 if anything goes wrong.`,
  );
});
