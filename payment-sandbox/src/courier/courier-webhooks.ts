import type pg from 'pg';
import { type BookedScan, findOrder, scansSoFar, takeUntold } from './courier-ledger.ts';
import { SHUFFLED, SILENT } from './scenarios.ts';
import { webhookShape } from './shiprocket-shapes.ts';

export type Receiver = { url: string; token: string };

/**
 * Sends the shop a webhook for each scan since the last call, as the scenarios demand, and waits for its
 * responses.
 * @returns the number of webhooks
 */
export async function tellOfScans(db: pg.Pool, receiver: Receiver | undefined): Promise<number> {
  const bodies: object[] = [];
  const later: object[] = [];
  for (const scan of await takeUntold(db)) {
    const order = await findOrder(db, 'awb', scan.awb);
    if (!order || order.scenario === SILENT) continue;
    const body = webhookShape(order, scan, await historyUntil(db, scan));
    bodies.push(body);
    if (order.scenario === SHUFFLED) later.unshift(body);
  }
  const all = [...later, ...bodies];
  for (const body of all) await send(receiver, body);
  return all.length;
}

async function historyUntil(db: pg.Pool, { awb, at }: BookedScan): Promise<BookedScan[]> {
  return (await scansSoFar(db, awb)).filter((scan) => scan.at <= at);
}

/** Sends without retries, because it is not documented whether Shiprocket retries. */
async function send(receiver: Receiver | undefined, body: object): Promise<void> {
  if (!receiver) return;
  await fetch(receiver.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': receiver.token },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
}
