import { isIPv6 } from 'node:net';

const EVERYWHERE = ['0.0.0.0', '::', 'localhost'];

/** Where this process reaches its own open port: by loopback, unless the shop listens at one other address alone. */
export function ownAddress({ HOST, PORT }: { HOST: string; PORT: number }): string {
  const host = EVERYWHERE.includes(HOST) ? '127.0.0.1' : HOST;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${PORT}`;
}
