import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from '../../accessibility.ts';
import { addStaff, openAsOwner, openAsStaff } from '../../admin.ts';
import { expect, test } from '../../shop-test.ts';
import { expectTree } from '../../trees.ts';

/** The browser's log line for a response that the page handles. */
const REFUSED = /the server responded with a status of 401/;

test('the owner follows a link, signs in and lands there, and has to sign in again after signing out', async ({
  page,
  complaints,
}) => {
  await page.goto('/admin/staff');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Email').fill('owner@gulmohar.example');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await expectTree(page, 'admin-sign-in');
  expect(complaints.splice(0)).toEqual([expect.stringMatching(REFUSED)]);
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill('Owner@2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  // The page has moved since the link was made.
  await expect(page).toHaveURL('/admin/settings/staff');
  await expect(page.getByRole('heading', { name: 'Staff' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('the owner adds a packer, who chooses an own password and sees neither the staff nor the audit log', async ({
  page,
  openElsewhere,
}) => {
  const email = `pooja-${Date.now()}@gulmohar.example`;
  await openAsOwner(page, '/admin/settings/staff');
  await page.getByRole('button', { name: 'Add staff member' }).click();
  await page.getByLabel('Name').fill('Pooja Packer');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First password', { exact: true }).fill('Leheriya-99');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);

  const packers = await openElsewhere();
  await packers.goto('/admin/sign-in');
  await packers.getByLabel('Email').fill(email);
  await packers.getByLabel('Password', { exact: true }).fill('Leheriya-99');
  await packers.getByRole('button', { name: 'Sign in' }).click();
  await packers.getByLabel('New password', { exact: true }).fill('Sanganer-floral-8');
  await packers.getByRole('button', { name: 'Save password' }).click();
  await expect(packers.getByRole('heading', { name: 'Today' })).toBeVisible();
  const menu = packers.getByRole('navigation', { name: 'Admin' });
  await expect(menu.getByRole('link')).toHaveText([
    'Today',
    'Orders',
    'Packing',
    'Courier files',
    'Products',
  ]);
  await packers.goto('/admin/settings/audit');
  await expect(
    packers.getByRole('alert').filter({ hasText: 'This is not available to the role' }),
  ).toBeVisible();
});

test('when the shop does not answer, the dialog for adding staff says so and keeps what was typed', async ({
  page,
  complaints,
}) => {
  await openAsOwner(page, '/admin/staff');
  await page.route('**/api/admin/staff/add', (route) => route.abort());
  await page.getByRole('button', { name: 'Add staff member' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Nobody Yet');
  await dialog.getByLabel('Email').fill('nobody-yet@gulmohar.example');
  await dialog.getByLabel('First password', { exact: true }).fill('Leheriya-99');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The shop did not answer. Please try again.');
  await expect(dialog.getByLabel('Name')).toHaveValue('Nobody Yet');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')]);
});

test('a packer who lost the phone signs in with a recovery code, by keyboard alone', async ({ page }) => {
  const { email, password } = await addStaff(page, 'packer');
  await openAsStaff(page, { email, password }, '/admin/account');
  const secret = await page.locator('code').innerText();
  await expectAccessible(page);
  await page.getByLabel('Code').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: 'Turn on' }).click();
  // Before the codes are there, the first entry is a session.
  await expect(page.getByRole('button', { name: 'I have saved them' })).toBeVisible();
  const recoveryCode = await page.getByRole('main').getByRole('listitem').first().innerText();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  const code = page.getByLabel('Code from your authenticator app');
  await expect(code).toBeFocused();
  // Recovery codes contain letters, which a numeric keypad lacks.
  await expect(code).not.toHaveAttribute('inputmode', 'numeric');
  await page.keyboard.type(recoveryCode);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
});

test('a packer who opens a forbidden page is told so, and returns to Today from a missing page', async ({
  page,
  complaints,
}) => {
  const { email, password } = await addStaff(page, 'packer');
  await openAsStaff(page, { email, password }, '/admin/settings');
  await expect(
    page.getByRole('alert').filter({ hasText: 'This is not available to the role' }),
  ).toBeVisible();
  await page.goto('/admin/nothing-here');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Today' }).click();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  // The browser and the router each log the error.
  complaints.splice(0);
});
