import { NO_EXPRESS } from '@gulmohar/contract/admin/express-settings.ts';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../../accessibility.ts';
import { openAsOwner, signInOwner } from '../../admin.ts';
import { kurti } from '../../catalogue.ts';
import { test } from '../../own-shop-test.ts';
import { openWindow, payInWindow, success } from '../../paying.ts';
import { expect } from '../../shop-test.ts';
import { openFilledCart } from '../../shopper.ts';

const KOCHI = '682017';

async function offerExpress(request: APIRequestContext, isOffered: boolean): Promise<void> {
  await signInOwner(request);
  const value = { ...NO_EXPRESS, isOffered, onlyPins: [KOCHI] };
  const answer = await request.post('/api/admin/settings/save', { data: { group: 'express', value } });
  expect(answer.status()).toBe(200);
}

test('a guest sees Express with its price and dates, pays for it, and guest and packer see it on the order', async ({
  page,
  request,
}, testInfo) => {
  await offerExpress(request, true);
  await openFilledCart(page, kurti.id, 'M', { email: `express${testInfo.retry}@guest.example` });
  const totals = page.getByRole('region', { name: 'Totals' });
  await expect(totals).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Express/ })).toHaveCount(0);
  await page.getByLabel('PIN code').fill(KOCHI);
  await expect(page.getByText(/^Arrives .+ to /)).toHaveCount(2);
  await page.getByRole('radio', { name: /^Express: Rs\. 250/ }).check();
  await expect(totals).toContainText('Express deliveryRs. 250');
  await expectAccessible(page);
  await openWindow(page);
  await payInWindow(page);

  await expect(success(page)).toBeVisible();
  await expect(page.getByText('Express delivery', { exact: true })).toHaveCount(2);
  await expectAccessible(page);
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  await page.getByRole('link', { name: 'Track your order' }).click();
  await expect(page.getByText(/, Express delivery$/)).toBeVisible();

  await openAsOwner(page, `/admin/orders/${orderId}`);
  await expect(page.getByText('Express delivery', { exact: true })).toBeVisible();
  await page.goto(`/admin/orders/packing-slips?orders=${orderId}`);
  await expect(page.getByText('EXPRESS', { exact: true })).toBeVisible();
});

test('a guest who chose Express is told that it is no longer available, and the owner offers it again', async ({
  page,
  request,
  complaints,
}, testInfo) => {
  await offerExpress(request, true);
  await openFilledCart(page, kurti.id, 'M', { email: `stopped${testInfo.retry}@guest.example` });
  await page.getByLabel('PIN code').fill(KOCHI);
  const express = page.getByRole('radio', { name: /^Express: Rs\. 250/ });
  await express.check();
  await offerExpress(request, false);
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByText('Express delivery is no longer available.').first()).toBeVisible();
  await expect(express).toHaveCount(0);
  // The browser logs every error response.
  complaints.length = 0;

  await openAsOwner(page, '/admin/settings');
  const form = page.getByRole('region', { name: 'Express delivery' });
  await form.getByLabel('Offer Express delivery').check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved and in effect')).toBeVisible();
  await expectAccessible(page);
});
