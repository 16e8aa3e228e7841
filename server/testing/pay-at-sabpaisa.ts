import type { TestShop } from './test-shop.ts';

type Form = { action: string; fields: Record<string, string> };

/** What the browser has to post back to the shop. */
export type Callback = { url: string; encResponse: string };

/**
 * Opens the payment page of SabPaisa's sandbox the way a browser does and pays there.
 * @returns the callback that the page would post; undefined when the page does not open
 */
export async function payAtSabPaisa(
  shop: TestShop,
  form: Form | null,
  method = 'merchant@sabpaisa',
): Promise<Callback | undefined> {
  if (!form) throw new Error('There is nothing to pay');
  const opened = await post(new URL(form.action, shop.sabPaisaSandboxUrl), form.fields);
  const [, path] = /action="([^"]+\/pay\/[^"]+)"/.exec(opened) ?? [];
  if (!path) return undefined;
  const back = await post(new URL(path, shop.sabPaisaSandboxUrl), { method });
  const [, url = ''] = /action="([^"]+)"/.exec(back) ?? [];
  const [, encResponse = ''] = /name="encResponse" value="([^"]+)"/.exec(back) ?? [];
  return { url, encResponse };
}

/** Settles a challan, which is paid at a bank later. */
export async function settleAtSabPaisa(shop: TestShop, clientTxnId: string, paid: boolean): Promise<void> {
  await steer(shop, '/settle', { clientTxnId, paid });
}

/** Like `setSandboxMode`, for SabPaisa's sandbox. */
export async function setSabPaisaMode(shop: TestShop, mode: Record<string, string>): Promise<void> {
  await steer(shop, '/mode', mode);
}

async function post(url: URL, fields: Record<string, string>): Promise<string> {
  return (await fetch(url, { method: 'POST', body: new URLSearchParams(fields) })).text();
}

async function steer(shop: TestShop, path: string, body: object): Promise<void> {
  await fetch(`${shop.sabPaisaSandboxUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
