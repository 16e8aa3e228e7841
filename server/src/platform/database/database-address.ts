/** A host of an address, as libpq reads it. */
export type Host = { host: string; port: number };

const DEFAULT_PORT = 5432;
const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*)(\/[^?#/@]*)?(\?[^#]*)?$/;

/** Whether it is an address of PostgreSQL; several hosts may stand in it, as libpq takes them. */
export function isDatabaseAddress(address: string): boolean {
  const [, before, hosts, database, options] = ADDRESS.exec(address) ?? [];
  if (before === undefined || hosts === undefined) return false;
  return hosts
    .split(',')
    .every((host) => URL.canParse(`${before}${host || 'localhost'}${database ?? ''}${options ?? ''}`));
}

/** `postgresql://user@a:5432,b/shop` → the same with one host, which node-postgres understands, and all of the hosts. */
export function readDatabaseAddress(address: string): { connectionString: string; hosts: Host[] } {
  const [, before = '', list = '', database = '', options = ''] = ADDRESS.exec(address) ?? [];
  const names = list.split(',');
  // A database that several hosts have is one that a standby has, too.
  const query = options.replace(/([?&])target_session_attrs=[^&]*&?/, '$1').replace(/[?&]$/, '');
  const [first = ''] = names;
  return { connectionString: `${before}${first}${database}${query}`, hosts: names.map(readHost) };
}

function readHost(text: string): Host {
  const { hostname, port } = new URL(`postgresql://${text || 'localhost'}`);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || DEFAULT_PORT };
}
