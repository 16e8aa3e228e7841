import type { APIRequestContext, Locator } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { mailsTo } from '../account.ts';
import { operate } from '../operate.ts';
import { expect, test } from '../shop-test.ts';

const ravi = { email: 'ravi@guest.example', phone: '9876543210' };

test('a guest finds their orders by e-mail, partly hidden, and sees them in full with the mailed code', async ({
  page,
  request,
}) => {
  await page.goto('/guest-tracking');
  await expect(page.getByRole('heading', { name: 'TRACK YOUR ORDER' })).toBeVisible();
  await page.getByRole('button', { name: 'Track Orders' }).click();
  const form = page.getByRole('form', { name: 'Track Your Order' });
  await expect(form.getByText('Please enter either email or phone number')).toBeVisible();
  await expect(form.getByLabel('Email Address')).toBeFocused();

  await form.getByLabel('Email Address').fill(ravi.email);
  await form.getByRole('button', { name: 'Track Orders' }).click();
  await expect(page.getByRole('heading', { name: 'Your Orders (2)' })).toBeVisible();
  await expect(page.getByText('Packing', { exact: true })).toHaveClass(/bg-yellow/);
  await expect(page.getByText('Delivered', { exact: true })).toHaveClass(/bg-green/);
  await expect(page.getByText('12 Temple Road')).toBeHidden();

  await giveCode(page.getByRole('form', { name: 'See full details' }), request);
  await expect(page.getByText('12 Temple Road').first()).toBeVisible();
});

test('a guest returns an item with the mailed code and gets a refund', async ({ page, request }) => {
  await page.goto('/guest-tracking');
  await page.getByLabel('Email Address').fill(ravi.email);
  await page.getByLabel('Phone Number').fill(ravi.phone);
  await page.getByRole('button', { name: 'Track Orders' }).click();
  const delivered = page.getByRole('article').filter({ hasText: 'Delivered' });
  const packed = page.getByRole('article').filter({ hasText: 'Packing' });
  await expect(packed.getByText('Return available after 5 days')).toBeVisible();
  await expect(delivered.getByRole('button', { name: /^Return/ })).toHaveCount(0);

  await giveCode(page.getByRole('form', { name: 'Return an item' }), request);
  await expect(page.getByRole('heading', { name: 'Your Orders (2)' })).toBeFocused();
  await delivered.getByRole('button', { name: /^Return/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Return this item' });
  await dialog.getByRole('button', { name: 'Request Return' }).click();
  await expect(dialog.getByText('Return reason is required')).toBeVisible();
  const reason = 'The sleeves are too short';
  await dialog.getByLabel('Another reason').check();
  await dialog.getByLabel('Your reason').fill(reason);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Request Return' }).click();
  await expect(page.getByText('Return request created successfully.')).toBeVisible();
  await expect(delivered.getByRole('button', { name: 'Return Requested' })).toBeDisabled();
  await expect(page.getByRole('form', { name: 'Return an item' })).toHaveCount(0);

  const listed = operate('return')
    .split('\n')
    .find((line) => line.includes(reason));
  for (const step of ['approve', 'received', 'refund']) operate('return', listed?.slice(0, 8) ?? '', step);
  await expect
    .poll(async () => (await mailsTo(request, ravi.email)).map((mail) => mail.subject).join())
    .toContain('Your refund for order');
  const mails = await mailsTo(request, ravi.email);
  const refund = mails.find((mail) => mail.subject.startsWith('Your refund for order'));
  await page.goto(/http\S+(\/guest-tracking\S+)/.exec(refund?.text ?? '')?.[1] ?? '');
  await expect(page.getByRole('button', { name: 'Refunded' })).toBeDisabled();
});

test('a guest who gives both e-mail and phone sees all details, and an unknown address finds no orders', async ({
  page,
}) => {
  await page.goto('/guest-tracking');
  await page.getByLabel('Email Address').fill(ravi.email);
  await page.getByLabel('Phone Number').fill(ravi.phone);
  await page.getByRole('button', { name: 'Track Orders' }).click();
  await expect(page.getByText('12 Temple Road').first()).toBeVisible();

  await page.getByLabel('Email Address').fill('nobody@guest.example');
  await page.getByRole('button', { name: 'Track Orders' }).click();
  await expect(page.getByRole('heading', { name: 'No Orders Found' })).toBeVisible();
});

/** Requests the code by mail and enters it. */
async function giveCode(form: Locator, request: APIRequestContext): Promise<void> {
  const codes = async () =>
    (await mailsTo(request, ravi.email)).flatMap((mail) => /^(\d{6})$/m.exec(mail.text)?.[1] ?? []);
  const known = (await codes()).length;
  await form.getByRole('button', { name: 'Send Code' }).click();
  await expect.poll(async () => (await codes()).length).toBeGreaterThan(known);
  await form.getByLabel('Code from the e-mail').fill((await codes())[0] ?? '');
  await form.getByRole('button', { name: 'Show Details' }).click();
}
