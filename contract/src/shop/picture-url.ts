import type { Shop } from './shop.ts';

/**
 * Returns the absolute address of one of the shop's pictures, for use outside its pages.
 * @param path as the API gives it
 */
export function pictureUrl({ url, picturesUrl }: Pick<Shop, 'url' | 'picturesUrl'>, path: string): string {
  const isPicture = path.startsWith('/pictures/');
  return `${(isPicture && picturesUrl) || url}${path}`;
}
