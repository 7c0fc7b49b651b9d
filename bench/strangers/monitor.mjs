import { readFileSync } from 'node:fs';

// Loaded into the server that is measured. Told “reset” and “read”, it says what was done in between: the processor time of all
// its threads, and how long the loop was held at the most, by the clock and in processor time of the main thread. Other work on
// the machine does not add to processor time.

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
let longest = { clock: 0, hold: 0 };
let begun = process.cpuUsage();
// Between two ticks lies a whole turn of the loop, so that no piece of work is cut in two.
const tick = () => {
  const now = { clock: performance.now(), processor: ran() };
  longest = {
    clock: Math.max(longest.clock, now.clock - before.clock),
    hold: Math.max(longest.hold, now.processor - before.processor),
  };
  before = now;
};
setInterval(tick, 5).unref();

process.on('message', (asked) => {
  tick();
  if (asked === 'reset') {
    longest = { clock: 0, hold: 0 };
    begun = process.cpuUsage();
  }
  const { user, system } = process.cpuUsage(begun);
  process.send?.({ ...longest, total: (user + system) / 1e3 });
});
process.once('disconnect', () => process.exit());
