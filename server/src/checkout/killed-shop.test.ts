import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createRazorpayOrder, verifyRazorpayPayment } from '@gulmohar/contract/checkout.ts';
import { paiseToRupees, rupeesToPaise } from '@gulmohar/contract/money.ts';
import { priceCart } from '@gulmohar/contract/pricing.ts';
import { getStockLevels, listProducts } from '@gulmohar/contract/product.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOrderData } from '../testing/build-order-data.ts';
import { payInSandbox } from '../testing/pay-in-sandbox.ts';
import { type ShopProcess, startShopProcess } from '../testing/shop-process.ts';

let folder: string;
const shops: ShopProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gulmohar killed '));
  await chmod(folder, 0o755);
});
afterAll(async () => {
  for (const shop of shops) await shop.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<ShopProcess> {
  const shop = await startShopProcess(folder);
  shops.push(shop);
  return shop;
}

async function levels({ api }: ShopProcess, productId: string) {
  return (await api(getStockLevels, { body: { productIds: [productId] } })).stockLevels[productId]?.stock;
}

async function countMails({ url }: ShopProcess): Promise<number> {
  const mails: unknown = await (await fetch(`${url}/dev/mailbox.json`)).json();
  return Array.isArray(mails) ? mails.length : Number.NaN;
}

// Two real starts, on a machine that may be busy.
const TIMEOUT_MS = 120_000;

test(
  'the shop is killed between payment and verify; after its restart the guest gets one order',
  async () => {
    const before = await start();
    const { products } = await before.api(listProducts, { query: { sort: 'low-high' } });
    const product = products.find(({ hasSize, stock }) => !hasSize && typeof stock === 'number' && stock > 2);
    if (!product) throw new Error('The demo shop has no unsized product in stock');
    const stock = await levels(before, product._id);
    const { total } = priceCart([{ unitPrice: rupeesToPaise(product.price) ?? 0, quantity: 1 }]);
    const { orderId } = await before.api(createRazorpayOrder, {
      body: {
        amount: paiseToRupees(total),
        isGuest: true,
        orderData: buildOrderData([{ _id: product._id }]),
      },
    });
    const paid = await payInSandbox({ sandboxUrl: `${before.url}/sandbox/razorpay` }, orderId);
    await before.end('SIGKILL');

    const after = await start();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => after.api(verifyRazorpayPayment, { body: paid })),
    );
    expect(new Set(answers.map((answer) => answer.orderId)).size).toBe(1);
    expect(answers[0]?.message).toBe('Payment Successful!');
    expect(await levels(after, product._id)).toBe(Number(stock) - 1);
    await expect.poll(() => countMails(after)).toBe(1);
  },
  TIMEOUT_MS,
);
