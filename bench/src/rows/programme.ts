import { checkout } from './checkout.ts';
import type { Measurement } from './measurement.ts';
import { pages } from './pages.ts';
import { productDetail } from './product-detail.ts';
import { filteredPages, firstPage } from './product-list.ts';

/** The rows of the table, in its order. */
export const programme: Record<string, Measurement> = {
  P1: firstPage,
  P2: filteredPages,
  P4: productDetail,
  P5: pages,
  P6: checkout,
};
