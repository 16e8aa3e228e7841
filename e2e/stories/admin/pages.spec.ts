import { axeFaults, expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { expect, test } from '../../shop-test.ts';

test('the owner writes a page section by section, sees it in the preview, publishes it, and shoppers read it', async ({
  page,
}) => {
  await openAsOwner(page, '/admin/site/pages');
  await page.getByRole('link', { name: 'New page' }).click();
  await page.getByLabel('Title').fill('Our cloths & care');
  await page.getByLabel('Address, after /pages/').focus();
  await expect(page.getByLabel('Address, after /pages/')).toHaveValue('our-cloths-care');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our cloths & care');

  await page.getByRole('button', { name: 'Add a section' }).click();
  await page.getByRole('button', { name: 'Questions and answers', exact: true }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('May I tumble-dry it?');
  await page.getByRole('textbox', { name: 'Answer' }).fill('Better not: hang it in the shade.');
  await page.getByRole('button', { name: 'Add a section' }).click();
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  const text = page.getByRole('group', { name: 'Text', exact: true });
  await text.getByRole('textbox', { name: 'Text' }).fill('Wash it by hand, in cold water.');
  await text.getByLabel('Title').fill('The first wash');
  await page.getByRole('button', { name: 'Move Text: The first wash up' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft, not published')).toBeVisible();
  const preview = page.frameLocator('iframe[title="The page on a desktop"]');
  await expect(preview.getByRole('heading', { name: 'The first wash' })).toBeVisible();
  expect((await page.request.get('/pages/our-cloths-care?preview=eyJhbGciOiJIUzI1NiJ9.e30.x')).status()).toBe(
    404,
  );
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // The page in the frame is looked at below.
    expect(await axeFaults(page, undefined, false)).toEqual([]);
  }

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status').getByText('Published', { exact: true })).toBeVisible();
  await page.goto('/pages/our-cloths-care');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our cloths & care');
  await expect(page.getByText('Wash it by hand')).toBeVisible();
  await page.getByText('May I tumble-dry it?').click();
  await expect(page.getByText('hang it in the shade')).toBeVisible();
  await expectAccessibleInEveryScheme(page);
});

test('a template says what the owner must still fill in, and is not published before', async ({
  page,
  complaints,
}) => {
  await openAsOwner(page, '/admin/site/pages/new');
  await page.getByLabel('Begin with').selectOption('Shipping');
  await expect(page.getByLabel('Title')).toHaveValue('Shipping');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('3 fields are open')).toBeVisible();
  await page.getByRole('button', { name: 'Publish later' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Please fill in first what is still open: days until dispatch')).toBeVisible();
  await page.goto('/pages/shipping');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  // The browser reports the refusal and the missing page.
  complaints.splice(0);
});

// Publishes nothing, because other stories use the home page and the menus at the same time.
test('the owner tries another home page in the preview, which shoppers do not see', async ({ page }) => {
  await openAsOwner(page, '/admin/site/pages/home');
  await page.getByRole('button', { name: 'Shop by price', exact: true }).click();
  await page.getByLabel('Shown to shoppers').uncheck();
  await page.getByRole('button', { name: 'Save draft' }).click();
  const preview = page.frameLocator('iframe[title="The page on a desktop"]');
  await expect(preview.getByRole('heading', { name: 'Best Sellers' })).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Shop by Price' })).toBeHidden();
  const shopper = await page.context().newPage();
  await shopper.goto('/');
  await expect(shopper.getByRole('heading', { name: 'Shop by Price' })).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByText('As it comes with the shop')).toBeVisible();
});

test('the owner adds a video of her own to the home page, with its picture and what it shows', async ({
  page,
  complaints,
}) => {
  await openAsOwner(page, '/admin/site/pages/home');
  await page.getByRole('button', { name: 'Add a section' }).click();
  await page.getByRole('button', { name: 'Video', exact: true }).click();
  const section = page.getByRole('group', { name: /^Video/ });
  await section.getByLabel('Title').fill('In the dye house');
  const video = { name: 'dyeing.mp4', mimeType: 'video/mp4' };
  await section
    .getByLabel('Your own video', { exact: true })
    .setInputFiles({ ...video, buffer: Buffer.from('no video, whatever its name says') });
  await expect(section.getByText('This is not an MP4 video.')).toBeVisible();
  const buffer = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2\0\0\0\x08free');
  await section.getByLabel('Your own video', { exact: true }).setInputFiles({ ...video, buffer });
  await expect(section.getByRole('button', { name: 'Remove Your own video' })).toBeVisible();
  await section.getByLabel('What your own video shows').fill('Women lift indigo cloth out of a vat');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(section.getByText('Please upload a picture')).toBeVisible();
  // The browser reports both refusals.
  complaints.splice(0);
  await section.getByLabel('Picture until it plays').setInputFiles('docs/shop.webp');
  await expect(section.getByRole('button', { name: 'Remove Picture until it plays' })).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole('button', { name: 'Save draft' }).click();
  const shown = page
    .frameLocator('iframe[title="The page on a desktop"]')
    .getByLabel('Women lift indigo cloth out of a vat');
  await expect(shown).toHaveAttribute('poster', /^\/pictures\//);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByText('As it comes with the shop')).toBeVisible();
});

test('the owner picks what the links of the menus lead to, is told of those that lead nowhere, and sees the draft on the home page', async ({
  page,
}) => {
  await openAsOwner(page, '/admin/site/menus');
  const main = page.getByRole('list', { name: 'Main menu' });
  await expect(main.getByLabel('Text').first()).toHaveValue('HOME');
  await page.getByRole('button', { name: 'Add a link' }).first().click();
  const added = page.getByRole('group', { name: 'Link 5' });
  await added.getByLabel('Leads to').selectOption('A category');
  await added.getByLabel('Which category').selectOption('Kids');
  await added.getByLabel('Text').fill('KIDS');
  await expect(page.getByText('Leads nowhere')).toBeHidden();
  expect(await axeFaults(page, undefined, false)).toEqual([]);
  const kids = page
    .frameLocator('iframe[title="The page on a desktop"]')
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'KIDS', exact: true });
  await expect(kids).toBeHidden();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(kids).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(main.getByLabel('Text')).toHaveCount(4);
});
