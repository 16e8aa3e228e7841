import type { PictureProps } from '@gulmohar/ui/picture.tsx';

/**
 * How wide a card's picture is: on a phone there are two across, less the padding of the page and half the gap. That makes
 * 158 px at least, on one pixel for each of CSS only in a window as narrow as a phone's, and 396 px at most.
 */
export const cardPicture = {
  sizes: '(min-width: 75rem) 20rem, (min-width: 48rem) 33vw, calc(50vw - 1.375rem)',
  widths: [180, 360, 540, 800],
} satisfies Pick<PictureProps, 'sizes' | 'widths'>;
