import { monitorEventLoopDelay } from 'node:perf_hooks';

// Loaded into the server that is measured. Told «reset» and «read», it says how long the loop was held.
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('message', (asked) => {
  if (asked === 'reset') delay.reset();
  process.send?.({ longestMs: delay.max / 1e6 });
});
process.once('disconnect', () => process.exit());
