import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import * as calls from '@gulmohar/contract/admin/parcel-steps.ts';
import type { ParcelState } from '../src/platform/database/tables.ts';
import type { TestStaff } from './build-staff.ts';
import { readTaxDocuments } from './read-tax-documents.ts';
import type { TestShop } from './test-shop.ts';

export type ParcelSteps = ReturnType<typeof parcelSteps>;

/** What the staff do with parcels, and the results. */
export function parcelSteps(shop: TestShop, { owner, packer }: { owner: TestStaff; packer: TestStaff }) {
  async function read(orderId: string) {
    const { order } = await owner.api(getAdminOrder, { query: { orderId } });
    return order;
  }

  /** @param at the positions of the lines in the order */
  async function pack(orderId: string, ...at: number[]): Promise<string> {
    const { lines } = await read(orderId);
    const lineIds = at.map((place) => lines[place]?.lineId ?? '');
    const { order } = await packer.api(calls.createParcel, { body: { orderId, lineIds } });
    return order.parcels.at(-1)?.parcelId ?? '';
  }

  async function move(parcelId: string, ...steps: ParcelState[]): Promise<string> {
    let status = '';
    for (const to of steps) {
      const reason = to === 'attempt_failed' ? 'refused' : undefined;
      const { order } = await packer.api(calls.moveParcel, { body: { parcelId, to, reason } });
      ({ status } = order);
    }
    return status;
  }

  async function firstParcel(orderId: string): Promise<string> {
    const [parcel] = (await read(orderId)).parcels;
    if (!parcel) throw new Error('The order has no parcel');
    return parcel.parcelId;
  }

  async function onHand(product: string): Promise<number> {
    const row = await shop.db
      .selectFrom('variant')
      .where('product_id', '=', product)
      .select('on_hand')
      .executeTakeFirstOrThrow();
    return row.on_hand;
  }

  const documentsOf = (orderId: string) => readTaxDocuments(shop.db, orderId);

  return { read, pack, move, firstParcel, onHand, documentsOf };
}
