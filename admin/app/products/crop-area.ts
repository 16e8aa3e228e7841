import type { CropArea } from '@gulmohar/contract/admin/product-edit.ts';

/** Height of a picture in the shop, relative to its width. */
const SHAPE = 4 / 3;

/**
 * Returns the 3:4 area with this centre and width, moved to lie within the picture.
 * @param aspect the picture's width divided by its height
 * @param width relative to the largest area that fits, 0 to 1
 * @param middle relative to the picture's width and height
 */
export function cropAround(aspect: number, width: number, middle: { x: number; y: number }): CropArea {
  const largest = Math.min(1, 1 / (aspect * SHAPE));
  const part = { width: largest * width, height: largest * width * aspect * SHAPE };
  return {
    left: within(middle.x - part.width / 2, 1 - part.width),
    top: within(middle.y - part.height / 2, 1 - part.height),
    ...part,
  };
}

export function middleOf({ left, top, width, height }: CropArea): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}

/** The inverse of `cropAround`: returns the width of an area. */
export function widthOf(aspect: number, { width }: CropArea): number {
  return Math.min(1, width / Math.min(1, 1 / (aspect * SHAPE)));
}

function within(start: number, most: number): number {
  return Math.max(0, Math.min(start, Math.max(0, most)));
}
