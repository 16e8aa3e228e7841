import { signIn } from '../account.ts';
import { expect, test } from '../shop-test.ts';

const asha = { email: 'asha@gulmohar.example', password: 'Kurti@2026' };

test('a shopper sees what she ordered, returns one piece with a reason and cancels what was just placed', async ({
  page,
}) => {
  await signIn(page, asha.email, asha.password);
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: 'MY ORDERS' })).toBeVisible();
  const rows = page.getByRole('list', { name: 'My Orders' }).getByRole('listitem');
  await expect(rows).toHaveCount(6);
  await expect(rows.filter({ hasText: 'Shipped' }).getByText('Return available after 5 days')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Return Requested' })).toBeDisabled();

  const jhumka = rows.filter({ hasText: 'Temple Bell Jhumka' });
  await expect(jhumka).toContainText('Rs. 549');
  await expect(jhumka).toContainText('Quantity: 2');
  await jhumka.getByRole('button', { name: 'Return Temple Bell Jhumka' }).click();
  const dialog = page.getByRole('dialog', { name: 'Return this item' });
  await dialog.getByRole('button', { name: 'Request Return' }).click();
  await expect(dialog.getByText('Return reason is required')).toBeVisible();
  await dialog.getByLabel('Why do you return it?').fill('Too heavy for the ears');
  await dialog.getByRole('button', { name: 'Request Return' }).click();
  await expect(page.getByText('Return request created successfully.')).toBeVisible();
  await expect(jhumka.getByRole('button', { name: 'Return Requested' })).toBeDisabled();

  await jhumka.getByRole('link', { name: 'Order details' }).click();
  await expect(page.getByText('Return Requested: Temple Bell Jhumka')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download invoice' }).click();
  expect((await download).suggestedFilename()).toMatch(/^invoice-GM-.*\.pdf$/);

  await page.getByRole('link', { name: 'All orders' }).click();
  await rows.filter({ hasText: 'Order Placed' }).first().getByRole('link', { name: 'Order details' }).click();
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click();
  await expect(page.getByText('Your order is cancelled')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Order' })).toBeHidden();
});

test('My Orders asks a guest to sign in', async ({ page }) => {
  await page.goto('/orders');
  await expect(page).toHaveURL('/login');
});
