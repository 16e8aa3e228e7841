import type { TestShop } from './test-shop.ts';

/**
 * Pays on the payment page of Stripe's sandbox the way its form does.
 * @returns where it sends the browser; null when the page stays and complains
 */
export async function payAtStripe(payUrl: string, method = '4242 4242 4242 4242'): Promise<string | null> {
  const answer = await fetch(payUrl, {
    method: 'POST',
    body: new URLSearchParams({ method }),
    redirect: 'manual',
  });
  return answer.headers.get('location');
}

/** What becomes of a payment by `debit`, which is not settled by the end of the page. */
export async function settleAtStripe(shop: TestShop, session: string, paid: boolean): Promise<void> {
  await post(shop, '/settle', { session, paid });
}

/** As `setSandboxMode`, for Stripe's. */
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
