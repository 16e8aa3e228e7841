import { checkout } from './checkout.ts';
import type { Measurement } from './measurement.ts';
import { cachedPages, freshPages } from './pages.ts';
import { productDetail } from './product-detail.ts';
import { filteredPages, firstPage, searches } from './product-list.ts';
import { starts } from './starts.ts';

/** The rows of the table, in its order, by the id in the performance targets. */
export const programme: readonly (readonly [id: string, measurement: Measurement])[] = [
  ['P1', firstPage],
  ['P2', filteredPages],
  ['P3', searches],
  ['P4', productDetail],
  ['P5', cachedPages],
  ['P5', freshPages],
  ['P6', checkout],
  ['P14', starts],
];
