import { address } from '@gulmohar/contract/address.ts';
import type { OrderData } from '@gulmohar/contract/checkout.ts';
import type { User } from '@gulmohar/contract/profile.ts';
import { readCartLines } from '../cart/change-cart.ts';
import type { Database } from '../database/connection.ts';
import { ShopError } from '../http/shop-error.ts';
import { readProfile } from '../user/read-profile.ts';

/** An order that says who buys and where it goes. */
export type CompleteOrder = OrderData & { guestInfo: NonNullable<OrderData['guestInfo']> };

/**
 * Fills in what a signed-in shopper's browser left out: the lines from the server's cart, name and address from the
 * profile.
 * @throws ShopError INVALID_INPUT when something is missing in the end
 */
export async function completeOrder(
  db: Database,
  given: OrderData | undefined,
  userId: string | undefined,
): Promise<CompleteOrder> {
  if (given?.guestInfo) return { ...given, guestInfo: given.guestInfo };
  if (!userId) throw addressMissing();
  const items = given?.items ?? (await itemsInCart(db, userId));
  if (items.length === 0) throw new ShopError('INVALID_INPUT', 'Your cart is empty');
  const profile = await readProfile(db, userId);
  const form = address.safeParse({ ...ownForm(profile), ...given?.address });
  if (!form.success) throw addressMissing();
  return { ...given, items, address: form.data, guestInfo: { ...form.data, name: profile.name } };
}

async function itemsInCart(db: Database, userId: string): Promise<OrderData['items']> {
  const lines = await readCartLines(db, userId);
  return lines.map(({ product_id, size, quantity }) => ({ _id: product_id, name: '', size, quantity }));
}

function ownForm({ name, email, phone, address: { zipCode, ...place } }: User) {
  const words = name.split(/\s+/);
  const lastName = words.length > 1 ? words.pop() : '';
  return { ...place, zipcode: zipCode, firstName: words.join(' '), lastName, email, phone };
}

function addressMissing(): ShopError {
  return new ShopError('INVALID_INPUT', 'Fill Address Details to Proceed');
}
