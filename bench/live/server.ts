import { serve } from '../../src/server/index.ts';

/** The server that is measured, in a process of its own. Asked for it, it says how busy it was: microseconds of processor time. */
const db = process.argv[2] ?? 'memory:';
const { url, ownerLink } = await serve({ host: '127.0.0.1', port: 0, db, streamsPerAddress: 1_000_000 });
process.on('message', () => process.send?.(process.cpuUsage()));
process.send?.({ url, ownerLink });
