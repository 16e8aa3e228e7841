import type { Server } from 'node:http';
import { BlockList, isIPv4, isIPv6, type Socket } from 'node:net';
import { callerKey } from './caller-key.ts';

/**
 * Per caller. A browser opens six, and one address of a mobile carrier may stand for hundreds of browsers.
 */
const MAX_PER_CALLER = 500;

/** Names of networks in a list of proxies, as Fastify defines them. */
const NAMED: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Closes a caller's connections beyond a limit. Connections from trusted proxies are exempt because they
 * carry all callers; limiting those is the proxy's job.
 * @param factor multiplies the limit; load tests raise it
 */
export function limitConnections(server: Server, proxies: readonly string[], factor: number): void {
  const trusted = listOf(proxies);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/, '');
    if (!address || trusted.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')) return;
    const caller = callerKey(address);
    const own = open.get(caller) ?? 0;
    if (own >= MAX_PER_CALLER * factor) return void socket.destroy();
    open.set(caller, own + 1);
    socket.once('close', () => {
      const left = (open.get(caller) ?? 1) - 1;
      if (left > 0) open.set(caller, left);
      else open.delete(caller);
    });
  });
}

function listOf(proxies: readonly string[]): BlockList {
  const list = new BlockList();
  for (const proxy of proxies.flatMap((name) => NAMED[name] ?? [name])) {
    const [address = '', bits] = proxy.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
