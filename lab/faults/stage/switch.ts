import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type Switch = {
  port: number;
  /** Sends new connections to this local port, or closes them at once if undefined. Open ones stay. */
  pointAt(port: number | undefined): void;
  /** Closes all open connections. */
  cut(): void;
  close(): Promise<void>;
};

/**
 * A fixed address with a changing target, like a load balancer or an IP address that moves with the primary.
 */
export async function openSwitch(): Promise<Switch> {
  const open = new Set<Socket>();
  let target: number | undefined;
  const server = createServer((client) => {
    if (target === undefined) return void client.destroy();
    const upstream = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The switch has no port');
  function cut(): void {
    for (const socket of open) socket.destroy();
  }
  return {
    port: address.port,
    pointAt(port) {
      target = port;
    },
    cut,
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
