import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nobody uses just now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No free port was found');
  return address.port;
}
