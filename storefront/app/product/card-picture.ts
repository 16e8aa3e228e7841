import type { PictureProps } from '@gulmohar/ui/picture.tsx';

/**
 * The width of a card's picture. A phone shows two across, minus the page's padding and half the gap: 137 to
 * 396 px. A file 180 px wide is omitted, because only a desktop window as narrow as a phone could use it.
 */
export const cardPicture = {
  sizes: '(min-width: 75rem) 20rem, (min-width: 48rem) 33vw, calc(50vw - 1.375rem)',
  widths: [360, 540, 800],
} satisfies Pick<PictureProps, 'sizes' | 'widths'>;
