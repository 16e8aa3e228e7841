import type { TestShop } from './test-shop.ts';

/**
 * Pays on the payment page of Stripe's sandbox the way its form does.
 * @returns where it redirects the browser; null when the page stays and shows an error
 */
export async function payAtStripe(payUrl: string, method = '4242 4242 4242 4242'): Promise<string | null> {
  const response = await fetch(payUrl, {
    method: 'POST',
    body: new URLSearchParams({ method }),
    redirect: 'manual',
  });
  return response.headers.get('location');
}

/** Settles a payment by `debit`, which is still pending when the page closes. */
export async function settleAtStripe(shop: TestShop, session: string, paid: boolean): Promise<void> {
  await post(shop, '/settle', { session, paid });
}

/** Like `setSandboxMode`, for Stripe's sandbox. */
export async function setStripeMode(shop: TestShop, mode: Record<string, string>): Promise<void> {
  await post(shop, '/mode', mode);
}

async function post(shop: TestShop, path: string, body: object): Promise<void> {
  await fetch(`${shop.stripeSandboxUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
