/** A host of an address, in libpq's syntax. */
export type Host = { host: string; port: number };

const DEFAULT_PORT = 5432;
const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*)(\/[^?#/@]*)?(\?[^#]*)?$/;

/** Whether it is a PostgreSQL address, which may name several hosts as in libpq. */
export function isDatabaseAddress(address: string): boolean {
  const [, before, hosts, database, options] = ADDRESS.exec(address) ?? [];
  if (before === undefined || hosts === undefined) return false;
  return hosts
    .split(',')
    .every((host) => URL.canParse(`${before}${host || 'localhost'}${database ?? ''}${options ?? ''}`));
}

/**
 * `postgresql://user@a:5432,b/shop` → the same address with one host, as node-postgres needs it, and the list
 * of all hosts.
 */
export function readDatabaseAddress(address: string): { connectionString: string; hosts: Host[] } {
  const [, before = '', list = '', database = '', options = ''] = ADDRESS.exec(address) ?? [];
  const names = list.split(',');
  // Drops `target_session_attrs`; with several hosts, `clientOfHosts` looks for the writable one.
  const query = options.replace(/([?&])target_session_attrs=[^&]*&?/, '$1').replace(/[?&]$/, '');
  const [first = ''] = names;
  return { connectionString: `${before}${first}${database}${query}`, hosts: names.map(readHost) };
}

function readHost(text: string): Host {
  const { hostname, port } = new URL(`postgresql://${text || 'localhost'}`);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || DEFAULT_PORT };
}
