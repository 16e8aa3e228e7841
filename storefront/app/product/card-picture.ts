import type { PictureProps } from '@gulmohar/ui/picture.tsx';

/**
 * How wide a card's picture is: on a phone there are two across, less the padding of the page and half the gap. That makes
 * 137 to 396 px, and 180 would do only for a window of a desktop screen that is as narrow as a phone.
 */
export const cardPicture = {
  sizes: '(min-width: 75rem) 20rem, (min-width: 48rem) 33vw, calc(50vw - 1.375rem)',
  widths: [360, 540, 800],
} satisfies Pick<PictureProps, 'sizes' | 'widths'>;
