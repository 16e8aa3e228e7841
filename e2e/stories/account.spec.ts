import { fillLogin, linkFromMail, makeAccount, newEmail, PASSWORD, signOut, signUp } from '../account.ts';
import { expectHydrated } from '../hydrated.ts';
import { expect, test } from '../shop-test.ts';

test('a shopper signs up in three steps, signs out and signs in again', async ({
  page,
  request,
  complaints,
}) => {
  const email = newEmail('kavya');
  await page.goto('/about');
  await expectHydrated(page);
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Sign Up' }).click();

  const form = page.getByRole('form', { name: 'Sign Up' });
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByText('Please fill in all required fields')).toBeVisible();
  await form.getByLabel('Full Name').fill('Kavya Nair');
  await form.getByLabel('Email Address').fill('kavya');
  await form.getByLabel('Password', { exact: true }).fill('short');
  await form.getByLabel('Confirm Password', { exact: true }).fill('other');
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
  await expect(form.getByText('Password must be at least 6 characters long')).toBeVisible();
  await form.getByLabel('Email Address').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByText('Passwords do not match')).toBeVisible();
  await form.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Next' }).click();

  await expect(page.getByRole('heading', { name: 'Phone and address' })).toBeFocused();
  await form.getByLabel('Phone').fill('12345');
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByText('Please enter a valid 10-digit phone number')).toBeVisible();
  await expect(form.getByText('Please fill in all address fields')).toBeVisible();
  await form.getByRole('button', { name: 'Back' }).click();
  await expect(form.getByLabel('Full Name')).toHaveValue('Kavya Nair');
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByLabel('Phone').fill('+91 98765 43210');
  await form.getByLabel('House, street and area').fill('7 Lake View Road');
  await form.getByLabel('PIN code').fill('682001');
  await expect(form.getByLabel('City')).toHaveValue('Kochi');
  await expect(form.getByLabel('State')).toHaveValue('Kerala');
  await form.getByRole('button', { name: 'Next' }).click();

  await expect(form.getByLabel('Newsletter Subscription')).not.toBeChecked();
  await expect(form.getByLabel('SMS Updates')).not.toBeChecked();
  await expect(form.getByLabel('Stock Alerts')).toBeChecked();
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Registration successful!')).toBeVisible();
  await expect(page).toHaveURL('/about');

  await signOut(page);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await fillLogin(page, email);
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.goto(await linkFromMail(request, email, 'Welcome'));
  const confirm = page.getByRole('form', { name: 'Confirm your e-mail address' });
  await confirm.getByLabel('Password', { exact: true }).fill('not this one');
  await confirm.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(confirm.getByText('This password is incorrect')).toBeVisible();
  await confirm.getByRole('button', { name: 'I do not know the password: choose a new one' }).click();
  await confirm.getByLabel('New Password', { exact: true }).fill('Maheshwari-9');
  await confirm.getByLabel('Confirm Password', { exact: true }).fill('Maheshwari-9');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
  await confirm.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Your email address is confirmed')).toBeVisible();
});

test('a shopper who taps Login before the page is hydrated returns to that page after signing in', async ({
  page,
  request,
  baseURL,
}) => {
  const email = newEmail('kavya');
  await makeAccount(request, email);
  await page.goto('/login', { referer: `${baseURL}/collection?search=kurti` });
  await fillLogin(page, email);
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(page).toHaveURL('/collection?search=kurti');

  await signOut(page);
  await fillLogin(page, email);
  await expect(page).toHaveURL('/');
});

test('a shopper who opens the login itself is on the home page after signing in', async ({
  page,
  request,
}) => {
  const email = newEmail('direct');
  await makeAccount(request, email);
  await page.goto('/collection?search=kurti');
  await page.goto('/login');
  await fillLogin(page, email);
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a wrong password is refused, and so is signing up with an address that already has an account', async ({
  page,
  request,
  complaints,
}) => {
  const email = newEmail('wrong');
  await makeAccount(request, email);
  await page.goto('/login');
  await fillLogin(page, email, 'not this one');
  await expect(page.getByRole('form').getByText('Invalid email or password')).toBeVisible();
  await expect(page.getByLabel('Email Address')).toHaveValue(email);

  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByLabel('Full Name').fill('Somebody Else');
  await page.getByLabel('Email Address').fill(email.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Phone').fill('9876543210');
  await page.getByLabel('House, street and area').fill('7 Lake View Road');
  await page.getByLabel('City').fill('Fort Kochi');
  await page.getByLabel('PIN code').fill('682001');
  await expect(page.getByLabel('State')).toHaveValue('Kerala');
  await expect(page.getByLabel('City')).toHaveValue('Fort Kochi');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('form').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('form').getByText('An account with this email already exists')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
  // The browser logs the 401 and the 409.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401'), expect.stringContaining('409')]);
});

test('a too common password is refused in the first sign-up step, or in the last if it could not be checked there', async ({
  page,
  complaints,
}) => {
  const email = newEmail('common');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  const form = page.getByRole('form', { name: 'Sign Up' });
  async function choose(password: string): Promise<void> {
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByLabel('Confirm Password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Next' }).click();
  }
  await form.getByLabel('Full Name').fill('Kavya Nair');
  await form.getByLabel('Email Address').fill(email);
  await choose('password1');
  const tooCommon = form.getByText('This password is too common. Please choose another one');
  await expect(tooCommon).toBeVisible();
  await expect(form.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();

  await page.route('**/api/user/check-password', (route) => route.abort());
  await choose('password1');
  await form.getByLabel('Phone').fill('9876543210');
  await form.getByLabel('House, street and area').fill('7 Lake View Road');
  await form.getByLabel('PIN code').fill('682001');
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(tooCommon).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
  await page.unroute('**/api/user/check-password');
  await choose(PASSWORD);
  await expect(page.getByRole('heading', { name: 'Phone and address' })).toBeFocused();
  // The browser logs both error responses and the broken connection.
  complaints.splice(0);
});

test('a shopper resets a forgotten password with the mailed link, which works only once', async ({
  page,
  request,
  complaints,
}) => {
  const email = newEmail('forgetful');
  await makeAccount(request, email);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await page.getByRole('main').getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeFocused();
  await page.getByRole('button', { name: 'Send Another Email' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();

  const link = await linkFromMail(request, email, 'Reset');
  await page.goto(link);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Please fill in all fields')).toBeVisible();
  await page.getByLabel('New Password', { exact: true }).fill('Bandhani2026');
  await expect(page.getByText('Password strength: strong')).toBeVisible();
  await page.getByLabel('Confirm Password', { exact: true }).fill('Bandhani2026');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  await fillLogin(page, email, 'Bandhani2026');
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();

  await page.goto(link);
  await page.getByLabel('New Password', { exact: true }).fill('Leheriya2026');
  await page.getByLabel('Confirm Password', { exact: true }).fill('Leheriya2026');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('heading', { name: 'Invalid Link' })).toBeVisible();
  await expect(page.getByText('Invalid reset link. Please request a new password reset.')).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);

  await page.goto('/reset-password');
  await expect(page.getByRole('heading', { name: 'Invalid Link' })).toBeVisible();
});

test('a guest who opens the profile signs in and is led back to it', async ({ page, request }) => {
  const email = newEmail('back');
  await makeAccount(request, email);
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
  await fillLogin(page, email);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { name: 'MY PROFILE' })).toBeVisible();
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test('a shopper whose session was ended elsewhere is signed out quietly and stays on the page', async ({
  page,
  request,
  complaints,
}) => {
  const email = newEmail('ended');
  await signUp(page, email);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await request.post('/api/user/logout-everywhere', { headers: { token: token ?? '' } });
  await page.goto('/about');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL('/about');
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('401');
});
