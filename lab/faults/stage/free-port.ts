import { reservePort } from '@gulmohar/server/src/platform/process/port.ts';

/** Finds a port for a server that cannot choose one itself, or that has to come back on the same one. */
export async function freePort(): Promise<number> {
  const reserved = await reservePort(0, '127.0.0.1');
  await reserved.release();
  return reserved.port;
}
