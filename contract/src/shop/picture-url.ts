import type { Shop } from './shop.ts';

/** For use outside the shop's pages. @param path as the API gives it */
export function pictureUrl({ url, picturesUrl }: Pick<Shop, 'url' | 'picturesUrl'>, path: string): string {
  const isPicture = path.startsWith('/pictures/');
  return `${(isPicture && picturesUrl) || url}${path}`;
}
