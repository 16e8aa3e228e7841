import dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import { FetchFault } from './fetch-fault.ts';
import { isRefused } from './refused-nets.ts';

export type ResolveAll = (host: string) => Promise<{ address: string; family: number }[]>;

const resolveByDns: ResolveAll = (host) => dns.promises.lookup(host, { all: true });

/**
 * A lookup for sockets that refuses a name if any of its addresses is. The socket connects to what was checked, so a
 * name that answers differently a moment later gains nothing.
 */
export function guardedLookup(resolve: ResolveAll = resolveByDns): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || addresses.some(({ address }) => isRefused(address)))
          callback(new FetchFault('address'), '');
        else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    );
  };
}
