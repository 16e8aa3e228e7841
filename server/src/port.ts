import { createServer } from 'node:net';
import { StartupError } from './startup-error.ts';

/**
 * Looks whether the port can be had, before minutes are spent on anything else.
 * @throws StartupError in one clear line
 */
export async function assertPortFree(port: number, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(portError(error, port, host)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

export function portError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartupError(
      `port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
    );
  }
  if (error.code === 'EACCES')
    return new StartupError(`port ${port} may not be opened by this user; choose one from 1024`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartupError(`HOST=${host} is no address of this machine`);
  }
  return error;
}
