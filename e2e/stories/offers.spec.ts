import type { Locator } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryScheme } from '../accessibility.ts';
import { enter, makeAccount, newEmail, PASSWORD } from '../account.ts';
import { addProduct } from '../add-product.ts';
import { openAsOwner } from '../admin.ts';
import { ageOrder, operate } from '../operate.ts';
import { payButton, payInWindow, success } from '../paying.ts';
import { expect, test } from '../shop-test.ts';
import { putInCart } from '../shopper.ts';

test('the owner offers two kurtis for 10 % less; a shopper sees it, pays less, returns one and gets back her share', async ({
  page,
  openElsewhere,
}) => {
  const kurti = await addProduct();
  const title = `2 kurtis: 10% off ${kurti.id.slice(-4)}`;
  await openAsOwner(page, '/admin/offers');
  await page.getByRole('link', { name: 'New offer' }).click();
  await page.getByRole('button', { name: 'Create offer' }).click();
  await expect(page.getByText('Please enter a title')).toBeVisible();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('It is for').selectOption('Products');
  await page.getByLabel('Add a product').fill(kurti.name);
  await page
    .getByRole('group', { name: 'Products' })
    .getByRole('button', { name: `Add ${kurti.name}` })
    .click();
  await expect(page.getByText('Shoppers read: 2 pieces: 10% off')).toBeVisible();
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByLabel('A product in the cart').fill(kurti.name);
  await preview.getByRole('button', { name: `Add ${kurti.name}` }).click();
  await expect(preview.getByText('Rs. 2,338.20')).toBeVisible();
  await expect(preview.getByText(/^Of the last \d+ orders, 0 would have got it/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create offer' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText('Running')).toBeVisible();

  const shopper = await openElsewhere();
  const email = newEmail('offers');
  await makeAccount(shopper.request, email);
  await shopper.goto(`/product/${kurti.id}`);
  await expect(shopper.getByText(title)).toBeVisible();
  await expect(shopper.getByText('2 pieces: 10% off. Applies by itself in the cart.')).toBeVisible();
  await shopper.goto(`/collection?search=${encodeURIComponent(kurti.name)}`);
  const card = shopper.getByRole('article').filter({ hasText: kurti.name });
  await expect(card.getByText(title)).toBeVisible();
  // Its picture is free of it.
  expect(await top(card.getByText(title))).toBeGreaterThan(await top(card.getByText('Rs. 1,299')));

  await putInCart(shopper, kurti.id, { M: 1 });
  await shopper.goto('/cart');
  const totals = shopper.getByRole('region', { name: 'Totals' });
  await expect(totals.getByText(`${title}: add 1 more for 10% off`)).toBeVisible();
  await putInCart(shopper, kurti.id, { M: 2 });
  await enter(shopper, { email, password: PASSWORD });
  await shopper.goto('/cart');
  await expect(totals.getByText('−Rs. 259.80')).toBeVisible();
  await expectAccessibleInEveryScheme(shopper, [390, 1440]);
  await expect(payButton(shopper)).toHaveText('Pay Rs. 2,338.20');
  await payButton(shopper).click();
  await payInWindow(shopper);
  await expect(success(shopper)).toBeVisible();

  await shopper.goto('/orders');
  await shopper.getByRole('link', { name: 'Order details' }).click();
  await expect(shopper.getByText(title)).toBeVisible();
  await expect(shopper.getByText('−Rs. 259.80')).toBeVisible();
  const orderId = new URL(shopper.url()).pathname.split('/').at(-1) ?? '';
  for (const to of ['packing', 'shipped', 'out-for-delivery', 'delivered'])
    operate('order', orderId.slice(-8), to);
  ageOrder(orderId);
  await shopper.goto('/orders');
  await shopper.getByRole('button', { name: `Return ${kurti.name}` }).click();
  const dialog = shopper.getByRole('dialog', { name: 'Return this item' });
  await dialog.getByLabel('How many of them?').selectOption('1');
  await dialog.getByLabel('Too small').check();
  await dialog.getByRole('button', { name: 'Request Return' }).click();
  await expect(shopper.getByText('Return request created successfully.')).toBeVisible();
  const listed = operate('return')
    .split('\n')
    .find((line) => line.includes(kurti.name));
  for (const step of ['approve', 'received', 'refund']) operate('return', listed?.slice(0, 8) ?? '', step);
  await shopper.goto(`/orders/${orderId}`);
  await expect(shopper.getByText('Rs. 1,169.10').first()).toBeVisible();

  await page.getByRole('button', { name: 'End now' }).click();
  await page.getByRole('button', { name: 'End it now' }).click();
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
});

async function top(part: Locator): Promise<number> {
  return (await part.boundingBox())?.y ?? Number.NaN;
}
