import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expectAccessible, expectAccessibleInEveryScheme } from '../accessibility.ts';
import { enter } from '../account.ts';
import { openAsOwner } from '../admin.ts';
import { expect, test } from '../shop-test.ts';

/** Of the demo's drawings, as large as a phone's photograph is once it was made smaller. */
const PHOTO = path.resolve(
  import.meta.dirname,
  '../../demo/pictures/ajrakh-rust-potli-bag-1.8111beda.b4ada1/800.webp',
);

const asha = { email: 'asha@gulmohar.example', password: 'Kurti@2026' };

test('a shopper reviews what she received, the owner publishes and answers it, and others read it on the product’s page', async ({
  page,
  openElsewhere,
}) => {
  await enter(page, asha);
  await page.goto('/orders');
  const link = page.getByRole('link', { name: /^Write a Review of / }).first();
  const name = ((await link.getAttribute('aria-label')) ?? '').replace('Write a Review of ', '');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your review' })).toBeVisible();
  await expectAccessible(page);
  const form = page.getByRole('form', { name: 'Your review' });
  await form.getByRole('button', { name: 'Send Review' }).click();
  await expect(form.getByText('Please choose one to five stars')).toBeVisible();
  await expect(form.getByRole('radio', { name: '1 star' })).toBeFocused();
  await form.getByRole('radio', { name: '4 stars' }).check();
  await form.getByLabel('Headline').fill('Soft and light');
  await form.getByLabel('What do you like').fill('Worn on two hot days, washed once.');
  await form.getByLabel('How does it fit?').selectOption('True to size');
  await form.getByLabel('Your height in cm').fill('162');
  const photo = { name: 'mine.webp', mimeType: 'image/webp', buffer: await readFile(PHOTO) };
  await form.getByLabel(/^Photos/).setInputFiles([photo, photo, photo]);
  // Each is decoded in a process of its own.
  await expect(form.getByRole('img', { name: 'Your photo 3' })).toBeVisible({ timeout: 30_000 });
  await form.getByRole('button', { name: 'Remove photo 2' }).click();
  await expect(form.getByRole('img', { name: /^Your photo/ })).toHaveCount(2);
  await expectAccessibleInEveryScheme(page, [360, 1440]);
  await form.getByRole('button', { name: 'Send Review' }).click();
  await expect(form.getByText('Thank you! Your review is shown as soon as')).toBeVisible();
  await expect(form.getByText('Your review is being checked.')).toBeVisible();

  const owner = await openElsewhere();
  await openAsOwner(owner, '/admin/reviews');
  const entry = owner.getByRole('listitem').filter({ hasText: 'Soft and light' });
  await expect(entry).toContainText('4 stars');
  await expect(entry.getByRole('img', { name: /^2 of 2 by/ })).toBeVisible();
  await expectAccessibleInEveryScheme(owner, [390, 1440]);
  await entry.getByRole('button', { name: /^Publish/ }).click();
  await expect(owner.getByText('No reviews to decide.')).toBeVisible();
  await owner.goto('/admin/reviews?state=published');
  await entry.getByLabel(/^Public reply to/).fill('Thank you, Asha!');
  await entry.getByRole('button', { name: 'Publish the reply' }).click();
  await expect(owner.getByText('Reply published')).toBeVisible();

  const shopper = await openElsewhere();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await shopper.goto(page.url());
  await expect(shopper.getByRole('link', { name: '1 review' })).toBeVisible();
  const reviews = shopper.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByRole('article')).toContainText('Thank you, Asha!');
  await expect(reviews).toContainText('4.0 out of 5, from 1 review by buyers');
  await expectAccessibleInEveryScheme(shopper, [390, 1440]);
  await reviews.getByLabel('Photos').selectOption('With photos');
  await reviews.getByRole('button', { name: /^Photo 2 of 2 by/ }).click();
  const photos = shopper.getByRole('dialog', { name: 'Photos of this review' });
  await expect(photos.getByRole('img', { name: /^Photo 2 of 2 by/ })).toBeVisible();
  await photos.getByRole('button', { name: 'Next photo' }).click();
  await expect(photos.getByRole('img', { name: /^Photo 1 of 2 by/ })).toBeVisible();
  await expectAccessible(shopper);
  await shopper.keyboard.press('Escape');
  await expect(photos).toBeHidden();
  await reviews.getByRole('button', { name: /^Helpful/ }).click();
  await expect(reviews.getByText('1 found this helpful')).toBeVisible();
  await reviews.getByLabel('Stars').selectOption('5 stars');
  await expect(reviews.getByText('No reviews match.')).toBeVisible();
  await reviews.getByLabel('Stars').selectOption('All');
  await expect(reviews.getByRole('article')).toHaveCount(1);
  const facts = await shopper.locator('script[type="application/ld+json"]').allInnerTexts();
  expect(facts.join()).toContain('"ratingValue":4');
  await reviews.getByRole('link', { name: 'How reviews are made' }).click();
  await expect(shopper.getByRole('heading', { level: 1, name: 'How reviews are made' })).toBeVisible();
  await expectAccessible(shopper);

  await page.goBack();
  await page.getByRole('button', { name: 'Withdraw My Review' }).click();
  await expect(page.getByText('You have withdrawn your review.')).toBeVisible();
});

test('a link to a review that does not work any more leads on to My Orders', async ({ page, complaints }) => {
  const item = 'item=019e0000-0000-7000-8000-000000000000';
  for (const link of [`/review?token=old.or.torn&${item}`, '/review?token=old.or.torn']) {
    await page.goto(link);
    await expect(page.getByText('Invalid or expired link')).toBeVisible();
    await expectAccessible(page);
  }
  await enter(page, asha);
  await page.goto(`/review?token=old.or.torn&${item}`);
  await page.getByRole('link', { name: 'Go to My Orders' }).click();
  await expect(page.getByRole('link', { name: /^Write a Review of / }).first()).toBeVisible();
  // The browser logs each refusal.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('400');
});
