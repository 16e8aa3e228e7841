import { MAX_ADDRESS } from '@gulmohar/contract/admin/redirect.ts';

/** Any host: only paths are read. */
const BASE = 'https://shop.example';
/** WooCommerce's plain addresses name the page in the query of the home page. */
const NAMED_IN_QUERY = ['p', 'page_id', 'product'];

/**
 * Returns the form of an address under which redirects are stored: its path in lower case, without a slash at
 * the end. undefined for text that is no address.
 * @param address a path, or a whole address, of which the path is used
 */
export function addressKey(address: string): string | undefined {
  const url = urlOf(address);
  if (!url) return undefined;
  const path = pathOf(url).toLowerCase();
  const name = path === '/' ? NAMED_IN_QUERY.find((each) => url.searchParams.get(each)) : undefined;
  const key = name ? `/?${name}=${plain(url.searchParams.get(name) ?? '').toLowerCase()}` : path;
  return key.length <= MAX_ADDRESS ? key : undefined;
}

/** Returns the path and query that a redirect leads to; undefined for text that is no address. */
export function targetOf(address: string): string | undefined {
  const url = urlOf(address);
  return url && `${pathOf(url)}${url.search}`;
}

/** Returns the target with the query of the address that was asked for; what the target states itself wins. */
export function withQueryOf(asked: string, target: string): string {
  const to = new URL(target, BASE);
  for (const [name, value] of urlOf(asked)?.searchParams ?? []) {
    const isDropped =
      name === 'variant' || (addressKey(asked)?.startsWith('/?') && NAMED_IN_QUERY.includes(name));
    if (!isDropped && !to.searchParams.has(name)) to.searchParams.append(name, value);
  }
  return `${to.pathname.replace(/^\/+/, '/')}${to.search}${to.hash}`;
}

function urlOf(address: string): URL | undefined {
  const text = address.trim();
  if (text === '' || (/^[a-z][a-z\d+.-]*:/i.test(text) && !/^https?:\/\//i.test(text))) return undefined;
  const withSlash = /^https?:\/\//i.test(text) ? text : `/${text.replace(/^[/\\]+/, '')}`;
  return URL.canParse(withSlash, BASE) ? new URL(withSlash, BASE) : undefined;
}

/** Browsers take a backslash for a slash. */
function pathOf({ pathname }: URL): string {
  return (
    plain(decoded(pathname))
      .replace(/[/\\]+/g, '/')
      .replace(/\/+$/, '') || '/'
  );
}

/** Without control characters, which browsers leave out; the database cannot store all of them. */
function plain(text: string): string {
  return text.replace(/\p{Cc}/gu, '');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return path;
  }
}
