import { expect, test } from 'vitest';
import { testShop } from '../../testing/test-shop.ts';

const LIVE = {
  SHOP_MODE: 'live',
  PAYMENTS: 'sandbox',
  SMTP_URL: 'smtp://mail.example',
  PUBLIC_URL: 'https://shop.example',
  TRUST_PROXY: '127.0.0.1',
};

test.each([
  [LIVE, 'max-age=31536000; includeSubDomains'],
  [{ ...LIVE, HSTS_SUBDOMAINS: 'no' }, 'max-age=31536000'],
  [{}, undefined],
])('with %o every answer of the shop has browsers come by https: %s', async (settings, policy) => {
  const shop = await testShop(settings);
  try {
    for (const url of ['/healthz', '/api/shop', '/nothing/here']) {
      const { headers } = await shop.app.inject(url);
      expect([url, headers['strict-transport-security']]).toEqual([url, policy]);
    }
  } finally {
    await shop.close();
  }
});
