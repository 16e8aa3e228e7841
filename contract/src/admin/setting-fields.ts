import { z } from 'zod';

/** What is said beside a field that wants an amount, or a number. */
export const RUPEES = 'Please enter an amount in rupees, for example 200 or 149.50';
export const WHOLE = 'Please enter a whole number';

/** Paise: the most that any amount of the settings can be. */
export const MAX_MONEY = 100_000_000;

/** A text that is there. */
export function text(max: number, missing: string) {
  return z.string().trim().min(1, missing).max(max, `At most ${max} characters`);
}
