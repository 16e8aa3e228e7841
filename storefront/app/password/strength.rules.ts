import { MIN_PASSWORD_LENGTH } from '@gulmohar/contract/accounts/password.ts';

const RECOMMENDED_LENGTH = 8;

export const PASSWORD_HINT = `At least ${MIN_PASSWORD_LENGTH} characters; ${RECOMMENDED_LENGTH} or more is better`;

/** Criteria of a stronger password; advice only. */
const tests = [
  (password: string) => password.length >= MIN_PASSWORD_LENGTH,
  (password: string) => password.length >= RECOMMENDED_LENGTH,
  (password: string) => /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password),
  (password: string) => /\p{Nd}/u.test(password),
];

export const MAX_STRENGTH = tests.length;

/** @returns 0 to 4; never more than 1 for a password that is too short */
export function strengthOf(password: string): number {
  const passed = tests.filter((passes) => passes(password)).length;
  return password.length < MIN_PASSWORD_LENGTH ? Math.min(passed, 1) : passed;
}
