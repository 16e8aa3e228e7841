import { NO_EXPRESS } from '@gulmohar/contract/shop/express-settings.ts';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../../accessibility.ts';
import { openAsOwner, saveSettings } from '../../admin.ts';
import { kurti } from '../../catalogue.ts';
import { test } from '../../own-shop-test.ts';
import { openWindow, payInWindow, success } from '../../paying.ts';
import { expect } from '../../shop-test.ts';
import { openFilledCart } from '../../shopper.ts';

/*
 * One file, because one shop serves all stories of a file. Those about Express come first, before the terms
 * of payment change.
 */

const KOCHI = '682017';

function offerExpress(request: APIRequestContext, isOffered: boolean): Promise<void> {
  return saveSettings(request, 'express', { ...NO_EXPRESS, isOffered, onlyPins: [KOCHI] });
}

async function setTerms(request: APIRequestContext): Promise<void> {
  await saveSettings(request, 'cod', {
    isOffered: true,
    minimum: 0,
    maximum: 5_000_000,
    onlyPins: [],
    exceptPins: [],
    fee: 4_900,
    openOrdersPerPhone: 100,
    refusals: 0,
    refusalDays: 180,
    confirm: 'never',
    confirmAbove: 0,
  });
  await saveSettings(request, 'prepaid', { basisPoints: 500, maximum: 20_000, withCoupons: false });
}

test('a guest sees Express with its price and dates, pays for it, and guest and packer see it on the order', async ({
  page,
  request,
}) => {
  await offerExpress(request, true);
  await openFilledCart(page, kurti.id, 'M', { email: 'express@guest.example' });
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
}) => {
  await offerExpress(request, true);
  await openFilledCart(page, kurti.id, 'M', { email: 'stopped@guest.example' });
  await page.getByLabel('PIN code').fill(KOCHI);
  const express = page.getByRole('radio', { name: /^Express: Rs\. 250/ });
  await express.check();
  await offerExpress(request, false);
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByText('Express delivery is no longer available.').first()).toBeVisible();
  await expect(express).toHaveCount(0);
  // The browser logs every error response.
  complaints.length = 0;

  await openAsOwner(page, '/admin/settings/delivery');
  const form = page.getByRole('region', { name: 'Express delivery' });
  await form.getByLabel('Offer Express delivery').check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved and in effect')).toBeVisible();
  await expectAccessible(page);
});

test('the owner sets the prepaid discount and the cash on delivery charge, and sees errors beside the fields', async ({
  page,
}) => {
  await openAsOwner(page, '/admin/settings/payment');
  const prepaid = page.getByRole('region', { name: 'Prepaid discount' });
  await prepaid.getByLabel('Discount (%)').fill('7.25');
  await prepaid.getByRole('button', { name: 'Save' }).click();
  await expect(prepaid.getByText('At most 5%')).toBeVisible();
  await prepaid.getByLabel('Discount (%)').fill('2.25');
  await prepaid.getByRole('button', { name: 'Save' }).click();
  await expect(prepaid.getByText('In steps of half a per cent, for example 2.5')).toBeVisible();
  await prepaid.getByLabel('Discount (%)').fill('2.5');
  await prepaid.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved and in effect')).toBeVisible();

  const cod = page.getByRole('region', { name: 'Cash on delivery' });
  await expect(cod.getByText(/called extra charges for cash on delivery a dark pattern/)).toBeVisible();
  await cod.getByLabel('Charge per order (Rs.)').fill('900');
  await cod.getByRole('button', { name: 'Save' }).click();
  await expect(cod.getByText('At most Rs. 500')).toBeVisible();
  await cod.getByLabel('Charge per order (Rs.)').fill('49');
  await cod.getByLabel('No charge from (Rs.)').fill('2000');
  await cod.getByRole('button', { name: 'Save' }).click();
  await expect(cod.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expectAccessible(page);
});

test('a shopper sees what each way to pay adds or saves, sees the total follow the choice, and orders', async ({
  page,
  request,
}) => {
  await setTerms(request);
  const prepaidWords = 'Pay online and save 5%, up to Rs. 200; cannot be combined with a coupon.';
  const html = async () => (await request.get(`/product/${kurti.id}`)).text();
  await expect.poll(html, { timeout: 20_000 }).toContain(prepaidWords);
  await page.goto(`/product/${kurti.id}`);
  const ways = page.getByRole('list', { name: 'Ways to pay' });
  await expect(ways.getByText(prepaidWords)).toBeVisible();
  await expect(ways.getByText(/^Cash on delivery charge: Rs\. 49 per order/)).toBeVisible();

  await openFilledCart(page, kurti.id, 'M', { email: 'terms@guest.example' });
  const totals = page.getByRole('region', { name: 'Totals' });
  await expect(totals.getByText('Prepaid discount')).toBeVisible();
  await expect(totals.getByText('Cash on delivery charge')).toHaveCount(0);
  await expect(ways.getByText(/^Cash on delivery charge: Rs\. 49/)).toBeVisible();
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await expect(totals.getByText('Cash on delivery charge')).toBeVisible();
  await expect(totals.getByText('Prepaid discount')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Place Order, Rs\. .* on delivery$/ }).click();
  await expect(page.getByRole('heading', { name: 'Order Placed' })).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  await expect(page.getByText('Cash on delivery charge', { exact: true })).toBeVisible();

  await openAsOwner(page, `/admin/orders/${orderId}`);
  await expect(page.getByText('Cash on delivery charge', { exact: true })).toBeVisible();
});

test('the owner blocks a phone number from cash on delivery, records the buyer’s objection and lifts the block', async ({
  page,
  complaints,
}) => {
  await openAsOwner(page, '/admin/customers');
  await page.getByRole('button', { name: 'Turn off cash on delivery for a phone number' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn off cash on delivery for a phone number' });
  await dialog.getByLabel('Phone number').fill('9700000110');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog.getByText('Please say why')).toBeVisible();
  // The browser logs every error response.
  complaints.length = 0;
  const reason = 'Refused four parcels';
  await dialog.getByLabel('Why').fill(reason);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  const row = page.getByRole('listitem').filter({ hasText: reason });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Record an objection' }).click();
  await page.getByRole('textbox', { name: 'What they say' }).fill('Never refused any');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText(/Never refused any/)).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Allow cash on delivery' }).click();
  const lifting = page.getByRole('dialog', { name: 'Allow cash on delivery again' });
  await lifting.getByLabel('Why').fill('A mistake of the courier');
  await lifting.getByRole('button', { name: 'Allow' }).click();
  await expect(row).toHaveCount(0);
});
