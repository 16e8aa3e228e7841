import {
  FIT_DAYS,
  type FitCounts,
  isFarAboveMean,
  type ProductFit,
  sizeReturns,
} from '@gulmohar/contract/admin/fit.ts';
import { type ReturnReason, returnReasonNames } from '@gulmohar/contract/fulfilment/return-reasons.ts';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../platform/database/reads.ts';
import { inIndia } from '../day-in-india.ts';

type Row = {
  productId: string;
  name: string;
  size: string | null;
  reason: ReturnReason | null;
  lines: number;
};

/**
 * Why each product came back, by size, of the delivered purchases of the last days; those from before its garments were
 * measured anew do not count.
 * @returns the products far above the mean first, then by how many came back for their size, then for any reason
 */
export async function readFit(
  db: ReadDatabase,
): Promise<{ from: string; to: string; shop: FitCounts; products: ProductFit[] }> {
  const { rows } = await sql<Row>`
    select product.id as "productId", product.name, line.size, returned.reason_kind as reason,
      count(*)::int as lines
    from orders
    join order_line line on line.order_id = orders.id
    join product on product.id = line.product_id
    left join variant on variant.id = line.variant_id
    left join (
      select distinct on (line_id) line_id, reason_kind from return_request
      where status <> 'Return Rejected' order by line_id, requested_at desc
    ) returned on returned.line_id = line.id
    where orders.status = 'Delivered' and orders.placed_at >= now() - ${FIT_DAYS} * interval '1 day'
      and (product.fit_since is null or orders.placed_at >= product.fit_since)
    group by product.id, line.size, returned.reason_kind
    order by product.name, min(variant.position), line.size`.execute(db);
  const shop = noCounts();
  const found = new Map<string, ProductFit>();
  for (const row of rows) {
    const { productId, name, size } = row;
    const product = found.get(productId) ?? { productId, name, ...noCounts(), isFarAbove: false, sizes: [] };
    found.set(productId, product);
    const ofSize = product.sizes.find((one) => one.size === size) ?? { size, ...noCounts() };
    if (!product.sizes.includes(ofSize)) product.sizes.push(ofSize);
    for (const counts of [shop, product, ofSize]) count(counts, row);
  }
  const products = [...found.values()].map((product) => ({
    ...product,
    isFarAbove: isFarAboveMean(product, shop),
  }));
  products.sort(
    (one, other) =>
      Number(other.isFarAbove) - Number(one.isFarAbove) ||
      sizeReturns(other) - sizeReturns(one) ||
      allReturns(other) - allReturns(one),
  );
  const now = new Date();
  return {
    from: inIndia(new Date(now.getTime() - FIT_DAYS * 86_400_000)).slice(0, 10),
    to: inIndia(now).slice(0, 10),
    shop,
    products,
  };
}

function allReturns({ returned }: FitCounts): number {
  return Object.values(returned).reduce((sum, one) => sum + one, 0);
}

function noCounts(): FitCounts {
  const none = returnReasonNames.map((reason) => [reason, 0] as const);
  return { bought: 0, returned: Object.fromEntries(none) as FitCounts['returned'] };
}

function count(counts: FitCounts, { reason, lines }: Row): void {
  counts.bought += lines;
  if (reason) counts.returned[reason] += lines;
}
