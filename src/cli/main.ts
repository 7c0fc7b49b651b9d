import { hash } from 'node:crypto';
import { hashBy } from '../kit/index.ts';
import { exitCodes } from './failure.ts';
import { runCli } from './program.ts';
import { processTerminal } from './terminal.ts';

// The reader of our output may stop early, as in `tiltyard show … | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exitCodes.done);
  process.stderr.write(`The answer could not be written: ${error.message}.\n`);
  process.exit(exitCodes.usage);
});
process.stderr.on('error', () => undefined);

// The same hash as the engine's own, which runs everywhere; a long log is checked in a fraction of the time.
hashBy((text) => hash('sha256', text));

process.exitCode = await runCli(process.argv.slice(2), processTerminal());
