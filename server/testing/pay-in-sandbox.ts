import type { TestShop } from './test-shop.ts';

export type Paid = { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string };

/** Pays a provider order the way the sandbox's window does. */
export async function payInSandbox(
  shop: Pick<TestShop, 'sandboxUrl'>,
  orderId: string,
  instrument = '4100 2800 0000 1007',
): Promise<Paid> {
  const response = await fetch(`${shop.sandboxUrl}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order_id: orderId, instrument }),
  });
  if (!response.ok) throw new Error(`The sandbox refused the payment: ${await response.text()}`);
  return (await response.json()) as Paid;
}

/**
 * Sets how the sandbox behaves from now on, for example `{ api: 'error' }`; `{}` restores normal behaviour.
 */
export async function setSandboxMode(
  shop: Pick<TestShop, 'sandboxUrl'>,
  mode: Record<string, string>,
): Promise<void> {
  await fetch(`${shop.sandboxUrl}/mode`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(mode),
  });
}

export type Ledger = {
  orders: {
    id: string;
    amount: number;
    payments: { id: string; amount: number; refunded: number; status: string }[];
  }[];
  captured: number;
  refunded: number;
};

export async function readSandboxLedger(shop: TestShop): Promise<Ledger> {
  return (await (await fetch(`${shop.sandboxUrl}/ledger`)).json()) as Ledger;
}

/**
 * What the provider captured and refunded for one of its orders, in paise, by its own records, once all jobs
 * are done.
 */
export async function ledgerOf(
  shop: TestShop,
  providerOrderId: string,
): Promise<{ captured: number; refunded: number }> {
  await shop.runJobs();
  const { orders } = await readSandboxLedger(shop);
  const { payments = [] } = orders.find((order) => order.id === providerOrderId) ?? {};
  return {
    captured: payments.reduce((sum, payment) => sum + payment.amount, 0),
    refunded: payments.reduce((sum, payment) => sum + payment.refunded, 0),
  };
}
