import { holdPort } from '../../src/platform/process/port.ts';

/** For a server that cannot choose a port itself, or has to come back on the same one. */
export async function freePort(): Promise<number> {
  const held = await holdPort(0, '127.0.0.1');
  await held.letGo();
  return held.port;
}
