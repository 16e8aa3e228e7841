import { axeFaults, expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { expect, test } from '../../shop-test.ts';

test('the owner writes an article, publishes it, and shoppers find it in the journal; removed, it is gone', async ({
  page,
  complaints,
}) => {
  await openAsOwner(page, '/admin/site/journal');
  await page.getByRole('link', { name: 'New article' }).click();
  await page.getByLabel('Title').fill('How indigo is dyed');
  await page.getByLabel('Address, after /journal/').focus();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How indigo is dyed');
  await page.getByLabel('Summary').fill('Sixteen dips, and a day in the sun.');
  await page.getByLabel('Author').fill('Leela Nair');
  await page.getByLabel('Day').fill('2026-11-01');
  await page.getByLabel('Tags').fill('Indigo vats, Care');
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('The vat is fed with jaggery.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  const preview = page.frameLocator('iframe[title="The page on a desktop"]');
  await expect(preview.getByText('The vat is fed with jaggery.')).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // The page in the frame is looked at below.
    expect(await axeFaults(page, undefined, false)).toEqual([]);
  }
  expect((await page.request.get('/journal/how-indigo-is-dyed')).status()).toBe(404);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status').getByText('Published', { exact: true })).toBeVisible();
  const shopper = await page.context().newPage();
  await shopper.goto('/journal?tag=Indigo+vats');
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('Journal: Indigo vats');
  await expectAccessibleInEveryScheme(shopper);
  await shopper.getByRole('link', { name: 'How indigo is dyed' }).click();
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('How indigo is dyed');
  await expect(shopper.getByText('1 November 2026 by Leela Nair')).toBeVisible();
  await expect(shopper.getByText('The vat is fed with jaggery.')).toBeVisible();
  await expectAccessibleInEveryScheme(shopper);
  expect(await (await page.request.get('/journal/feed.xml')).text()).toContain('How indigo is dyed');

  await page.getByRole('button', { name: 'Remove this article' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal');
  await shopper.reload();
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  // The browser reports the missing page.
  complaints.splice(0);
});
