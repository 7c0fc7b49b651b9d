import { parentPort } from 'node:worker_threads';
import { formats } from '../../engine/formats/index.ts';
import { assertDefined } from '../../kit/index.ts';
import { type Job, perform } from './jobs.ts';

/** A thread beside the one that serves: it does one job after the other. */
const port = assertDefined(parentPort, 'the thread that started this one');
port.on('message', (job: Job) => {
  // An error ends the thread, and those waiting for it are told.
  void perform(formats, job).then((done) => port.postMessage(done, done.kind === 'made' ? [done.bytes.buffer] : []));
});
