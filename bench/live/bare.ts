import { createServer, type ServerResponse } from 'node:http';

/** Holds streams open and, when told, writes as many bytes to each: what any server on this machine would take at least. */
const streams = new Set<ServerResponse>();
const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream', connection: 'close' });
    response.flushHeaders();
    streams.add(response);
    response.once('close', () => streams.delete(response));
    return;
  }
  let body = '';
  request.on('data', (piece: Buffer) => {
    body += piece.toString();
  });
  request.once('end', () => {
    response.end('{}');
    const update = Buffer.alloc(Number(body), 'x');
    setImmediate(() => {
      for (const stream of streams) stream.socket?.write(update);
    });
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  process.send?.({ url: `http://127.0.0.1:${port}`, ownerLink: '' });
});
process.on('message', () => process.send?.(process.cpuUsage()));
