import { parentPort } from 'node:worker_threads';
import { formats } from '../engine/formats/index.ts';
import { simulateRuns } from '../engine/index.ts';
import { assertDefined } from '../kit/index.ts';
import type { Share } from './simulate-runs.ts';

/** A thread of its own: it plays the runs it gets and answers with their tally. */
const port = assertDefined(parentPort, 'the thread that started this one');
port.on('message', ({ simulated, seed, first, last }: Share) =>
  port.postMessage(simulateRuns(formats, simulated, seed, first, last)),
);
