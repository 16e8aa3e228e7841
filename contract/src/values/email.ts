import { z } from 'zod';

export const MAX_EMAIL_LENGTH = 254;
export const INVALID_EMAIL = 'Please enter a valid email address';

/** Letters of any script, as Indian providers issue, but nothing that could turn one address into two recipients. */
const EMAIL_PATTERN =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_{|}~-]+)*@(?:(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)\.)+[\p{L}\p{M}]{2,63}$/u;

/** NFKC rather than NFC, because mail domains are compared that way (IDNA). */
export function normaliseEmail(typed: string): string {
  return typed.normalize('NFKC').toLowerCase().normalize('NFKC').trim();
}

export function email(messages: { missing: string; invalid: string }) {
  return z
    .string({ error: messages.missing })
    .max(MAX_EMAIL_LENGTH * 2, messages.invalid)
    .transform(normaliseEmail)
    .pipe(
      z
        .string()
        .min(1, messages.missing)
        .max(MAX_EMAIL_LENGTH, { error: messages.invalid, abort: true })
        .regex(EMAIL_PATTERN, messages.invalid),
    );
}
