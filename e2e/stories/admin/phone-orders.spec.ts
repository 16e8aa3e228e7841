import { expectAccessible } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { kurti } from '../../catalogue.ts';
import { expect, test } from '../../shop-test.ts';

test('the owner takes an order by phone, and the buyer pays it by a payment link', async ({
  page,
  openElsewhere,
}) => {
  await openAsOwner(page, '/admin/orders');
  await page.getByRole('link', { name: 'Orders by phone' }).click();
  await expect(page.getByRole('link', { name: 'New order' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New order' }).click();
  const save = page.getByRole('button', { name: 'Save and reserve' });
  await save.click();
  await expect(page.getByText('Please add an item')).toBeVisible();
  // The field takes the focus a moment later, which would interrupt typing elsewhere.
  await expect(page.getByLabel('Phone')).toBeFocused();

  await page.getByLabel('Find a product').fill(kurti.name);
  await page.getByRole('button', { name: new RegExp(`^${kurti.name}, M ·`) }).click();
  await page.getByRole('button', { name: /^One more: Quantity of/ }).click();
  const phone = `97${String(Date.now()).slice(-8)}`;
  await page.getByLabel('Phone').fill(phone);
  await expect(page.getByText('No orders with this number yet.')).toBeVisible();
  await page.getByLabel('First name').fill('Meera');
  await page.getByLabel('Last name').fill('Iyer');
  await page.getByLabel('Email').fill(`meera-${phone}@guest.example`);
  await page.getByLabel('House, street and area').fill('4 Lake View');
  await page.getByLabel('PIN code').fill('682001');
  await expect(page.getByLabel('State')).toHaveValue('Kerala');
  await expect(page.getByLabel('City')).toHaveValue('Kochi');
  await page.getByRole('checkbox', { name: 'Gift wrap, Rs. 49' }).check();
  await page.getByLabel('Off the items (Rs.)').fill('100');
  await save.click();
  await expect(page.getByText('Please say why')).toBeVisible();
  await page.getByLabel('Why', { exact: true }).fill('Bought five already');
  await page.getByRole('radio', { name: /^In cash on delivery/ }).check();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^By a payment link/ }).check();
  await save.click();

  await expect(page.getByRole('heading', { name: 'Order of Meera Iyer' })).toBeVisible();
  await expect(page.getByText('Reserved', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Meera');
  await expect(page.getByRole('checkbox', { name: /^Gift wrap/ })).toBeChecked();
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Send a payment link' }).click();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Waiting for payment')).toBeVisible();
  const url = await page.getByLabel('Link to the payment page').inputValue();
  await expectAccessible(page);

  const buyer = await openElsewhere();
  await buyer.goto(url);
  await expect(buyer.getByRole('heading', { name: 'Your order by phone' })).toBeVisible();
  await expect(buyer.getByText('Gift wrap')).toBeVisible();
  await buyer.getByRole('checkbox', { name: /^Send me updates about this order/ }).click();
  await expect(buyer.getByText(/^You agreed to them/)).toBeVisible();
  await expectAccessible(buyer);
  await buyer.getByRole('link', { name: /^Pay / }).click();
  await buyer.getByRole('radio', { name: /4100 2800 0006 0003/ }).check();
  await buyer.getByRole('button', { name: /^Pay / }).click();
  await expect(buyer.getByRole('alert')).toHaveText('Your payment was declined by the bank.');
  await buyer.getByRole('radio', { name: /success@razorpay/ }).check();
  await buyer.getByRole('button', { name: /^Pay / }).click();
  await expect(buyer.getByRole('heading', { name: 'Order Placed' })).toBeVisible();

  await page.getByRole('link', { name: 'Open the order' }).click();
  await expect(page.getByText('Bought five already')).toBeVisible();
  await expect(page.getByText('Order by phone', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Order it again' }).click();
  await expect(page.getByLabel('House, street and area')).toHaveValue('4 Lake View');
  await expect(page.getByRole('list', { name: 'Items of the order' })).toContainText(kurti.name);
});
