import { server } from './runs-that-catch.mjs';

/** The faults of planted-faults.mjs that concern strangers, sessions and the checks themselves. */
export const plantedSafetyFaults = [
  {
    title: 'A webhook is believed without the provider’s signature',
    file: 'server/src/payments/razorpay/read-webhook.ts',
    text: '  if (!secrets.some((secret) => isSameSignature(webhookSignature(rawBody, secret), given))) return undefined;\n',
    becomes: '',
    caughtBy: server('sales/checkout/settle-webhook'),
  },
  {
    title: 'Any signature of the right length is right',
    file: 'server/src/payments/razorpay/signature.ts',
    text: ' && timingSafeEqual(expectedBytes, givenBytes)',
    becomes: '',
    caughtBy: server('payments/razorpay/signature'),
  },
  {
    title: 'A session that was ended goes on',
    file: 'server/src/accounts/session/sessions.ts',
    text: '      if (!(await isAlive({ keyHash: sessionKeyHash, userId: claims.userId }))) return undefined;\n',
    becomes: '',
    caughtBy: server('accounts/session/session'),
  },
  {
    title: 'Whoever had a session keeps it when the password is reset',
    file: 'server/src/accounts/user/reset-password.ts',
    text: '  await endAllSessions(trx, userId);\n',
    becomes: '',
    caughtBy: server('accounts/user/password'),
  },
  {
    title: 'Passwords may be guessed without end',
    file: 'server/src/accounts/session/sign-in-guard.ts',
    text: '      await limiter.consume(realm.limit, key);\n',
    becomes: '',
    caughtBy: server('accounts/session/guessing'),
  },
  {
    title: 'Tracking codes may be guessed without end',
    file: 'server/src/fulfilment/tracking/tracking-code.ts',
    text: 'const TRIES = 5;',
    becomes: 'const TRIES = 5_000;',
    caughtBy: server('fulfilment/tracking/tracking'),
  },
  {
    title: 'Another shopper sees and ends a checkout',
    file: 'server/src/sales/checkout/find-shoppers-checkout.ts',
    text: '  if (!checkout || isAnothers(checkout, userId)) throw',
    becomes: '  if (!checkout) throw',
    caughtBy: server('sales/checkout/checkout-status'),
  },
  {
    title: 'Every member of the staff may do everything',
    file: 'server/src/admin/session/staff-authenticator.ts',
    text: '  assertAllowed(staff, access);\n',
    becomes: '',
    caughtBy: server('admin/role-matrix'),
  },
  {
    title: 'A spreadsheet runs what a shopper typed',
    file: 'server/src/platform/csv/write-csv.ts',
    text: 'return isFormula(text) ?',
    becomes: 'return false ?',
    caughtBy: server('platform/csv/write-csv'),
  },
  {
    title: 'The doctor misses a coupon that a cancelled order still uses',
    file: 'server/src/app/doctor/check-coupons.ts',
    text: "(orders.id is null or orders.status = 'Cancelled')",
    becomes: '(orders.id is null)',
    caughtBy: server('app/doctor/check-coupons'),
  },
];
