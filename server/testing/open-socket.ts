import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';

export type Door = {
  url: string;
  /** Lets this application answer from now on; earlier connections were closed. */
  respondWith(app: FastifyInstance): Promise<void>;
  close(): Promise<void>;
};

/**
 * Reserves an address before an application listens on it, so that it can be passed on and nobody else takes
 * it.
 */
export async function openSocket(): Promise<Door> {
  const server = createServer();
  const sendAway = () => server.closeAllConnections();
  server.on('request', sendAway).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The door has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async respondWith(app) {
      await app.ready();
      server.off('request', sendAway).on('request', (request, response) => app.routing(request, response));
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
