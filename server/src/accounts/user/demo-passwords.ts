/**
 * Passwords of the demo accounts, published in some version's README. Append only, even when an account is
 * removed; a test compares the list with the demo.
 */
const DEMO_PASSWORDS = new Set(['Kurti@2026', 'Saree@2026', 'Owner@2026']);

/**
 * Whether a password is publicly known. Nobody may choose it, and in live mode nobody can sign in with it.
 */
export function isDemoPassword(password: string): boolean {
  return DEMO_PASSWORDS.has(password.normalize('NFC'));
}
