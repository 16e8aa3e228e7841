import { adminLists } from './admin-lists.ts';
import { capacity } from './capacity.ts';
import { cart } from './cart.ts';
import { checkout } from './checkout.ts';
import { flashSale, longFlashSale } from './flash-sale.ts';
import { growth } from './growth.ts';
import { hitRate } from './hit-rate.ts';
import { importBesideShoppers } from './import-beside-shoppers.ts';
import { indexSize } from './index-size.ts';
import { interactionTimes } from './interactions.ts';
import { lighthouseScores } from './lighthouse.ts';
import type { ApartMeasurement, Measurement } from './measurement.ts';
import { orderGrowth } from './order-growth.ts';
import { pageWeight } from './page-weight.ts';
import { cachedPages, freshPages } from './pages.ts';
import { peers } from './peers.ts';
import { productDetail } from './product-detail.ts';
import { filteredPages, firstPage, searches } from './product-list.ts';
import { reservations } from './reservations.ts';
import { searchQuality } from './search-quality.ts';
import { secondVisits } from './second-visits.ts';
import { starts } from './starts.ts';

type Item = readonly [id: string, measurement: Measurement | ApartMeasurement];

/** The rows of the table, in order, by the id in the performance targets. */
export const programme: readonly Item[] = [
  ['P1', firstPage],
  ['P2', filteredPages],
  ['P3', searches],
  ['P4', productDetail],
  ['P5', cachedPages],
  ['P5', freshPages],
  ['P6', checkout],
  ['P7', cart],
  ['P8', growth],
  ['P9', orderGrowth],
  ['P10', flashSale],
  ['P10', longFlashSale],
  ['P11', lighthouseScores],
  ['P12', pageWeight],
  ['P13', interactionTimes],
  ['P14', starts],
  ['P16', hitRate],
  ['A1', adminLists],
  ['A2', importBesideShoppers],
  ['P17', secondVisits],
  ['C1', capacity],
  ['R1', reservations],
  ['S1', searchQuality],
  ['S2', indexSize],
  ['V1', peers],
];

/** Groups of rows by name. */
export const groups: Record<string, string[]> = {
  API: ['P1', 'P2', 'P3', 'P4'],
  PAGES: ['P11', 'P12', 'P13', 'P17'],
  GROWTH: ['P8', 'P9'],
  ADMIN: ['A1', 'A2'],
  CAPACITY: ['C1'],
  RESERVATIONS: ['R1'],
  'SEARCH-QUALITY': ['S1'],
  'SEARCH-SIZE': ['S2'],
  PEERS: ['V1'],
};

/** Measured only when named: they take long, need ten gigabytes of disk, or do not depend on the machine. */
export const onlyByName: readonly string[] = ['P8', 'P9', 'P16', 'A1', 'A2', 'C1', 'R1', 'S1', 'S2', 'V1'];
