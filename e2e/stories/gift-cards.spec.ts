import { expectAccessible } from '../accessibility.ts';
import { mailsTo, newEmail, signUp } from '../account.ts';
import { openAsOwner, saveSettings } from '../admin.ts';
import { expect, test } from '../shop-test.ts';

test.afterEach(({ request }) => saveSettings(request, 'giftCards', { amounts: [], years: 3 }));

test('the owner offers gift cards; a shopper buys one, and whoever gets it spends it as store credit', async ({
  page,
  complaints,
  openElsewhere,
}) => {
  const admin = await openElsewhere();
  await openAsOwner(admin, '/admin/settings/payment');
  const settings = admin.getByRole('region', { name: 'Gift cards', exact: true });
  await settings.getByLabel('Amounts in rupees').fill('500\n50');
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(settings.getByText('A gift card is worth Rs. 100 to Rs. 10,000')).toBeVisible();
  await settings.getByLabel('Amounts in rupees').fill('500\n2000');
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Saved and in effect')).toBeVisible();

  const recipient = newEmail('gift');
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gift Cards' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gift Cards' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Please choose one of the amounts')).toBeVisible();
  await page.getByText('Rs. 2,000').click();
  await page.getByLabel('Their name').fill('Kavya');
  await page.getByLabel('Their e-mail').fill(recipient);
  await page.getByLabel('Your message').fill('Happy Diwali!');
  await page.getByLabel('Your name').fill('Meera Iyer');
  await page.getByLabel('Your e-mail').fill(newEmail('giver'));
  await page.getByLabel('Your phone number').fill('9829012345');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: /gift card for Kavya$/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Pay/ }).first().click();
  await expect(page.getByText('Thank you: your payment of Rs. 2,000 has arrived.')).toBeVisible();
  await expectAccessible(page);

  await expect.poll(async () => (await mailsTo(page.request, recipient)).length).toBe(1);
  const [mail] = await mailsTo(page.request, recipient);
  const link = /\S+\/gift-card\/redeem#\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  await page.goto(new URL(link).pathname + new URL(link).hash);
  await page.getByRole('button', { name: 'Check its value' }).click();
  const worth = page.getByText(/^This gift card is worth Rs\. 2,000 and can be spent until /);
  await expect(worth).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Gift card code').fill('AAAA-AAAA-AAAA-AAAA');
  await page.getByRole('button', { name: 'Check its value' }).click();
  await expect(page.getByText('This gift card code is not valid. Please check it.')).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
  await expect(worth).toHaveCount(0);
  await signUp(page, recipient);
  await page.goto(new URL(link).pathname + new URL(link).hash);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add to my account' }).click();
  await expect(page.getByText('Rs. 2,000 added. You can spend Rs. 2,000 now.')).toBeVisible();
  await page.goto('/store-credit');
  await expect(page.getByText('You can spend Rs. 2,000.')).toBeVisible();

  await admin.goto('/admin/gift-cards');
  const row = admin.getByRole('row').filter({ hasText: recipient });
  await expect(row).toContainText('Used');
  await admin.getByRole('button', { name: 'Give a gift card' }).click();
  await expect(admin.getByRole('dialog').getByLabel('Amount (Rs.)')).toBeVisible();
  await expectAccessible(admin);

  const dialog = admin.getByRole('dialog', { name: 'Give a gift card' });
  await dialog.getByLabel('Amount (Rs.)').fill('500');
  await dialog.getByLabel('Name of the recipient').fill('Ravi');
  await dialog.getByLabel('E-mail of the recipient').fill(newEmail('ravi'));
  await dialog
    .getByLabel('Send it on')
    .fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10));
  await dialog.getByLabel('Reason').fill('Won our contest');
  await dialog.getByRole('button', { name: 'Give', exact: true }).click();
  await admin.getByRole('button', { name: 'Send now to Ravi' }).click();
  await expect(admin.getByRole('dialog', { name: 'Send it now' })).toContainText('At once, and not on');
});
