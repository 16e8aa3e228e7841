import { BlockList, isIP } from 'node:net';

/** Nets that are no place in the public internet: the machine itself, private networks, those for examples. */
const v4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Also those that wrap an address of version 4: NAT64, 6to4, Teredo. */
const v6 = [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const;

const refused = new BlockList();
for (const [net, prefix] of v4) refused.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of v6) refused.addSubnet(net, prefix, 'ipv6');

/** @param address as a number; what is none is refused, too */
export function isRefused(address: string): boolean {
  const family = isIP(address);
  return family === 0 || refused.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
