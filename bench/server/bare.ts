import fastify from 'fastify';

/** Takes a command's body and answers as much as the product does; nothing is decided or stored. */
const app = fastify();
app.post('/commands', () => ({ version: 1, entries: [], hash: 'a'.repeat(64) }));
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.on('message', () => process.send?.(process.cpuUsage()));
process.send?.({ url, ownerLink: '' });
