import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { listProducts } from '@gulmohar/contract/catalogue/product.ts';
import { createRazorpayOrder, verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { priceCart } from '@gulmohar/contract/sales/pricing.ts';
import { SPECIFIED_SHIPPING } from '@gulmohar/contract/shop/shop-rules.ts';
import { paiseToRupees, rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { payInSandbox } from '../../../testing/pay-in-sandbox.ts';
import { runCommand } from '../../../testing/run-command.ts';
import { type ShopProcess, startShopProcess } from '../../../testing/shop-process.ts';

const TIMEOUT_MS = 120_000;
const POLL = { timeout: 60_000, interval: 250 };

let folder: string;
let shop: ShopProcess;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gulmohar lost '));
  await chmod(folder, 0o755);
  shop = await startShopProcess(folder);
}, TIMEOUT_MS);
afterAll(async () => {
  await shop.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}, TIMEOUT_MS);

async function killDatabase(): Promise<void> {
  const file = await readFile(path.join(folder, 'postgresql-18/postmaster.pid'), 'utf8');
  process.kill(Number(file.split('\n')[0]), 'SIGKILL');
}

async function isReady(): Promise<boolean> {
  const answer = await fetch(`${shop.url}/readyz`).catch(() => undefined);
  return answer?.status === 200;
}

test(
  'a database killed during twenty purchases restarts by itself, and no money or unit is lost',
  async () => {
    const { products } = await shop.api(listProducts, { query: { sort: 'low-high', limit: '48' } });
    const product = products.find(({ hasSize, stock }) => !hasSize && Number(stock) > 12);
    if (!product) throw new Error('The demo shop has no unsized product in plenty');
    const { total } = priceCart(
      [{ unitPrice: rupeesToPaise(product.price) ?? 0, quantity: 1 }],
      SPECIFIED_SHIPPING,
    );

    async function buy(guest: number): Promise<string> {
      const orderData = buildOrderData([{ _id: product?._id ?? '' }], `lost-${guest}`);
      const body = { amount: paiseToRupees(total), isGuest: true, orderData };
      const { orderId } = await shop.api(createRazorpayOrder, { body });
      const paid = await payInSandbox({ sandboxUrl: `${shop.url}/sandbox/razorpay` }, orderId);
      return (await shop.api(verifyRazorpayPayment, { body: paid })).orderId;
    }

    await buy(0);
    const attempts = Promise.allSettled(Array.from({ length: 20 }, (_, index) => buy(index + 1)));
    await killDatabase();
    await attempts;
    await expect.poll(isReady, POLL).toBe(true);
    await expect
      .poll(async () => buy(100).catch((error: Error) => error.message), POLL)
      .toMatch(/^[0-9a-f-]{36}$/);
    const { code, output } = await runCommand(folder, 'doctor');
    expect({ code, output }).toMatchObject({ code: 0 });
  },
  TIMEOUT_MS,
);
