import { demoAccounts } from '@gulmohar/demo/accounts/accounts.ts';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { addStaff, openAsOwner, openAsStaff } from '../../admin.ts';
import { expect, test } from '../../shop-test.ts';

/** The row of a member on the Staff page. */
function rowOf(page: Page, email: string) {
  return page.getByRole('listitem').filter({ hasText: email });
}

async function openStaff(page: Page): Promise<void> {
  await openAsOwner(page, '/admin/settings/staff');
  await expect(page.getByRole('heading', { name: 'Staff' })).toBeVisible();
}

test('the owner is asked to confirm a change of role and a deactivation', async ({ page }) => {
  const { email } = await addStaff(page, 'packer');
  await openStaff(page);
  const row = rowOf(page, email);
  const question = page.getByRole('dialog');
  await row.getByLabel('Role').selectOption('manager');
  await expect(question).toContainText('Make Story packer manager?');
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(row.getByLabel('Role')).toHaveValue('packer');
  await row.getByLabel('Role').selectOption('manager');
  await question.getByRole('button', { name: 'Make manager' }).click();
  await expect(page.getByText('Story packer updated')).toBeVisible();
  await expect(row.getByLabel('Role')).toHaveValue('manager');

  await row.getByRole('button', { name: 'Deactivate' }).click();
  await expect(question).toContainText('signed out everywhere at once');
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(row.getByRole('button', { name: 'Deactivate' })).toBeVisible();
  await row.getByRole('button', { name: 'Deactivate' }).click();
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(row.getByRole('button', { name: 'Reactivate' })).toBeVisible();
});

test('the owner resets a packer’s access, and the packer chooses a new password and carries on', async ({
  page,
  openElsewhere,
  complaints,
}) => {
  const { email, password } = await addStaff(page, 'packer');
  const owner = demoAccounts.find((account) => account.isOwner);
  const packers = await openElsewhere();
  await openAsStaff(packers, { email, password });

  await openStaff(page);
  await rowOf(page, email).getByRole('button', { name: 'Reset access' }).click();
  const dialog = page.getByRole('dialog');
  const own = dialog.getByLabel('Your own password', { exact: true });
  await expect(own).toBeFocused();
  await own.fill('not mine');
  await dialog.getByRole('button', { name: 'Reset access' }).click();
  await expect(dialog.getByText('This is not your password')).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
  await own.fill(owner?.password ?? '');
  await dialog.getByRole('button', { name: 'Reset access' }).click();
  await expect(dialog.getByRole('status')).toContainText('It is not shown again.');
  await expectAccessible(page);
  const temporary = await dialog.locator('p.font-mono').innerText();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(rowOf(page, email)).toContainText('temporary password');

  await packers.reload();
  await packers.getByLabel('Email').fill(email);
  await packers.getByLabel('Password', { exact: true }).fill(temporary);
  await packers.getByRole('button', { name: 'Sign in' }).click();
  await expect(packers.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await packers.goto('/admin/orders');
  await expect(packers.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expectAccessible(packers);
  await packers.getByLabel('New password', { exact: true }).fill('Sanganer-floral-8');
  await packers.getByRole('button', { name: 'Save password' }).click();
  await expect(packers.getByRole('heading', { name: 'Orders' })).toBeVisible();
});

test('the owner filters the audit log by person and day, and reads names and amounts in rupees', async ({
  page,
}) => {
  const { email, password } = await addStaff(page, 'manager');
  await openAsStaff(page, { email, password }, '/admin/products?q=potli');
  await page.getByRole('table').getByRole('link').first().click();
  const price = Number(await page.getByLabel('Price (Rs.)').inputValue());
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  // Differs on each run of the story.
  const mrp = price + 1_000.5 + (Date.now() % 1_000);
  await page.getByLabel('MRP (Rs.)').fill(String(mrp));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  await openAsOwner(page, '/admin/settings/audit');
  const changes = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem');
  const staffId = await page.evaluate(async (address) => {
    const { staff } = await (await fetch('/api/admin/staff/list')).json();
    return staff.find((member: { email: string }) => member.email === address).staffId;
  }, email);
  await page.getByLabel('Person').selectOption(staffId);
  // The other one is the password that replaced the first.
  await expect(changes).toHaveCount(2);
  await expect(changes.first()).toContainText(`Product changed: ${name}`);
  await expect(changes.first()).toContainText(
    `Rs. ${mrp.toLocaleString('en-IN', { minimumFractionDigits: 2 })}`,
  );
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
  await page.getByLabel('From (day in India)').fill(today);
  await expect(changes).toHaveCount(2);
  await page.getByLabel('To (day in India)').fill('2020-01-01');
  await expect(page.getByText('No matching changes.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all changes' }).click();
  await expect(changes.nth(1)).toBeVisible();
});

test('staff and the audit log are accessible on a phone and a large screen, in light and dark', async ({
  page,
}) => {
  await openStaff(page);
  await expectAccessibleInEveryScheme(page);
  await page.getByLabel('Role').last().selectOption('support');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInEveryScheme(page);
  await page.goto('/admin/settings/audit');
  await expect(page.getByRole('list', { name: 'Audit log' })).toBeVisible();
  await expectAccessibleInEveryScheme(page);
});

test('the list of complaints is accessible', async ({ page }) => {
  await openAsOwner(page, '/admin/complaints');
  await expect(page.getByRole('heading', { level: 1, name: 'Complaints' })).toBeVisible();
  await expectAccessible(page);
});
