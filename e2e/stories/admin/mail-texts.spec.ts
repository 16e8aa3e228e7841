import { expectAccessible } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { test } from '../../own-shop-test.ts';
import { expect } from '../../shop-test.ts';

test('an owner words a mail, sees it, sends it to themselves and goes back to the usual text', async ({
  page,
}) => {
  await openAsOwner(page, '/admin/settings/messages');
  const mails = page.getByRole('region', { name: 'E-mails to shoppers' });
  await mails.getByLabel('Greeting').fill('Namaste {name},');
  await mails.getByText('Order placed', { exact: true }).click();
  const kind = mails.getByRole('group').filter({ hasText: 'Order placed' });
  await kind.getByLabel('First paragraph').fill('Your {colour} order makes us happy.');
  await mails.getByRole('button', { name: 'Save' }).click();
  await expect(mails.getByText('There is no {colour} here. You can use {shop}, {order}.')).toBeVisible();
  await kind.getByLabel('First paragraph').fill('Your order {order} makes us happy.');
  await kind.getByRole('button', { name: 'Preview' }).click();
  const preview = kind.frameLocator('iframe');
  await expect(preview.getByText('makes us happy.', { exact: false })).toBeVisible();
  await expect(preview.getByText('Namaste', { exact: false })).toBeVisible();
  await kind.getByRole('button', { name: 'Send it to me' }).click();
  await expect(kind.getByText('Sent to owner@gulmohar.example')).toBeVisible();
  await mails.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved and in effect')).toBeVisible();
  await expectAccessible(page);
  await kind.getByRole('button', { name: 'Usual text' }).click();
  await expect(kind.getByLabel('First paragraph')).toHaveValue('');
  await expect(kind.getByText('· your words')).toBeHidden();
});
