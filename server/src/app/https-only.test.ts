import { expect, test } from 'vitest';
import { LIVE_SETTINGS } from '../../testing/live-settings.ts';
import { testShop } from '../../testing/test-shop.ts';

test.each([
  [LIVE_SETTINGS, 'max-age=31536000; includeSubDomains'],
  [{ ...LIVE_SETTINGS, HSTS_SUBDOMAINS: 'no' }, 'max-age=31536000'],
  [{}, undefined],
])('with %o every response has the Strict-Transport-Security header %s', async (settings, policy) => {
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
