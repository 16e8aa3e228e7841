import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createRazorpayOrder, verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { type Answer, ask } from '../ask.ts';
import { referenceProduct } from '../catalogue/reference-product.ts';
import type { FlashSale, FlashSaleReport } from './flash-sale.ts';
import { CARD, purchaseOf } from './guest-checkout.ts';

process.once('disconnect', () => process.exit());
const [message] = await once(process, 'message');
const { shop, sandbox, buyers, product, size, withinSeconds } = message as FlashSale;

const cart = [{ product: referenceProduct(product), size, quantity: 1 }];
/** A process may have at most 20,000 open files, on some systems fewer. */
const MAX_CONNECTIONS = 8_000;

const agent = new http.Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS });
const durations: number[] = [];
const report: FlashSaleReport = { orders: 0, late: 0, others: {}, p50: 0, p99: 0 };

async function askShop(path: string, question: object, address: string): Promise<Answer> {
  const start = performance.now();
  const body = JSON.stringify(question);
  const headers = { 'x-forwarded-for': address };
  const answer = await ask(agent, shop, { method: 'POST', path: `/api${path}`, body, headers });
  durations.push(performance.now() - start);
  return answer;
}

function countOther(status: number | string): void {
  report.others[status] = (report.others[status] ?? 0) + 1;
}

async function buy(buyer: number): Promise<void> {
  if (withinSeconds > 0) await wait((withinSeconds * 1_000 * buyer) / buyers);
  const address = `10.9.${buyer >> 8}.${buyer & 255}`;
  const purchase = purchaseOf(cart, { name: `flash-${buyer}`, address });
  const opened = await askShop(createRazorpayOrder.path, purchase, address);
  if (opened.body.includes('OUT_OF_STOCK')) report.late++;
  else if (opened.status !== 200) return countOther(opened.status);
  else await pay(JSON.parse(opened.body.toString()).orderId, address);
}

async function pay(order: string, address: string): Promise<void> {
  const body = JSON.stringify({ order_id: order, instrument: CARD });
  const paid = await ask(agent, sandbox, { method: 'POST', path: '/pay', body });
  if (paid.status !== 200) return countOther(`the sandbox's ${paid.status}`);
  const verified = await askShop(verifyRazorpayPayment.path, JSON.parse(paid.body.toString()), address);
  if (verified.status === 200) report.orders++;
  else countOther(verified.status);
}

await Promise.all(
  Array.from({ length: buyers }, (_, buyer) => buy(buyer).catch((error) => countOther(String(error)))),
);
durations.sort((a, b) => a - b);
report.p50 = durations[Math.ceil(durations.length * 0.5) - 1] ?? 0;
report.p99 = durations[Math.ceil(durations.length * 0.99) - 1] ?? 0;
process.send?.(report);
