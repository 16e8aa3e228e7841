import type { OrderData } from '@gulmohar/contract/sales/checkout.ts';
import { deliveryOf } from '@gulmohar/contract/sales/delivery-of.ts';
import { ADDRESS_INCOMPLETE, address } from '@gulmohar/contract/values/address.ts';
import type { ZodError } from 'zod';
import { readProfile } from '../../accounts/user/read-profile.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { readCartLines } from '../cart/change-cart.ts';

export type DeliveryForm = NonNullable<OrderData['guestInfo']>;

export type CompleteOrder = Omit<OrderData, 'guestInfo' | 'isGuest'> & { buyer: DeliveryForm };

/**
 * The lines come from the server's cart, name and address from the profile.
 * @throws ShopError INVALID_INPUT when something is still missing
 */
export async function completeOrder(
  db: Database,
  given: OrderData | undefined,
  userId: string | undefined,
): Promise<CompleteOrder> {
  if (given?.guestInfo) return { ...fieldsOf(given), buyer: given.guestInfo };
  if (!userId) throw addressMissing();
  const items = given?.items ?? (await itemsInCart(db, userId));
  if (items.length === 0) throw new ShopError('INVALID_INPUT', 'Your cart is empty');
  const profile = await profileForm(db, userId);
  const form = address.safeParse({ ...profile, ...given?.address });
  if (!form.success) throw addressMissing(form.error);
  return {
    ...(given && fieldsOf(given)),
    items,
    address: form.data,
    buyer: { ...form.data, name: profile.name },
  };
}

function fieldsOf({ guestInfo, isGuest, ...fields }: OrderData): Omit<CompleteOrder, 'buyer'> {
  return fields;
}

/** The cart and the form's texts may be empty. */
export async function orderOfCart(db: Database, userId: string): Promise<CompleteOrder> {
  const form = await profileForm(db, userId);
  return { items: await itemsInCart(db, userId), address: placeOf(form), buyer: form };
}

/** The part of a delivery form that is no person's. */
export function placeOf({ street, city, state, zipcode, country }: DeliveryForm): CompleteOrder['address'] {
  return { street, city, state, zipcode, country };
}

async function itemsInCart(db: Database, userId: string): Promise<OrderData['items']> {
  const lines = await readCartLines(db, userId);
  return lines.map(({ product_id, size, quantity }) => ({ _id: product_id, name: '', size, quantity }));
}

/**
 * Whatever the profile lacks is empty.
 * @throws ShopError UNAUTHENTICATED when the account was deleted in the meantime
 */
export async function profileForm(db: Database, userId: string): Promise<DeliveryForm> {
  const profile = await readProfile(db, userId);
  return { name: profile.name, ...deliveryOf(profile) };
}

function addressMissing(found?: ZodError): ShopError {
  const issues = found?.issues.toReversed() ?? [];
  const fields = Object.fromEntries(
    issues.map(({ path, message }) => [`orderData.address.${path.join('.')}`, message]),
  );
  return new ShopError('INVALID_INPUT', ADDRESS_INCOMPLETE, found && { fields });
}
