import type { OrderData } from '@gulmohar/contract/sales/checkout.ts';
import { deliveryOf } from '@gulmohar/contract/sales/delivery-of.ts';
import { ADDRESS_INCOMPLETE, address } from '@gulmohar/contract/values/address.ts';
import type { ZodError } from 'zod';
import { readProfile } from '../../accounts/user/read-profile.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { readCartLines } from '../cart/change-cart.ts';

/** Buyer and address: the delivery form with the full name. */
export type DeliveryForm = NonNullable<OrderData['guestInfo']>;

/** An order that includes buyer and address. */
export type CompleteOrder = Omit<OrderData, 'guestInfo' | 'isGuest'> & { buyer: DeliveryForm };

/**
 * Fills in what a signed-in shopper's browser omitted: the lines from the server's cart, name and address
 * from the profile.
 * @throws ShopError INVALID_INPUT when something is still missing
 */
export async function completeOrder(
  db: Database,
  given: OrderData | undefined,
  userId: string | undefined,
): Promise<CompleteOrder> {
  if (given?.guestInfo) return { ...saidOf(given), buyer: given.guestInfo };
  if (!userId) throw addressMissing();
  const items = given?.items ?? (await itemsInCart(db, userId));
  if (items.length === 0) throw new ShopError('INVALID_INPUT', 'Your cart is empty');
  const profile = await profileForm(db, userId);
  const form = address.safeParse({ ...profile, ...given?.address });
  if (!form.success) throw addressMissing(form.error);
  return {
    ...(given && saidOf(given)),
    items,
    address: form.data,
    buyer: { ...form.data, name: profile.name },
  };
}

function saidOf({ guestInfo: _, isGuest: __, ...said }: OrderData): Omit<CompleteOrder, 'buyer'> {
  return said;
}

/**
 * Returns an order of the server's cart to the profile's address. The cart and the form's texts may be empty.
 */
export async function orderOfCart(db: Database, userId: string): Promise<CompleteOrder> {
  const form = await profileForm(db, userId);
  const { name: _, ...address } = form;
  return { items: await itemsInCart(db, userId), address, buyer: form };
}

async function itemsInCart(db: Database, userId: string): Promise<OrderData['items']> {
  const lines = await readCartLines(db, userId);
  return lines.map(({ product_id, size, quantity }) => ({ _id: product_id, name: '', size, quantity }));
}

/**
 * Returns a delivery form filled from the profile; whatever the profile lacks is empty.
 * @throws ShopError UNAUTHENTICATED when the account was deleted in the meantime
 */
export async function profileForm(db: Database, userId: string): Promise<DeliveryForm> {
  const profile = await readProfile(db, userId);
  return { name: profile.name, ...deliveryOf(profile) };
}

/** @param found the problems of the profile's address */
function addressMissing(found?: ZodError): ShopError {
  const issues = found?.issues.toReversed() ?? [];
  const fields = Object.fromEntries(
    issues.map(({ path, message }) => [`orderData.address.${path.join('.')}`, message]),
  );
  return new ShopError('INVALID_INPUT', ADDRESS_INCOMPLETE, found && { fields });
}
