import { markRefunded } from '@gulmohar/contract/admin/order-steps.ts';
import { getMoneyProblems } from '@gulmohar/contract/admin/today.ts';
import { createSabPaisaPayment, verifyStripePayment } from '@gulmohar/contract/sales/checkout.ts';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { letLapse, readCheckout, readOrdersOfGuest } from '../../../testing/guest-checkout.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { payAtSabPaisa, setSabPaisaMode, settleAtSabPaisa } from '../../../testing/pay-at-sabpaisa.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { seller } from '../../../testing/seller.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { moveOrder } from '../../fulfilment/change/move-order.ts';
import { seal, unseal } from '../../payments/sabpaisa/sealed-text.ts';
import { sabPaisaSandboxAccount } from '../../payments/sandbox-accounts.ts';
import { settleLatePayments } from './settle-overdue-checkouts.ts';

const shop = await testShop({ SABPAISA_SANDBOX: 'offered' });
afterEach(async () => {
  await setSabPaisaMode(shop, {});
  await expectInvariants(shop);
});
afterAll(() => shop.close());

async function openFor(guest: string, name = 'Ravi Kumar') {
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 5 } });
  const orderData = buildOrderData([{ _id: kurti, size: 'M' }], guest);
  if (orderData.guestInfo) orderData.guestInfo.name = name;
  return shop.api(createSabPaisaPayment, { body: { amount: 2_000, isGuest: true, orderData } });
}

/** Posts the browser's callback to the shop. Returns where it is redirected. */
async function callBack(encResponse: string, to = shop): Promise<string | undefined> {
  const answer = await to.app.inject({
    method: 'POST',
    url: '/order/sabpaisa-callback',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://securepay.sabpaisa.in' },
    payload: new URLSearchParams({ encResponse, clientCode: 'SANDB' }).toString(),
  });
  return answer.headers.location;
}

function verify(orderId: string, success = true) {
  return shop.api(verifyStripePayment, { body: { success, orderId } });
}

async function clientTxnIdOf(id: string): Promise<string> {
  return (await readCheckout(shop, id)).provider_order_id ?? '';
}

async function keys() {
  return sabPaisaSandboxAccount(shop.db);
}

describe('a purchase at SabPaisa', () => {
  test('gives a guest one order on returning, however often the callback comes', async () => {
    const { form, orderId } = await openFor('sabpaisa');
    const callback = await payAtSabPaisa(shop, form);
    expect(callback?.url).toBe('http://localhost:3000/order/sabpaisa-callback');
    for (const _ of [1, 2]) {
      expect(await callBack(callback?.encResponse ?? '')).toBe(`/verify?success=true&orderId=${orderId}`);
    }
    expect(await verify(orderId)).toMatchObject({ success: true });
    expect(await readOrdersOfGuest(shop, 'sabpaisa')).toMatchObject([
      { amount: 200_000, payment_method: 'UPI' },
    ]);
  });

  test('sends only the client code in the clear, and the price and credentials encrypted', async () => {
    const { form, orderId } = await openFor('looker');
    expect(Object.keys(form?.fields ?? {})).toEqual(['encData', 'clientCode']);
    const text = unseal(form?.fields.encData ?? '', await keys());
    expect(text).toContain(`&clientTxnId=${orderId.replaceAll('-', '')}&amount=2000.00&clientCode=SANDB&`);
    expect(text).toContain('&callbackUrl=http://localhost:3000/order/sabpaisa-callback&');
  });

  test.each([
    ['Ravi&amount=1.00&x=', 'payerName=Raviamountx&'],
    ['आशा', 'payerName=Customer&'],
    ['José  O’Brien', 'payerName=Jose OBrien&'],
  ])(
    'reduces the buyer’s name %s to characters that SabPaisa accepts and adds no field',
    async (name, sent) => {
      const { form } = await openFor('namer', name);
      expect(unseal(form?.fields.encData ?? '', await keys())).toContain(sent);
      expect(await payAtSabPaisa(shop, form)).toBeDefined();
    },
  );

  test('that is declined or aborted returns as unsuccessful and ends the checkout', async () => {
    for (const [guest, method] of [
      ['declined', '4000020000000000'],
      ['aborts', 'abort'],
    ] as const) {
      const { form, orderId } = await openFor(guest);
      const callback = await payAtSabPaisa(shop, form, method);
      expect(await callBack(callback?.encResponse ?? '')).toBe(`/verify?success=false&orderId=${orderId}`);
      expect(await verify(orderId, false)).toMatchObject({ success: false });
      expect((await readCheckout(shop, orderId)).status).toBe('expired');
      expect(await readOrdersOfGuest(shop, guest)).toEqual([]);
    }
  });

  test('by challan becomes an order once it is paid at the bank days later', async () => {
    const { form, orderId } = await openFor('challan');
    const callback = await payAtSabPaisa(shop, form, 'eneft');
    expect(await callBack(callback?.encResponse ?? '')).toBe(`/verify?success=true&orderId=${orderId}`);
    await expect(verify(orderId)).rejects.toMatchObject({ code: 'PAYMENT_NOT_COMPLETED' });
    await letLapse(shop, orderId);
    await settleAtSabPaisa(shop, await clientTxnIdOf(orderId), true);
    await shop.db
      .updateTable('checkout')
      .set({ ask_again_at: new Date(0) })
      .where('id', '=', orderId)
      .execute();
    await settleLatePayments(shop.db, shop.providers);
    expect(await readOrdersOfGuest(shop, 'challan')).toMatchObject([{ payment_method: 'eNEFT' }]);
  });
});

describe('a payment that SabPaisa has not decided', () => {
  /** Lets days pass since the checkout was opened, and asks SabPaisa again. @returns when it is asked next */
  async function askAfter(orderId: string, days: number): Promise<Date | null> {
    await shop.db
      .updateTable('checkout')
      .set({ created_at: new Date(Date.now() - days * 86_400_000), ask_again_at: new Date(0) })
      .where('id', '=', orderId)
      .execute();
    await settleLatePayments(shop.db, shop.providers);
    return (await readCheckout(shop, orderId)).ask_again_at;
  }

  async function openChallan(guest: string): Promise<string> {
    const { form, orderId } = await openFor(guest);
    await payAtSabPaisa(shop, form, 'eneft');
    await letLapse(shop, orderId);
    return orderId;
  }

  const tomorrow = () => Date.now() + 86_400_000;

  test('is asked about daily for as long as its challan can be paid, and then becomes the order', async () => {
    const orderId = await openChallan('slow');
    for (const days of [4, 12, 29])
      expect((await askAfter(orderId, days))?.getTime()).toBeLessThanOrEqual(tomorrow());
    expect(await askAfter(orderId, 60)).not.toBeNull();
    await settleAtSabPaisa(shop, await clientTxnIdOf(orderId), true);
    expect(await askAfter(orderId, 61)).toBeNull();
    expect(await readOrdersOfGuest(shop, 'slow')).toMatchObject([{ payment_method: 'eNEFT' }]);
  });

  test('is no longer asked about once the challan has ended', async () => {
    const orderId = await openChallan('never');
    await settleAtSabPaisa(shop, await clientTxnIdOf(orderId), false);
    expect(await askAfter(orderId, 4)).toBeNull();
  });

  test('is not given up while SabPaisa does not answer, or answers with a status that nobody knows', async () => {
    const orderId = await openChallan('unclear');
    await setSabPaisaMode(shop, { api: 'error' });
    expect(await askAfter(orderId, 4)).not.toBeNull();
    await setSabPaisaMode(shop, {});
    await shop.database.pool.query(`
      alter table sandbox.sabpaisa_transaction drop constraint sabpaisa_transaction_status_code_check;
      update sandbox.sabpaisa_transaction set status_code = '0999'
       where client_txn_id = '${await clientTxnIdOf(orderId)}'`);
    expect(await askAfter(orderId, 5)).not.toBeNull();
    await expect(verify(orderId)).rejects.toMatchObject({ code: 'PAYMENT_NOT_COMPLETED' });
  });

  test('is no reason to ask further about a form that was never posted', async () => {
    const { orderId } = await openFor('unposted');
    await letLapse(shop, orderId);
    expect(await askAfter(orderId, 4)).toBeNull();
  });
});

describe('the browser’s callback', () => {
  test('can be lost, because the enquiry after 15 minutes finds the payment', async () => {
    const { form, orderId } = await openFor('lost');
    await payAtSabPaisa(shop, form);
    await letLapse(shop, orderId);
    expect(await readOrdersOfGuest(shop, 'lost')).toHaveLength(1);
  });

  test('never comes if the form was not posted, and the checkout expires unpaid', async () => {
    const { orderId } = await openFor('closed');
    await letLapse(shop, orderId);
    expect((await readCheckout(shop, orderId)).status).toBe('expired');
  });

  test('creates no order if it claims a payment that SabPaisa has not recorded', async () => {
    const { form, orderId } = await openFor('pretender');
    await payAtSabPaisa(shop, form, '4000020000000000');
    const clientTxnId = await clientTxnIdOf(orderId);
    const lie = `clientTxnId=${clientTxnId}&amount=2000.00&paidAmount=2000.00&statusCode=0000`;
    expect(await callBack(seal(lie, await keys()))).toBe(`/verify?success=false&orderId=${orderId}`);
    expect(await readOrdersOfGuest(shop, 'pretender')).toEqual([]);
  });

  test('leads to /order-failure if SabPaisa did not seal it or it names no known checkout', async () => {
    const { form } = await openFor('forger');
    const { encResponse: sealed = '' } = (await payAtSabPaisa(shop, form)) ?? {};
    const otherKeys = { ...(await keys()), hmacKey: Buffer.alloc(48, 8).toString('base64') };
    const flipped = sealed.slice(0, -1) + (sealed.endsWith('0') ? '1' : '0');
    const own = unseal(sealed, await keys()) ?? '';
    const unknown = seal('clientTxnId=none&statusCode=0000', await keys());
    for (const forged of ['', 'zz', sealed.slice(0, 90), flipped, seal(own, otherKeys), unknown]) {
      expect(await callBack(forged)).toBe('/order-failure');
    }
    expect(await readOrdersOfGuest(shop, 'forger')).toEqual([]);
  });

  test('creates no order for a payment of another amount, which an admin is asked to refund', async () => {
    const { form, orderId } = await openFor('underpaid');
    await shop.db.updateTable('checkout').set({ amount: 199_900 }).where('id', '=', orderId).execute();
    const callback = await payAtSabPaisa(shop, form);
    await callBack(callback?.encResponse ?? '');
    await expect(verify(orderId)).rejects.toMatchObject({ code: 'ORDER_NOT_POSSIBLE' });
    expect(await readOrdersOfGuest(shop, 'underpaid')).toEqual([]);
    await shop.runJobs();
    const owner = await buildStaff(shop);
    const { refunds } = await owner.api(getMoneyProblems);
    expect(refunds).toContainEqual(expect.objectContaining({ amount: 200_000, status: 'manual' }));
    const mails = async () =>
      (await readMails(shop, 'underpaid@guest.example')).map(({ subject }) => subject);
    expect(await mails()).toEqual(['We will refund your payment of Rs. 2,000']);
    const refundId = refunds.find(({ status }) => status === 'manual')?.refundId ?? '';
    await owner.api(markRefunded, { body: { refundId } });
    expect(await mails()).toEqual(['We will refund your payment of Rs. 2,000', 'Your refund is complete']);
  });

  test('creates no order while the enquiry fails, and the order follows once it works', async () => {
    const { form, orderId } = await openFor('patient');
    const callback = await payAtSabPaisa(shop, form);
    await setSabPaisaMode(shop, { api: 'error' });
    expect(await callBack(callback?.encResponse ?? '')).toBe(`/verify?success=true&orderId=${orderId}`);
    await expect(verify(orderId)).rejects.toMatchObject({ status: 502 });
    await setSabPaisaMode(shop, {});
    expect(await verify(orderId)).toMatchObject({ success: true });
  });

  test('and the payment endpoint do not exist in a shop without SabPaisa', async () => {
    const plain = await testShop();
    try {
      expect(await callBack('x', plain)).toBeUndefined();
      const body = { amount: 2_000, isGuest: true };
      await expect(plain.api(createSabPaisaPayment, { body })).rejects.toMatchObject({ status: 404 });
    } finally {
      await plain.close();
    }
  });
});

describe('a refund', () => {
  test('is shown to an admin at once, who makes it in SabPaisa’s dashboard and marks it as made', async () => {
    const { form, orderId } = await openFor('refunded');
    const callback = await payAtSabPaisa(shop, form);
    await callBack(callback?.encResponse ?? '');
    const { orderId: placed = '' } = await verify(orderId);
    await moveOrder(shop.db, placed, { to: 'Cancelled', actor: 'operator', seller });
    await shop.runJobs();
    const owner = await buildStaff(shop);
    const waiting = async () =>
      (await owner.api(getMoneyProblems)).refunds.filter((refund) => refund.orderId === placed);
    const [refund] = await waiting();
    expect(refund).toMatchObject({ status: 'manual', provider: 'sabpaisa', amount: 200_000 });
    expect(refund?.paymentId).toMatch(/^\d+$/);
    const { rows } = await shop.database.pool.query(
      'select from graphile_worker.jobs where last_error is not null',
    );
    expect(rows).toEqual([]);
    const body = { refundId: refund?.refundId ?? '' };
    await owner.api(markRefunded, { body });
    expect(await waiting()).toEqual([]);
    await expect(owner.api(markRefunded, { body })).rejects.toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
    const packer = await buildStaff(shop, 'packer');
    await expect(packer.api(markRefunded, { body })).rejects.toMatchObject({ status: 403 });
  });
});
