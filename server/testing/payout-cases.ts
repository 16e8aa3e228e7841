import { refundInPart } from '@gulmohar/contract/admin/order-steps.ts';
import { type Payee, payRefund } from '@gulmohar/contract/admin/payout.ts';
import { placeCashOrder } from '@gulmohar/contract/sales/cash-on-delivery.ts';
import { sign } from '@gulmohar/payment-sandbox/razorpay-signature.ts';
import { v7 as uuid } from 'uuid';
import { payoutSandboxKeys } from '../src/payments/payout/choose-payouts.ts';
import { followPayouts } from '../src/payments/payout/follow-payouts.ts';
import { payOut } from '../src/payments/payout/pay-out.ts';
import type { PayoutProvider } from '../src/payments/payout/payout-provider.ts';
import { ProviderError } from '../src/payments/provider.ts';
import type { ShopError } from '../src/platform/http/shop-error.ts';
import { buildOrderData } from './build-order-data.ts';
import { buildProduct } from './build-product.ts';
import { buildShopper } from './build-shopper.ts';
import type { TestStaff } from './build-staff.ts';
import { offerCash } from './offer-cash.ts';
import { deliverOrder } from './ship-order.ts';
import type { TestShop } from './test-shop.ts';

type Ledger = { payouts: { reference_id: string; status: string }[] };
const WITH_MONEY = ['pending', 'queued', 'processing', 'processed'];

/** A shop with delivered cash orders whose refunds the sandbox pays out. */
export async function payoutCases(shop: TestShop, owner: TestStaff) {
  const kurti = await buildProduct(shop.db, { price: 1_000_000, stock: { M: 40 } });
  await offerCash(owner, { maximum: 19_000_000 });
  await shop.changes.poll();
  const buyer = await buildShopper(shop);
  const orderId = await deliver();
  await remit(orderId);
  const { webhookSecrets } = await payoutSandboxKeys(shop.db);

  async function deliver(): Promise<string> {
    const { guestInfo, ...orderData } = buildOrderData([{ _id: kurti, size: 'M' }]);
    if (!guestInfo) throw new Error('A guest says who they are');
    const form = { ...orderData, guestInfo: { ...guestInfo, email: buyer.email } };
    const body = { amount: 10_000, isGuest: false, requestId: uuid(), orderData: form };
    const placed = await buyer.api(placeCashOrder, { body });
    await deliverOrder(shop, placed.orderId);
    return placed.orderId;
  }

  /** Imports a courier's remittance of the order's cash. */
  async function remit(ofOrder: string): Promise<void> {
    const { id: parcel_id, cod_due } = await shop.db
      .selectFrom('parcel')
      .where('order_id', '=', ofOrder)
      .select(['id', 'cod_due'])
      .executeTakeFirstOrThrow();
    const remittance = {
      id: uuid(),
      reference: `UTR-${parcel_id}`,
      file_name: 'cash.csv',
      staff_name: 'Meera',
    };
    await shop.db.insertInto('remittance').values(remittance).execute();
    await shop.db
      .insertInto('remittance_line')
      .values({ remittance_id: remittance.id, line: 2, amount: cod_due ?? 0, parcel_id })
      .execute();
  }

  async function idOf(refundId: string): Promise<string | undefined> {
    const last = await shop.db
      .selectFrom('payout')
      .where('refund_id', '=', refundId)
      .orderBy('attempt', 'desc')
      .select('id')
      .executeTakeFirst();
    return last?.id;
  }

  async function isPaid(refundId: string): Promise<boolean> {
    const refund = shop.db.selectFrom('refund').where('id', '=', refundId).select('status');
    return (await refund.executeTakeFirstOrThrow()).status === 'processed';
  }

  async function timesPaid(refundId: string): Promise<number> {
    const ids = await shop.db.selectFrom('payout').where('refund_id', '=', refundId).select('id').execute();
    const response = await fetch(`${shop.payoutSandboxUrl}/ledger`);
    const { payouts } = (await response.json()) as Ledger;
    return payouts.filter(
      ({ reference_id, status }) => WITH_MONEY.includes(status) && ids.some(({ id }) => id === reference_id),
    ).length;
  }

  async function letPass(seconds: number): Promise<void> {
    await fetch(`${shop.payoutSandboxUrl}/advance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ seconds }),
    });
  }

  /** A provider that makes the process end right after it has accepted the payout. */
  function killing(): PayoutProvider | undefined {
    const { payouts } = shop;
    return (
      payouts && {
        ...payouts,
        async pay(payout) {
          await payouts.pay(payout);
          throw new ProviderError('killed', { retryable: true });
        },
      }
    );
  }

  async function tryOn(payouts: PayoutProvider | undefined, refundId: string): Promise<void> {
    const id = await idOf(refundId);
    if (id) await payOut({ ...shop, payouts }, id).catch(unlessProvider);
  }

  async function payAgain(refundId: string, payee: Payee): Promise<void> {
    await owner.api(payRefund, { body: { refundId, payee } }).catch((error: unknown) => {
      if ((error as ShopError).code !== 'STEP_NOT_POSSIBLE') throw error;
    });
  }

  const events = {
    job: (refundId: string) => tryOn(shop.payouts, refundId),
    killed: (refundId: string) => tryOn(killing(), refundId),
    poll: () => followPayouts(shop).catch(unlessProvider),
    pass: () => letPass(70),
    'pay again': payAgain,
  };

  return {
    timesPaid,
    letPass,
    deliver,
    remit,

    /** Creates a refund of this amount of cash, in paise, that waits to be paid out; by default of remitted cash. */
    async refund(amount: number, ofOrder = orderId) {
      const requestId = uuid();
      await owner.api(refundInPart, {
        body: { orderId: ofOrder, requestId, amount, reason: 'A loose thread' },
      });
      await shop.runJobs();
      const { id: refundId } = await shop.db
        .selectFrom('refund')
        .where('request_id', '=', requestId)
        .select('id')
        .executeTakeFirstOrThrow();
      return { orderId: ofOrder, refundId, buyer };
    },

    /** Posts a webhook about a payout. @returns the response's status */
    async tell(event: string, payoutId: string, secret = webhookSecrets[0] ?? ''): Promise<number> {
      const body = JSON.stringify({
        event,
        payload: { payout: { entity: { id: payoutId, status: 'processed' } } },
      });
      const headers = { 'x-razorpay-signature': sign(body, secret), 'x-razorpay-event-id': uuid() };
      const response = await fetch(`${shop.url}/api/webhooks/razorpayx`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      });
      return response.status;
    },

    async happen(event: keyof typeof events, refundId: string, payee: Payee): Promise<void> {
      await events[event](refundId, payee);
    },

    /** Has the staff pay failed payouts again until the refund is paid. */
    async comeToRest(refundId: string, payee: Payee): Promise<void> {
      for (let round = 0; round < 8; round++) {
        await shop.runJobs();
        await tryOn(shop.payouts, refundId);
        await letPass(130);
        await followPayouts(shop).catch(unlessProvider);
        if (await isPaid(refundId)) return;
        await payAgain(refundId, payee);
      }
    },
  };
}

function unlessProvider(error: unknown): void {
  if (!(error instanceof ProviderError)) throw error;
}
