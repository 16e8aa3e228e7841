import { expectAccessible } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { buyAsGuest } from '../../buy.ts';
import { kurti, kurtiSet } from '../../catalogue.ts';
import { expect, test } from '../../shop-test.ts';

test('the owner cancels one item of an order, swaps the size of another and changes the address', async ({
  page,
  request,
  complaints,
}) => {
  const guest = { firstName: 'Latha', lastName: 'Nair', email: 'latha@guest.example', phone: '9811100077' };
  const orderId = await buyAsGuest(request, guest, [kurti, kurtiSet]);
  await openAsOwner(page, `/admin/orders/${orderId}`);
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: `Cancel or missing: ${kurti.name}` }).click();
  await dialog.getByRole('button', { name: 'Take it out' }).click();
  await expect(dialog.getByText('Please say why')).toBeVisible();
  await dialog.getByLabel(/^Reason/).fill('She changed her mind');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Take it out' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Swap: ${kurti.name}` })).toHaveCount(0);
  await expect(page.getByText(`Item cancelled: ${kurti.name}, M × 1`)).toBeVisible();
  await expect(page.getByText(/^Refund of Rs\./)).toBeVisible();

  await page.getByRole('button', { name: `Cancel or missing: ${kurtiSet.name}` }).click();
  await dialog.getByLabel(/^Reason/).fill('All of it');
  await dialog.getByRole('button', { name: 'Take it out' }).click();
  await expect(dialog.getByRole('alert').last()).toHaveText(
    'This is the last item of the order: please cancel the order instead.',
  );
  // The browser logs the error response.
  complaints.splice(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `Swap: ${kurtiSet.name}` }).click();
  await dialog.getByRole('button', { name: new RegExp(`^${kurtiSet.name}, L ·`) }).click();
  await expect(dialog.getByText(`Instead: ${kurtiSet.name}, size L`)).toBeVisible();
  await dialog.getByLabel(/^Reason/).fill('Asked by phone');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Swap it' }).click();
  await expect(page.getByText(', size L', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Change the address' }).click();
  await dialog.getByLabel('PIN code').fill('3020');
  await dialog.getByRole('button', { name: 'Change the address' }).click();
  await expect(dialog.getByText('A PIN code has 6 digits; this one has 4')).toBeVisible();
  await dialog.getByLabel('PIN code').fill('302002');
  await expect(dialog.getByLabel('City')).toHaveValue('Jaipur');
  await expect(dialog.getByLabel('State')).toHaveValue('Rajasthan');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Change the address' }).click();
  await expect(page.getByText('Jaipur 302002').first()).toBeVisible();
});

test('a staff member who refunds an order that a colleague has just refunded is told so, and sees the refund', async ({
  page,
  request,
  complaints,
}) => {
  const guest = { firstName: 'Uma', lastName: 'Pillai', email: 'uma@guest.example', phone: '9811100078' };
  const orderId = await buyAsGuest(request, guest, [kurti]);
  await openAsOwner(page, `/admin/orders/${orderId}`);
  const colleague = await page.context().newPage();
  await colleague.goto(`/admin/orders/${orderId}`);
  for (const tab of [page, colleague]) {
    await tab.getByRole('button', { name: 'Refund a part' }).click();
    await tab.getByRole('dialog').getByLabel('Amount').fill('100');
    await tab
      .getByRole('dialog')
      .getByLabel(/^Reason/)
      .fill('A loose thread');
  }
  await colleague.getByRole('dialog').getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(colleague.getByRole('dialog')).toHaveCount(0);

  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog.getByRole('alert').last()).toHaveText(
    /^This order has changed since you opened it: a refund of Rs\. 100 \(.+\)\. Please look at it again\.$/,
  );
  // The browser logs the error response.
  complaints.splice(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Refund of Rs\. 100:/)).toHaveCount(1);
});
