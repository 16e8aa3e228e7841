import type { LinkTarget } from './link-target.ts';

/** Pages with an address of their own; all others are at `/pages/{slug}`. */
const ownAddresses = new Map([
  ['home', '/'],
  ['about', '/about'],
]);

export function pagePath(slug: string): string {
  return ownAddresses.get(slug) ?? `/pages/${slug}`;
}

/** Returns the target's path within the shop, or its address elsewhere. */
export function targetPath({ kind, value }: LinkTarget): string {
  switch (kind) {
    case 'category':
      return `/collection?${new URLSearchParams({ category: value })}`;
    case 'collection':
      return `/collection/${value}`;
    case 'product':
      return `/product/${encodeURIComponent(value)}`;
    case 'page':
      return pagePath(value);
    case 'article':
      return `/journal/${value}`;
    case 'journal':
      return value === '' ? '/journal' : `/journal?${new URLSearchParams({ tag: value })}`;
    case 'address':
      return value;
  }
}
