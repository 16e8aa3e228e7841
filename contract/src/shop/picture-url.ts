import type { Shop } from './shop.ts';

/** The whole address of a picture of the shop, for those who read it elsewhere than on its pages. @param path as the API gives it */
export function pictureUrl({ url, picturesUrl }: Pick<Shop, 'url' | 'picturesUrl'>, path: string): string {
  const isPicture = path.startsWith('/pictures/');
  return `${(isPicture && picturesUrl) || url}${path}`;
}
