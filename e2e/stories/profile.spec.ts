import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../accessibility.ts';
import { fillLogin, linkFromMail, newEmail, PASSWORD, signIn, signUp } from '../account.ts';
import { expect, test } from '../shop-test.ts';

test('a shopper changes name, address and preferences, and finds them saved', async ({ page }) => {
  const email = newEmail('profile');
  await signUp(page, email);
  await page.goto('/profile');
  await expect(page.getByLabel('Full Name')).toBeDisabled();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Full Name').fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Please fill in all required fields')).toBeVisible();
  await page.getByLabel('Full Name').fill('Kavya Menon');
  await page.getByRole('tab', { name: 'Address' }).click();
  await page.getByLabel('City').fill('Thrissur');
  await page.getByRole('tab', { name: 'Preferences' }).click();
  await page.getByLabel('SMS Updates').check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
  await expect(page.getByRole('complementary').getByText('Kavya Menon')).toBeVisible();

  await page.reload();
  await page.getByRole('tab', { name: 'Address' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Thrissur');
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect(page.getByLabel('SMS Updates')).toBeChecked();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('SMS Updates').uncheck();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('SMS Updates')).toBeChecked();
});

test('a new e-mail address takes effect once it is confirmed by the link mailed to it', async ({
  page,
  request,
  complaints,
}) => {
  const email = newEmail('old');
  const changed = newEmail('new');
  await signUp(page, email);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('main').getByLabel('Email Address').fill(changed);
  await page.getByLabel('Current Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Current password is incorrect').first()).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
  await page.getByLabel('Current Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(`We sent a link to ${changed}.`)).toBeVisible();
  await expect(page.getByRole('complementary').getByText(email)).toBeVisible();
  await page.goto(await linkFromMail(request, changed, 'Confirm your new'));
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Your email address is confirmed')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('complementary').getByText(changed)).toBeVisible();
});

test('a shopper adds a photo to the profile and removes it again', async ({ page }) => {
  const email = newEmail('photo');
  await signUp(page, email);
  await page.goto('/profile');
  const png = await page.screenshot();
  await page.getByLabel('Add photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByText('Photo updated')).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByLabel('Add photo')).toBeAttached();
});

test('a shopper changes the password, downloads the data and deletes the account', async ({
  page,
  complaints,
}) => {
  const email = newEmail('leaving');
  await signUp(page, email);
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(page.getByRole('button', { name: 'Coming soon' })).toBeDisabled();

  await page.getByRole('button', { name: 'Change Password' }).click();
  const form = page.getByRole('form', { name: 'Change Password' });
  await form.getByLabel('Current Password', { exact: true }).fill('not this one');
  await form.getByLabel('New Password', { exact: true }).fill('Leheriya2026');
  await form.getByLabel('Confirm Password', { exact: true }).fill('Leheriya2026');
  await form.getByRole('button', { name: 'Change Password' }).click();
  await expect(form.getByText('Current password is incorrect')).toBeVisible();
  await form.getByLabel('Current Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password changed successfully')).toBeVisible();

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await file).suggestedFilename()).toBe('my-data.json');
  const pageFile = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as a page' }).click();
  const saved = await pageFile;
  expect(saved.suggestedFilename()).toBe('my-data.html');
  const reader = await page.context().newPage();
  await reader.setViewportSize({ width: 360, height: 800 });
  await reader.setContent(await readFile(await saved.path(), 'utf8'));
  await expect(reader.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await expect(reader.getByText(email).first()).toBeVisible();
  await expectAccessible(reader);
  await reader.close();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await dialog.getByLabel('Password', { exact: true }).fill('Leheriya2026');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your account has been deleted')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await fillLogin(page, email, 'Leheriya2026');
  await expect(page.getByRole('form').getByText('Invalid email or password')).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400'), expect.stringContaining('401')]);
});

test('signing out everywhere ends the session in another browser', async ({ page, openElsewhere }) => {
  const email = newEmail('everywhere');
  await signUp(page, email);
  const other = await openElsewhere();
  await signIn(other, email);
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Security' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/login');
  await other.goto('/profile');
  await expect(other).toHaveURL('/login');
});
