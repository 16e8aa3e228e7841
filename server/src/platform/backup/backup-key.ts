/** The two halves of an age key: the public one makes backups, the secret one can also read them. */
const PUBLIC_KEY = /^age1[0-9a-z]{58}$/;
const SECRET_KEY = /^AGE-SECRET-KEY-1[0-9A-Z]{58}$/;

export function isPublicKey(key: string | undefined): boolean {
  return PUBLIC_KEY.test(key ?? '');
}

export function isSecretKey(key: string): boolean {
  return SECRET_KEY.test(key);
}

export function isBackupKey(key: string): boolean {
  return isPublicKey(key) || isSecretKey(key);
}
