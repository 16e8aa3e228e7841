import { afterAll, expect, test } from 'vitest';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
afterAll(() => shop.close());

const CHROME = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/139.0.0.0 Safari/537.36';

test('a sign-in on a new device is reported by mail, once per device', async () => {
  const asha = await buildShopper(shop);
  const logIn = async (deviceId: string | undefined, userAgent: string) => {
    const { statusCode } = await shop.app.inject({
      method: 'POST',
      url: '/api/user/login',
      headers: { 'user-agent': userAgent },
      payload: { email: asha.email, password: asha.password, deviceId },
    });
    expect(statusCode).toBe(200);
    const mails = await readMails(shop, asha.email);
    return mails.filter(({ subject }) => subject === 'New sign-in to your Gulmohar account');
  };
  expect(await logIn('phone-1', CHROME)).toHaveLength(1);
  expect(await logIn('phone-1', CHROME.replace('139', '140'))).toHaveLength(1);
  expect(await logIn('phone-2', CHROME)).toHaveLength(2);
  const response = await logIn('phone-1', CHROME);
  expect(response).toHaveLength(2);
  expect(response[0]?.text).toContain('Device: Chrome on Linux');
});

test('the browser that signed up is not reported as a new device', async () => {
  const asha = await buildShopper(shop);
  const { body } = await shop.app.inject({
    method: 'POST',
    url: '/api/user/login',
    payload: { email: asha.email, password: asha.password },
  });
  expect(JSON.parse(body)).toMatchObject({ success: true });
  expect((await readMails(shop, asha.email)).map(({ subject }) => subject)).toEqual([]);
});
