import { collectsGst } from '@gulmohar/contract/values/gst-registration.ts';
import { findState, stateCode } from '@gulmohar/contract/values/states.ts';
import type { Selectable } from 'kysely';
import { readRates } from '../../catalogue/tax/read-rates.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Orders } from '../../platform/database/tables.ts';
import { chargesOf } from './charges-of.ts';
import type { Seller, TaxDocumentContent } from './tax-document.ts';
import { taxLines } from './tax-lines.ts';

/**
 * The place of supply, where the parcel goes, decides the taxes, and the seller's registration whether there are any.
 * @param isDiscounted whether each line is taxed on what was paid for it, or states its full value
 */
export async function dispatchContent(
  trx: Transaction,
  order: Selectable<Orders>,
  {
    seller: { legalName, address: sellerAddress, gstin, registration, giftWrap },
    at,
    isDiscounted,
  }: { seller: Seller; at: Date; isDiscounted: boolean },
): Promise<TaxDocumentContent> {
  const lines = await trx
    .selectFrom('order_line')
    .innerJoin('product', 'product.id', 'order_line.product_id')
    .where('order_id', '=', order.id)
    .orderBy('position')
    .select([
      'order_line.id',
      'order_line.name',
      'size',
      'unit_price',
      'quantity',
      'discount',
      'order_line.mrp',
    ])
    .select(['hsn', 'tax_rule'])
    .execute();
  const sold = lines.map(({ id, name, size, hsn, tax_rule, quantity, unit_price, mrp, discount }) => ({
    id,
    name: size ? `${name}, size ${size}` : name,
    hsn,
    taxRule: tax_rule,
    quantity,
    unitPrice: unit_price,
    mrp,
    discount: isDiscounted ? discount : 0,
  }));
  const { address } = order;
  // Without a state code it is taxed as for another state; the doctor and the GST report name such orders.
  const state = findState(address.state);
  const code = state ? stateCode(state) : '';
  const rates = await readRates(trx, { at, registration });
  return {
    seller: { legalName, address: sellerAddress, gstin, registration },
    buyer: {
      name: order.business_name ?? order.buyer_name,
      address: [
        `${address.firstName} ${address.lastName}`,
        address.street,
        `${address.city} ${address.zipcode}`,
        `${state ?? address.state}${code && ` (${code})`}, ${address.country}`,
      ],
      ...(order.buyer_gstin && { gstin: order.buyer_gstin }),
    },
    placeOfSupply: { state: state ?? address.state, code },
    lines: taxLines(
      sold,
      {
        shipping: order.shipping,
        isExpress: order.is_express,
        codFee: order.cod_fee,
        giftWrap: {
          ...giftWrap,
          basisPoints: collectsGst(registration) ? giftWrap.basisPoints : 0,
          paid: order.gift_wrap,
        },
      },
      rates,
      code === gstin.slice(0, 2),
    ),
    total: order.subtotal - (isDiscounted ? order.discount : 0) + chargesOf(order),
  };
}
