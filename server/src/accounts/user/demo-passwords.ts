/**
 * Passwords of the demo's accounts, published in the README of some version. Only ever added to, whatever becomes of
 * the accounts: a test compares it with the demo.
 */
const DEMO_PASSWORDS = new Set(['Kurti@2026', 'Saree@2026', 'Owner@2026']);

/** Whether the password is public: nobody may choose it, and in live mode nobody can sign in with it. */
export function isDemoPassword(password: string): boolean {
  return DEMO_PASSWORDS.has(password.normalize('NFC'));
}
