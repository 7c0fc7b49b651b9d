import { serve } from '../../src/server/index.ts';

// A server in a process of its own, for tests that kill it. Its first line is the owner link.
const [db] = process.argv.slice(2);
const server = await serve({ host: '127.0.0.1', port: 0, db: db ?? 'memory:', quiet: true });
process.stdout.write(`${server.ownerLink}\n`);
process.once('SIGTERM', () => void server.close());
