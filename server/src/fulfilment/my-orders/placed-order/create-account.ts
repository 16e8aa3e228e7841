import type { Device } from '../../../accounts/session/known-devices.ts';
import type { Sessions } from '../../../accounts/session/sessions.ts';
import { registerShopper } from '../../../accounts/user/register-shopper.ts';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import { ShopError } from '../../../platform/http/shop-error.ts';
import { findPlacedOrder } from './find-placed-order.ts';

type Needs = { db: Database; sessions: Sessions };

type Input = {
  orderId: string;
  password: string;
  device: Device;
};

/**
 * Other orders with the same address are added once the address is confirmed.
 * @throws ShopError NOT_FOUND, EMAIL_TAKEN; STEP_NOT_POSSIBLE for an order that belongs to an account
 */
export async function createAccountFromOrder(
  { db, sessions }: Needs,
  { orderId, password, device }: Input,
): Promise<{ token: string; email: string }> {
  const order = await findPlacedOrder(db, { orderId, userId: undefined });
  const { zipcode: zipCode, street, city, state, country } = order.address;
  const registration = {
    name: order.buyer_name,
    email: order.email,
    phone: order.phone,
    password,
    address: { street, city, state, zipCode, country },
    preferences: { newsletter: false, smsUpdates: false, stockAlerts: true },
  };
  const adopt = (trx: Transaction, userId: string) => adoptOrder(trx, order.id, userId);
  const token = await registerShopper({ db, sessions }, registration, device, adopt);
  return { token, email: order.email };
}

async function adoptOrder(trx: Transaction, orderId: string, userId: string): Promise<void> {
  const adopted = await trx
    .updateTable('orders')
    .set({ user_id: userId })
    .where('id', '=', orderId)
    .where('user_id', 'is', null)
    .where('buyer_left_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!adopted) throw new ShopError('STEP_NOT_POSSIBLE', 'This order already belongs to an account');
}
