import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { newEmail, signUp } from '../account.ts';
import { addProduct } from '../add-product.ts';
import { openAsOwner } from '../admin.ts';
import { offerCash } from '../offer-cash.ts';
import { expect, test } from '../shop-test.ts';
import { openCart, paymentWindow } from '../shopper.ts';

/** Of a shopper who has just signed up. */
async function openCreditDialog(admin: Page, email: string): Promise<Locator> {
  await openAsOwner(admin, `/admin/customers?q=${email}`);
  await admin.getByRole('link', { name: 'Kavya Nair' }).click();
  await admin.getByRole('button', { name: 'Give or take store credit' }).click();
  return admin.getByRole('dialog');
}

test('staff give a shopper store credit, who pays a part of an order with it and sees what is left', async ({
  page,
  openElsewhere,
}) => {
  const email = newEmail('credit');
  await signUp(page, email);
  const admin = await openElsewhere();
  const dialog = await openCreditDialog(admin, email);
  await dialog.getByLabel('Amount (Rs.)').fill('300');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please say why')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The parcel was late');
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Rs. 300 can be spent.')).toBeVisible();
  await expect(admin.getByText('Given: ‘The parcel was late’')).toBeVisible();
  await expectAccessible(admin);

  const { id, name } = await addProduct();
  await openCart(page, id, 'M');
  await page.getByLabel('Use my store credit of Rs. 300').check();
  await expect(page.getByText('It pays Rs. 300; Rs. 1,099 is left to pay.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay Rs. 1,099' }).click();
  await paymentWindow(page)
    .getByRole('button', { name: /^Pay Rs\./ })
    .click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();

  await page.goto('/orders');
  await page.getByRole('link', { name: 'Order details' }).click();
  await expect(page.getByRole('heading', { name: /^Order / })).toBeVisible();
  await expect(page.getByText(name)).toBeVisible();
  await expect(page.getByText('Paid by store credit')).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Store credit' }).click();
  await expect(page.getByText('You have no store credit.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Movements' }).getByRole('listitem')).toHaveText([
    /^Spent/,
    /^From us/,
  ]);
  await expectAccessible(page);
  await admin.goto('/admin/store-credit');
  await expect(admin.getByRole('heading', { name: 'Store credit', exact: true })).toBeVisible();
  await expectAccessible(admin);
});

test('a shopper spends store credit first and pays the courier the rest', async ({
  page,
  request,
  openElsewhere,
}) => {
  await offerCash(request, true);
  const email = newEmail('credit-and-cash');
  await signUp(page, email);
  const admin = await openElsewhere();
  const dialog = await openCreditDialog(admin, email);
  await dialog.getByLabel('Amount (Rs.)').fill('300');
  await dialog.getByLabel('Reason').fill('The parcel was late');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Rs. 300 can be spent.')).toBeVisible();

  const { id } = await addProduct();
  await openCart(page, id, 'M');
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await page.getByLabel('Use my store credit of Rs. 300').check();
  await expect(page.getByText('It pays Rs. 300; Rs. 1,099 is left to pay on delivery.')).toBeVisible();
  await expect(page.getByText(/Refunds go to your store credit first/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Place Order, Rs. 1,099 on delivery' }).click();
  await expect(page.getByRole('heading', { name: 'Order Placed' })).toBeVisible();
  await expect(page.getByText('Paid by store credit')).toBeVisible();
  await expect(page.getByText('Pay on delivery', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';

  await admin.goto(`/admin/orders/${orderId}`);
  await expect(admin.getByText('Of it by store credit')).toBeVisible();
  await expect(admin.getByText('Cash on delivery: Rs. 1,099 to be collected')).toBeVisible();
  await expectAccessible(admin);
  await page.goto(`/orders/${orderId}`);
  await expect(page.getByText('Pay on delivery', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click();
  await expect(page.getByText('Pay on delivery', { exact: true })).toHaveCount(0);
  await expect(async () => {
    await page.goto('/store-credit');
    await expect(page.getByText('You can spend Rs. 300.')).toBeVisible({ timeout: 3_000 });
  }).toPass();
});

test('a shopper whose credit pays everything gets no answer, tries again, and has ordered once', async ({
  page,
  complaints,
  openElsewhere,
}) => {
  const email = newEmail('credit-alone');
  await signUp(page, email);
  const dialog = await openCreditDialog(await openElsewhere(), email);
  await dialog.getByLabel('Amount (Rs.)').fill('3000');
  await dialog.getByLabel('Reason').fill('The parcel was late');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);

  const { id } = await addProduct();
  await openCart(page, id, 'M');
  await page.getByLabel('Use my store credit of Rs. 3,000').check();
  await page.route(
    /\/api\/order\/(cod\/place|razorpay\/create-order)$/,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const pay = page.getByRole('button', { name: 'Pay Rs. 0' });
  await pay.click();
  await page.getByRole('alertdialog').getByRole('button').click();
  await pay.click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await page.goto('/store-credit');
  await expect(page.getByText('You can spend Rs. 1,601.')).toBeVisible();
  // The browser logs the broken connection.
  expect(complaints.splice(0)).toHaveLength(1);
});

test.afterEach(({ request }) => offerCash(request, false));
