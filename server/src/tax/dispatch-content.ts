import type { Paise } from '@gulmohar/contract/money.ts';
import type { Transaction } from '../database/connection.ts';
import type { OrderRow } from '../database/schema.ts';
import { paidForLines } from '../order/line-shares.ts';
import { readRates } from './read-rates.ts';
import { stateCode, stateName } from './states.ts';
import type { Seller, TaxDocumentContent } from './tax-document.ts';
import { taxLines } from './tax-lines.ts';

/**
 * What the document that goes with an order's parcel says. The place of supply, where the parcel goes, decides which
 * taxes it holds.
 * @param discount shared out over the lines before their tax is worked out
 */
export async function dispatchContent(
  trx: Transaction,
  order: OrderRow,
  { seller: { prefix: _, ...seller }, at, discount }: { seller: Seller; at: Date; discount: Paise },
): Promise<TaxDocumentContent> {
  const lines = await trx
    .selectFrom('order_line')
    .innerJoin('product', 'product.id', 'order_line.product_id')
    .where('order_id', '=', order.id)
    .orderBy('position')
    .select(['order_line.id', 'order_line.name', 'size', 'unit_price', 'quantity', 'hsn', 'tax_rule'])
    .execute();
  const paid = paidForLines(lines, discount);
  const sold = lines.map(({ id, name, size, hsn, tax_rule, quantity }, index) => ({
    id,
    name: size ? `${name}, size ${size}` : name,
    hsn,
    taxRule: tax_rule,
    quantity,
    paid: paid[index] ?? 0,
  }));
  const { address } = order;
  const code = stateCode(address.state);
  const rates = await readRates(trx, at);
  return {
    seller,
    buyer: {
      name: order.buyer_name,
      address: [
        `${address.firstName} ${address.lastName}`,
        address.street,
        `${address.city} ${address.zipcode}`,
        `${address.state}, ${address.country}`,
      ],
    },
    placeOfSupply: { state: stateName(code) || address.state, code },
    lines: taxLines(sold, order.shipping, rates, code === seller.gstin.slice(0, 2)),
    total: order.subtotal - discount + order.shipping,
  };
}
