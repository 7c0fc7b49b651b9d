import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

// Loaded into the server that is measured. Told «reset» and «read», it says how long the loop was held: by the clock, and in
// processor time of the main thread, which other work on the machine does not add to.
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

/** Milliseconds that the main thread has run. Elsewhere than on Linux those of all threads: never too few. */
const ran = () => {
  if (process.platform === 'linux') {
    const [nanoseconds = ''] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  }
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
};
let before = ran();
let longestRun = 0;
// Between two ticks lies a whole turn of the loop, so that no piece of work is cut in two.
const tick = () => {
  const now = ran();
  longestRun = Math.max(longestRun, now - before);
  before = now;
};
setInterval(tick, 1).unref();

process.on('message', (asked) => {
  if (asked === 'reset') {
    delay.reset();
    tick();
    longestRun = 0;
  }
  process.send?.({ longestMs: delay.max / 1e6, longestRunMs: longestRun });
});
process.once('disconnect', () => process.exit());
