import { runCli } from './program.ts';
import { processTerminal } from './terminal.ts';

// Whoever reads us may stop early, as in `tiltyard show … | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await runCli(process.argv.slice(2), processTerminal());
