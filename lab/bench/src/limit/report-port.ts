import { once } from 'node:events';
import type { Server } from 'node:http';

/** Opens a program's server on any free port and tells the bench which. */
export async function reportPort(server: Server): Promise<void> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : undefined);
}
