import { serve } from '../../src/server/index.ts';

/** The server that is measured, in a process of its own. */
const db = process.argv[2] ?? 'memory:';
const { url, ownerLink } = await serve({ host: '127.0.0.1', port: 0, db, quiet: true, streamsPerAddress: 1_000_000 });
process.send?.({ url, ownerLink });
