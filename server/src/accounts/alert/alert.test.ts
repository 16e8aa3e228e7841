import {
  confirmStockAlert,
  requestStockAlert,
  unsubscribeStockAlerts,
} from '@gulmohar/contract/accounts/alert.ts';
import { getProfile, updateProfile } from '@gulmohar/contract/accounts/profile.ts';
import { confirmEmail } from '@gulmohar/contract/accounts/user.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { letHoldsEnd } from '../../../testing/let-holds-end.ts';
import { readMails, tokenFrom } from '../../../testing/read-mails.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { moveStock } from '../../catalogue/product/stock-ledger.ts';
import { purgeUnconfirmed } from './end-alerts.ts';

const shop = await testShop();
afterAll(() => shop.close());

async function receive(productId: string, size: string | null, units: number): Promise<void> {
  const { id } = await shop.db
    .selectFrom('variant')
    .where('product_id', '=', productId)
    .where('size', 'is not distinct from', size)
    .select('id')
    .executeTakeFirstOrThrow();
  await moveStock(shop.db, [{ variant_id: id, kind: 'received', on_hand_change: units }]);
}

async function subjects(email: string): Promise<string[]> {
  return (await readMails(shop, email)).map((mail) => mail.subject);
}

const BACK = 'Back in stock: Test Kurti, size M';

describe('a signed-in shopper', () => {
  test('is notified exactly once when the size is back in stock', async () => {
    const { api, email } = await buildShopper(shop);
    const kurti = await buildProduct(shop.db, { stock: { M: 0, L: 0 } });
    const body = { productId: kurti, email, size: 'M' };
    const response = {
      success: true,
      message: "You'll be notified when back in stock!",
      needsConfirmation: false,
    };
    expect(await api(requestStockAlert, { body })).toEqual(response);
    expect(await api(requestStockAlert, { body })).toEqual(response);

    await receive(kurti, 'L', 5);
    expect(await subjects(email)).not.toContain(BACK);
    await receive(kurti, 'M', 2);
    await receive(kurti, 'M', 2);
    const backInStock = (await readMails(shop, email)).filter(({ subject }) => subject === BACK);
    expect(backInStock).toHaveLength(1);
    expect(backInStock[0]?.html).toContain('/pictures/test-1.');

    await receive(kurti, 'M', -3);
    await receive(kurti, 'M', 1);
    expect((await subjects(email)).filter((subject) => subject === BACK)).toHaveLength(1);
  });

  test('can request another alert after the first one was sent', async () => {
    const { api, email } = await buildShopper(shop);
    const kurti = await buildProduct(shop.db, { stock: { M: 0 } });
    for (let round = 0; round < 2; round++) {
      await api(requestStockAlert, { body: { productId: kurti, email, size: 'M' } });
      await receive(kurti, 'M', 1);
      await shop.runJobs();
      await letHoldsEnd(shop);
      await receive(kurti, 'M', -1);
    }
    expect((await subjects(email)).filter((subject) => subject === BACK)).toHaveLength(2);
  });

  test('is notified immediately if the size came back in stock while the page was open', async () => {
    const { api, email } = await buildShopper(shop);
    const kurti = await buildProduct(shop.db, { stock: { M: 1 } });
    await api(requestStockAlert, { body: { productId: kurti, email, size: 'M' } });
    expect(await subjects(email)).toContain(BACK);
  });

  test('gets no alert after turning stock alerts off', async () => {
    const { api, email } = await buildShopper(shop);
    const kurti = await buildProduct(shop.db, { stock: { M: 0 } });
    await api(requestStockAlert, { body: { productId: kurti, email, size: 'M' } });
    const { user } = await api(getProfile);
    await api(updateProfile, { body: { ...user, preferences: { stockAlerts: false } } });
    await receive(kurti, 'M', 1);
    expect(await subjects(email)).not.toContain(BACK);
  });

  test('gets each alert once after changing to an e-mail address that already had alerts', async () => {
    const shopper = await buildShopper(shop);
    const fresh = `new-${shopper.email}`;
    const both = await buildProduct(shop.db, { stock: { M: 0 } });
    const earlier = await buildProduct(shop.db, { name: 'Earlier Kurti', stock: { M: 0 } });
    for (const productId of [both, earlier]) {
      await shop.api(requestStockAlert, { body: { productId, email: fresh, size: 'M' } });
    }
    const [confirmation] = await readMails(shop, fresh);
    await shop.api(confirmStockAlert, { body: { token: tokenFrom(confirmation, '/stock-alert/confirm') } });
    await shopper.api(requestStockAlert, { body: { productId: both, email: shopper.email, size: 'M' } });

    const { user } = await shopper.api(getProfile);
    const currentPassword = shopper.password;
    await shopper.api(updateProfile, { body: { ...user, email: fresh, currentPassword } });
    const token = tokenFrom((await readMails(shop, fresh)).at(-1), '/confirm-email');
    await shop.api(confirmEmail, { body: { token, password: shopper.password } });
    await receive(both, 'M', 1);
    await receive(earlier, 'M', 1);
    const backInStock = (await subjects(fresh)).filter((subject) => subject.startsWith('Back in stock'));
    expect(backInStock.sort()).toEqual(['Back in stock: Earlier Kurti, size M', BACK]);
    expect(await subjects(shopper.email)).not.toContain(BACK);
  });

  test('cannot have alerts sent to another person’s address without that person’s confirmation', async () => {
    const { api } = await buildShopper(shop);
    const kurti = await buildProduct(shop.db, { stock: { M: 0 } });
    const body = { productId: kurti, email: 'victim@elsewhere.example', size: 'M' };
    expect((await api(requestStockAlert, { body })).needsConfirmation).toBe(true);
    await receive(kurti, 'M', 1);
    expect(await subjects('victim@elsewhere.example')).toEqual(['Confirm your stock alert']);
  });
});

describe('a stranger', () => {
  test('confirms first, is notified of any size, and can unsubscribe through the link', async () => {
    const email = 'stranger@elsewhere.example';
    const [kurti, saree] = [
      await buildProduct(shop.db, { stock: { M: 0, L: 0 } }),
      await buildProduct(shop.db, { name: 'Silk Saree', stock: 0 }),
    ];
    await shop.api(requestStockAlert, { body: { productId: kurti, email } });
    await shop.api(requestStockAlert, { body: { productId: saree, email: email.toUpperCase(), size: '' } });
    const mails = await readMails(shop, email);
    expect(mails.map((mail) => mail.subject)).toEqual(['Confirm your stock alert']);

    const token = tokenFrom(mails[0], '/stock-alert/confirm');
    await shop.api(confirmStockAlert, { body: { token } });
    await receive(kurti, 'L', 1);
    expect(await subjects(email)).toContain('Back in stock: Test Kurti');

    const leave = tokenFrom((await readMails(shop, email)).at(-1), '/stock-alert/unsubscribe');
    await shop.api(unsubscribeStockAlerts, { body: { token: leave } });
    await receive(saree, null, 1);
    expect(await subjects(email)).not.toContain('Back in stock: Silk Saree');
  });

  test('is notified on confirming if the units arrived before that', async () => {
    const email = 'late-yes@elsewhere.example';
    const kurti = await buildProduct(shop.db, { stock: { M: 0 } });
    await shop.api(requestStockAlert, { body: { productId: kurti, email, size: 'M' } });
    await receive(kurti, 'M', 1);
    const [mail] = await readMails(shop, email);
    await shop.api(confirmStockAlert, { body: { token: tokenFrom(mail, '/stock-alert/confirm') } });
    expect(await subjects(email)).toEqual(['Confirm your stock alert', BACK]);
  });

  test('can unsubscribe with the mail program’s one-click button', async () => {
    const email = 'one-click@elsewhere.example';
    const kurti = await buildProduct(shop.db, { stock: { M: 0 } });
    await shop.api(requestStockAlert, { body: { productId: kurti, email, size: 'M' } });
    const [mail] = await readMails(shop, email);
    const token = tokenFrom(mail, '/stock-alert/unsubscribe');
    const response = await shop.app.inject({
      method: 'POST',
      url: `/api/product/stock-alert/one-click?token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(response.statusCode).toBe(200);
    await shop.api(confirmStockAlert, { body: { token: tokenFrom(mail, '/stock-alert/confirm') } });
    await receive(kurti, 'M', 1);
    expect(await subjects(email)).toEqual(['Confirm your stock alert']);
  });

  test('is forgotten after a week without confirming', async () => {
    const email = 'silent@elsewhere.example';
    const kurti = await buildProduct(shop.db, { stock: { M: 0 } });
    await shop.api(requestStockAlert, { body: { productId: kurti, email } });
    const longAgo = new Date(Date.now() - 8 * 86_400_000);
    await shop.db
      .updateTable('stock_alert')
      .set({ requested_at: longAgo })
      .where('email', '=', email)
      .execute();
    await purgeUnconfirmed(shop.db);
    const left = await shop.db.selectFrom('stock_alert').where('email', '=', email).selectAll().execute();
    expect(left).toEqual([]);
  });
});

test.each([
  [{ email: '' }, 400, 'Please enter your email address'],
  [{ email: undefined }, 400, 'Please enter your email address'],
  [{ email: 'asha' }, 400, 'Please enter a valid email address'],
  [{ productId: 'nothing' }, 404, 'Product not found'],
  [{ size: 'XXL' }, 400, 'Please select a size'],
])('%j is refused: %s %s', async (fault, status, message) => {
  const productId = await buildProduct(shop.db, { stock: { M: 0 } });
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/product/stock-alert',
    payload: { productId, email: 'asha@elsewhere.example', ...fault },
  });
  expect([response.statusCode, response.json().message]).toEqual([status, message]);
});

test('unsubscribing with a made-up link or a link for another purpose is refused', async () => {
  const email = 'stranger@elsewhere.example';
  const [mail] = await readMails(shop, email);
  const confirm = tokenFrom(mail, '/stock-alert/confirm');
  for (const token of ['made-up', '', confirm]) {
    await expect(shop.api(unsubscribeStockAlerts, { body: { token } })).rejects.toMatchObject({
      status: 400,
      message: 'Invalid or expired link',
    });
  }
});
