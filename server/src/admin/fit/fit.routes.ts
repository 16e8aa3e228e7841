import { exportFit, listFit, MAX_FIT_PRODUCTS } from '@gulmohar/contract/admin/fit.ts';
import { returnReasons } from '@gulmohar/contract/fulfilment/return-reasons.ts';
import { csvFile } from '../../platform/csv/write-csv.ts';
import type { Reads } from '../../platform/database/reads.ts';
import type { Route } from '../../platform/http/route.ts';
import { csvReply } from '../list-file/csv-reply.ts';
import { staffRoute } from '../session/staff-route.ts';
import { readFit } from './fit.store.ts';

type Needs = { reads: Reads };

const head = ['Product', 'Product id', 'Size', 'Bought', ...returnReasons.map(({ label }) => label)];

export function fitRoutes({ reads }: Needs): Route[] {
  return [
    staffRoute(listFit, {}, async () => {
      const { products, ...fit } = await reads(readFit);
      return { ...fit, products: products.slice(0, MAX_FIT_PRODUCTS) };
    }),

    staffRoute(exportFit, {}, async () => {
      const { products } = await reads(readFit);
      const rows = products.flatMap(({ productId, name, sizes }) =>
        sizes.map(({ size, bought, returned }) => [
          name,
          productId,
          size ?? '',
          bought,
          ...returnReasons.map(({ value }) => returned[value]),
        ]),
      );
      return csvReply('fit-and-returns.csv', csvFile(head, rows), rows.length);
    }),
  ];
}
