import fastify from 'fastify';

/** Takes a command's body and answers with as many bytes as the product does; nothing is decided or stored. */
const app = fastify();
const HASH = 'a'.repeat(64);
app.post<{ Body: { commandId: string; command: object } }>('/commands', ({ body: { commandId, command } }) => {
  const entry = { version: 1, commandId, at: Date.now(), by: 'owner', command, events: [{ ...command }], hash: HASH };
  return { version: 1, repeated: false, entry };
});
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.on('message', () => process.send?.(process.cpuUsage()));
process.send?.({ url, ownerLink: '' });
