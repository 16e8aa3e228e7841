import { isIPv6 } from 'node:net';

/** An IPv4 address, or half an IPv6 one: a household has the whole second half to itself. */
export function callerKey(ip: string): string {
  // The cheap test comes first, because this runs for each request with a body.
  if (!ip.includes(':') || !isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail = ''] = ip.toLowerCase().split('%', 1).join('').split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  const all = ip.includes('::') ? [...groups, ...zeros, ...rest] : groups;
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/**
 * The rate limit key of the network that an IPv6 address belongs to: its first 48 bits, which one customer of
 * a provider may have to itself. An IPv4 address has none.
 */
export function networkKey(ip: string): string | undefined {
  const [, network] = /^((?:[^:]+:){2}[^:]+):[^:]+::\/64$/.exec(callerKey(ip)) ?? [];
  return network && `${network}::/48`;
}
