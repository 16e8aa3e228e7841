import { expectAccessible, expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { kurti } from '../../catalogue.ts';
import { expect, test } from '../../shop-test.ts';

test('the owner switches help on WhatsApp off and on with another number, and shoppers see each at once', async ({
  page,
  openElsewhere,
  complaints,
}) => {
  const shopper = await openElsewhere();
  const help = shopper.getByRole('link', { name: 'Ask us on WhatsApp' });
  await shopper.goto(`/product/${kurti.id}`);
  await expect(help).toHaveAttribute('href', /^https:\/\/wa\.me\/919829012345\?text=I%20have/);

  await openAsOwner(page, '/admin/settings');
  await page.getByRole('main').getByRole('link', { name: 'Extensions' }).first().click();
  const whatsApp = page.getByRole('region', { name: 'Help on WhatsApp' });
  await whatsApp.getByRole('checkbox', { name: 'On', exact: true }).uncheck();
  await whatsApp.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved and in effect')).toBeVisible();
  const html = async () => (await shopper.request.get(`/product/${kurti.id}`)).text();
  await expect.poll(html, { timeout: 20_000 }).not.toContain('Ask us on WhatsApp');
  await shopper.reload();
  await expect(shopper.getByRole('button', { name: 'ADD TO CART' })).toBeEnabled();
  await expect(help).toHaveCount(0);

  await whatsApp.getByRole('checkbox', { name: 'On', exact: true }).check();
  await whatsApp.getByLabel('WhatsApp number').fill('12345');
  await whatsApp.getByRole('button', { name: 'Save' }).click();
  await expect(
    whatsApp.getByText('Please enter the number with its country code, such as +91 98290 12345'),
  ).toBeVisible();
  // The browser's own note about what was refused.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('/api/admin/extension/save')]);
  await whatsApp.getByLabel('WhatsApp number').fill('+91 94140 98765');
  await whatsApp.getByLabel('First words about a product').fill('Namaste! Is {product} still there?');
  await whatsApp.getByLabel('On the contact page').uncheck();
  await whatsApp.getByRole('button', { name: 'Save' }).click();
  await expect(whatsApp.getByLabel('WhatsApp number')).toHaveValue('919414098765');
  // From the server alone, before any script runs.
  await expect.poll(html, { timeout: 20_000 }).toContain('https://wa.me/919414098765?text=Namaste!');
  await shopper.reload();
  await expect(help).toHaveAttribute('href', new RegExp(encodeURIComponent(kurti.name)));
  await expectAccessible(shopper);
  await shopper.goto('/contact');
  await expect(shopper.getByRole('link', { name: 'Write on WhatsApp' })).toHaveCount(0);

  await page.goto('/admin/settings/audit?subject=whatsapp-help');
  await expect(page.getByText('Extension changed').first()).toBeVisible();
  // As the demo has it, for the other stories.
  await page.request.post('/api/admin/settings/reset', { data: { group: 'extensions' } });
});

test('the owner connects the team’s chat, whose address nobody sees again', async ({ page, complaints }) => {
  await openAsOwner(page, '/admin/settings/extensions');
  const chat = page.getByRole('region', { name: 'Orders in your team’s chat' });
  const address = chat.getByLabel('Address of an incoming webhook', { exact: true });
  await chat.getByRole('checkbox', { name: 'On', exact: true }).check();
  await chat.getByRole('button', { name: 'Save' }).click();
  await expect(chat.getByText('Please enter an address such as')).toBeVisible();
  // The browser's own note about what was refused.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('/api/admin/extension/save')]);
  await expectAccessibleInEveryScheme(page);
  await address.fill('https://hooks.example/services/secret');
  await chat.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved and in effect')).toBeVisible();
  await expect(address).toHaveValue('');
  await expect(chat.getByText('Entered, and shown to nobody.')).toBeVisible();
  await page.reload();
  await expect(chat.getByRole('checkbox', { name: 'On', exact: true })).toBeChecked();
  await expect(address).toHaveValue('');
  const whatsApp = page.getByRole('region', { name: 'Help on WhatsApp' });
  await expect(whatsApp.getByRole('checkbox', { name: 'On', exact: true })).toBeChecked();
  await chat.getByRole('checkbox', { name: 'On', exact: true }).uncheck();
  await chat
    .getByRole('checkbox', { name: 'Remove what is entered: Address of an incoming webhook' })
    .check();
  await expectAccessibleInEveryScheme(page);
  await chat.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved and in effect')).toBeVisible();
  await expect(chat.getByText('Entered, and shown to nobody.')).toHaveCount(0);
  await expect(chat.getByRole('checkbox', { name: 'Remove what is entered' })).toHaveCount(0);
  // As the demo has it, for the other stories.
  await page.request.post('/api/admin/settings/reset', { data: { group: 'extensions' } });
});
