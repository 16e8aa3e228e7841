import { demoAccounts } from '@gulmohar/demo/accounts/accounts.ts';
import { expectAccessible, expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { makeAccount, newEmail, PASSWORD } from '../../account.ts';
import { addProduct } from '../../add-product.ts';
import { openAsOwner } from '../../admin.ts';
import { buyAsGuest } from '../../buy.ts';
import { expect, test } from '../../shop-test.ts';

/** The browser's log line for a response that the form handles. */
const REFUSED = expect.stringContaining('the server responded with a status of 400');

test('the owner takes a return step by step to Refunded, and the sandbox records the refund', async ({
  page,
}) => {
  const asha = demoAccounts.find((account) => account.name.startsWith('Asha'));
  const ledger = async () => (await (await page.request.get('/sandbox/razorpay/ledger')).json()).refunded;
  await openAsOwner(page);
  const before = await ledger();
  await page.goto('/admin/returns');
  const request = page
    .getByRole('list', { name: 'Returns' })
    .getByRole('listitem')
    .filter({ hasText: asha?.name ?? '' })
    .first();
  const question = page.getByRole('dialog');
  await request.getByRole('button', { name: 'Approve' }).click();
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('The return is Approved')).toBeVisible();
  await request.getByRole('button', { name: 'Received' }).click();
  await question.getByRole('button', { name: 'It is back' }).click();
  await expect(page.getByText('The return is Returned')).toBeVisible();
  await expectAccessible(page);
  await request.getByRole('button', { name: /^Refund Rs/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(page.getByText('The return is Refunded')).toBeVisible();
  await expect.poll(async () => (await ledger()) - before).toBeGreaterThan(0);
});

test('the owner starts a return for a guest’s order, and it ends with a credit note', async ({
  page,
  request,
  complaints,
}) => {
  const guest = { firstName: 'Gita', lastName: `Return${Date.now()}`, email: newEmail('gita') };
  const orderId = await buyAsGuest(request, guest);
  await openAsOwner(page, `/admin/orders/${orderId}`);
  const start = page.getByRole('button', { name: 'Start a return' });
  await page.getByRole('button', { name: 'Move to Packing' }).click();
  await expect(page.getByRole('button', { name: 'Ship …' })).toBeVisible();
  await expect(start).toHaveCount(0);
  await page.getByRole('button', { name: 'Ship …' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ship it', exact: true }).click();
  await dialog.getByRole('button', { name: 'Ship it without' }).click();
  await page.getByRole('button', { name: 'Refund a part' }).click();
  await expect(dialog.getByText('‘Start a return’')).toBeVisible();
  await page.keyboard.press('Escape');

  await start.click();
  const box = dialog.getByRole('group', { name: 'Items to return' }).getByRole('checkbox');
  await expect(box).toBeChecked();
  await box.uncheck();
  await dialog.getByLabel('Reason').fill('Torn at the hem');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Start the return' }).click();
  await expect(dialog.getByText('Please choose what to return')).toBeVisible();
  await box.check();
  await dialog.getByLabel('Reason').fill('');
  await dialog.getByRole('button', { name: 'Start the return' }).click();
  await expect(dialog.getByText('Return reason is required')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Torn at the hem');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Start the return' }).click();
  await expect(page.getByText('Return started')).toBeVisible();
  await expect(start).toHaveCount(0);
  expect(complaints.splice(0)).toEqual([REFUSED, REFUSED]);

  await page.goto('/admin/returns');
  const started = page
    .getByRole('list', { name: 'Returns' })
    .getByRole('listitem')
    .filter({ hasText: guest.lastName });
  await started.getByRole('button', { name: 'Approve' }).click();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('The return is Approved')).toBeVisible();
  await started.getByRole('button', { name: 'Received' }).click();
  await dialog.getByLabel('Damaged, not sold again').fill('2');
  await dialog.getByRole('button', { name: 'It is back' }).click();
  await expect(dialog.getByText('Only 1 came back')).toBeVisible();
  await expectAccessible(page);
  expect(complaints.splice(0)).toEqual([REFUSED]);
  await dialog.getByLabel('Damaged, not sold again').fill('1');
  await dialog.getByRole('button', { name: 'It is back' }).click();
  await expect(page.getByText('The return is Returned')).toBeVisible();
  await expect(started.getByText('1 damaged')).toBeVisible();
  await started.getByRole('button', { name: /^Refund Rs/ }).click();
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(page.getByText('The return is Refunded')).toBeVisible();
  await page.goto(`/admin/orders/${orderId}`);
  await expect(page.getByRole('link', { name: /^Credit note/ })).toBeVisible();
});

test('the owner blocks a customer from signing in, unblocks them and erases their data', async ({
  page,
  request,
}) => {
  const email = newEmail('kavya');
  await makeAccount(request, email);
  const signIn = () => request.post('/api/user/login', { data: { email, password: PASSWORD } });
  await openAsOwner(page, '/admin/customers');
  await page.getByRole('searchbox').fill(email);
  await expect(page.getByRole('link', { name: 'Kavya Nair' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Kavya Nair' }).click();
  await page.getByRole('button', { name: 'Block' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why').fill('Sent back stones');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText('Blocked', { exact: true })).toBeVisible();
  expect((await signIn()).status()).toBe(403);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unblock' }).click();
  await dialog.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByText('Blocked', { exact: true })).toBeHidden();
  expect((await signIn()).status()).toBe(200);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^customer-.*\.json$/);
  await page.getByRole('button', { name: 'Erase data' }).click();
  await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
  await dialog.getByRole('button', { name: 'Erase permanently' }).click();
  await expect(page.getByText('Account erased')).toBeVisible();
  expect((await signIn()).status()).toBe(401);
});

test('returns and customers are accessible on a phone and a large screen, in light and dark', async ({
  page,
}) => {
  await openAsOwner(page, '/admin/returns?state=Refunded');
  await expect(page.getByRole('heading', { name: 'Returns' })).toBeVisible();
  await expect(page.getByText('Loading …')).toBeHidden();
  await expectAccessibleInEveryScheme(page);
  await page.goto('/admin/customers');
  await expect(page.getByRole('table', { name: 'Customers' })).toBeVisible();
  await expectAccessibleInEveryScheme(page);
});

test('for another article, the owner starts a return and takes the new order by phone', async ({
  page,
  request,
}) => {
  const guest = { firstName: 'Hema', lastName: `Other${Date.now()}`, email: newEmail('hema') };
  const orderId = await buyAsGuest(request, guest);
  const wanted = await addProduct();
  await openAsOwner(page, `/admin/orders/${orderId}`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Move to Packing' }).click();
  await page.getByRole('button', { name: 'Ship …' }).click();
  await dialog.getByRole('button', { name: 'Ship it', exact: true }).click();
  await dialog.getByRole('button', { name: 'Ship it without' }).click();
  await page.getByRole('button', { name: 'Start a return' }).click();
  await dialog.getByLabel('The buyer wants another article instead').check();
  await expect(dialog.getByLabel('Exchange for size (optional)')).toHaveCount(0);
  await dialog.getByLabel('Reason').fill('Prefers the other print');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Start the return' }).click();
  await expect(page.getByText('The returned item is refunded once it is back.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue(guest.firstName);
  await page.getByLabel('Find a product').fill(wanted.name);
  await page.getByRole('button', { name: new RegExp(`^${wanted.name}, L ·`) }).click();
  await page.getByRole('button', { name: 'Save and reserve' }).click();
  // Rs. 1,299 like the returned item, and the delivery.
  await expect(
    page.getByText(/Instead of an item of .* with this order the buyer pays Rs\. \d+ more in all\./),
  ).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/returns');
  const started = page
    .getByRole('list', { name: 'Returns' })
    .getByRole('listitem')
    .filter({ hasText: guest.lastName });
  await started.getByRole('link', { name: 'another article' }).click();
  await expect(
    page.getByRole('heading', { name: `Order of ${guest.firstName} ${guest.lastName}` }),
  ).toBeVisible();
});
