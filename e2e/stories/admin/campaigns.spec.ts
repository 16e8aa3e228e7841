import { expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { linkFromMail, newEmail } from '../../account.ts';
import { addProduct } from '../../add-product.ts';
import { openAsOwner } from '../../admin.ts';
import { buyAsGuest } from '../../buy.ts';
import { kurti } from '../../catalogue.ts';
import { expect, test } from '../../shop-test.ts';

test('the owner writes a newsletter with a product, sees how many get it, sends it to a test and to a subscriber who bought it', async ({
  page,
  openElsewhere,
}) => {
  const product = await addProduct();
  const email = newEmail('reader');
  const reader = await openElsewhere();
  await buyAsGuest(reader.request, { firstName: 'Asha', lastName: 'Rao', email }, [product]);
  await reader.request.post('/api/newsletter/subscribe', { data: { email } });
  await reader.goto(await linkFromMail(reader.request, email, 'Confirm your'));
  await reader.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(reader.getByText('Subscription successful!')).toBeVisible();

  const subject = `For you ${product.name}`;
  await openAsOwner(page, '/admin/newsletter/campaigns');
  await page.getByRole('link', { name: 'New newsletter' }).click();
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Preview line').fill('Printed by hand');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('All new in indigo.');
  await page.getByLabel('Add a product').fill(kurti.name);
  await page
    .getByRole('button', { name: `Add ${kurti.name}` })
    .first()
    .click();
  await page.getByLabel('Bought the product').fill(product.name);
  await page
    .getByRole('button', { name: `Add ${product.name}` })
    .first()
    .click();
  await expect(page.getByText('1 recipient', { exact: true })).toBeVisible();
  await expectAccessibleInEveryScheme(page, [390, 1440]);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  const preview = page.frameLocator('iframe[title="Preview of the newsletter"]');
  await expect(preview.getByText('All new in indigo.')).toBeVisible();
  await page.getByRole('button', { name: 'Send it to me' }).click();
  await expect(page.getByText(/^Sent to owner@/)).toBeVisible();

  await page.getByRole('button', { name: 'Send now' }).click();
  const question = page.getByRole('dialog', { name: 'Send this newsletter?' });
  await expect(question).toContainText('It goes to 1 confirmed');
  await question.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await page.goto('/admin/newsletter/campaigns');
  await expect(page.getByRole('row').filter({ hasText: subject })).toContainText('Scheduled');
  await expectAccessibleInEveryScheme(page, [390, 1440]);
});
