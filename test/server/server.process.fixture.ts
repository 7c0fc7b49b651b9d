import { serve } from '../../src/server/index.ts';
import { drawsByName } from '../chance.ts';

// A server in a process of its own, for tests that kill it. Its first line is the owner link.
const [db] = process.argv.slice(2);
const server = await serve(
  { host: '127.0.0.1', port: Number(process.env.TILTYARD_PORT ?? 0), db: db ?? 'memory:' },
  drawsByName,
);
// As the command line does: where something never settles, Node ends with 13.
await new Promise((resolve) => {
  process.once('SIGTERM', resolve);
  process.stdout.write(`${server.ownerLink}\n`);
});
await server.close();
