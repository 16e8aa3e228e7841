/** A4 in points, and the colours of the shop's papers. */
export const LEFT = 40;
export const WIDTH = 515;
export const RIGHT = LEFT + WIDTH;
/** Nothing but the page's number stands below. */
export const PAGE_END = 770;

export const BRAND = '#7D1D12';
export const RULE = '#B9A58A';
export const TINT = '#F6EBDA';

/** Page numbers are written when all pages are there; below the margin, a text would open another page. */
export const paper = {
  size: 'A4',
  bufferPages: true,
  margins: { top: LEFT, left: LEFT, right: LEFT, bottom: 0 },
} as const;
