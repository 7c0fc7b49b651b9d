import { readFileSync } from 'node:fs';

// Loaded into the server that is measured. Told “reset” and “read”, it says how long the loop was held: by the clock, and in
// processor time of the main thread, which other work on the machine does not add to.

/** Milliseconds that the main thread has run. Elsewhere than on Linux those of all threads: never too few. */
const ran = () => {
  if (process.platform === 'linux') {
    const [nanoseconds = ''] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  }
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
};
let before = { clock: performance.now(), processor: ran() };
let longest = { clock: 0, processor: 0 };
// Between two ticks lies a whole turn of the loop, so that no piece of work is cut in two.
const tick = () => {
  const now = { clock: performance.now(), processor: ran() };
  longest = {
    clock: Math.max(longest.clock, now.clock - before.clock),
    processor: Math.max(longest.processor, now.processor - before.processor),
  };
  before = now;
};
setInterval(tick, 1).unref();

process.on('message', (asked) => {
  tick();
  if (asked === 'reset') longest = { clock: 0, processor: 0 };
  process.send?.(longest);
});
process.once('disconnect', () => process.exit());
