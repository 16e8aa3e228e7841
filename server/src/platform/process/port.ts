import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartupError } from './startup-error.ts';

export type ReservedPort = {
  port: number;
  /** Call it before the shop itself listens on the port; repeated calls do no harm. */
  release(): Promise<void>;
};

/** Connections made before the shop is open are refused. @throws StartupError with one clear line */
export async function reservePort(port: number, host: string): Promise<ReservedPort> {
  const holder = createServer((socket) => socket.destroy());
  holder.listen(port, host);
  await once(holder, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw portError(error, port, host);
  });
  const address = holder.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async release() {
      if (!holder.listening) return;
      holder.close();
      await once(holder, 'close');
    },
  };
}

export function portError(error: NodeJS.ErrnoException, port: number, host: string, setting = 'PORT'): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartupError(
      `port ${port} is taken. Stop what uses it, or choose another: ${setting}=${port + 1} npm start`,
    );
  }
  if (error.code === 'EACCES')
    return new StartupError(`this user may not open port ${port}; choose 1024 or higher`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartupError(`HOST=${host} is not an address of this machine`);
  }
  return error;
}
