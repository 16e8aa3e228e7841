import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildShopper } from './build-shopper.ts';
import { buildStaff } from './build-staff.ts';
import type { TestShop } from './test-shop.ts';

export type CallAsOwner = (call: InjectOptions) => Promise<LightMyRequestResponse>;

/**
 * Calls as an owner of the shop who is also a shopper there, so that no call is refused for lack of
 * permission. When a call has ended the session, such as signing out, the next one starts another.
 */
export async function callAsOwner(shop: TestShop): Promise<CallAsOwner> {
  let credentials = await signIn(shop);
  const send = (call: InjectOptions) =>
    shop.app.inject({ ...call, headers: { ...call.headers, ...credentials } });
  return async (call) => {
    const response = await send(call);
    if (response.statusCode !== 401) return response;
    credentials = await signIn(shop);
    return send(call);
  };
}

async function signIn(shop: TestShop): Promise<{ token: string; cookie: string }> {
  const [{ token }, { cookie }] = [await buildShopper(shop), await buildStaff(shop)];
  return { token, cookie };
}
