import { z } from 'zod';

/** Source: the Department of Posts' six-digit PIN, which never starts with 0. */
export const PIN_PATTERN = /^[1-9][0-9]{5}$/;
/** Ten digits starting with 6 to 9 (National Numbering Plan). */
export const MOBILE_PATTERN = /^[6-9][0-9]{9}$/;

function text(maxLength: number, message: string) {
  return z.string().trim().min(1, message).max(maxLength, `At most ${maxLength} characters`);
}

/** Drops spaces, dashes and a pasted +91 or leading 0, as people copy them from their contacts. */
function bareMobile(typed: string): string {
  const digits = typed.replace(/[\s()-]/g, '');
  return digits.replace(/^(\+91|91(?=\d{10}$)|0)/, '');
}

function pinMessage(digits: string): string {
  if (!/^\d*$/.test(digits)) return 'PIN has digits only';
  if (digits.length !== 6) return `PIN has ${digits.length} digits, it needs 6`;
  return 'PIN cannot start with 0';
}

/** The delivery form of the checkout; every field is needed. */
export const address = z.object({
  firstName: text(60, 'Enter the first name'),
  lastName: text(60, 'Enter the last name'),
  email: text(254, 'Enter the e-mail address').pipe(z.email('Please enter a valid email address')),
  street: text(200, 'Enter house, street and area'),
  city: text(80, 'Enter the city'),
  state: text(80, 'Choose the state'),
  zipcode: text(12, 'Enter the PIN code')
    .transform((typed) => typed.replace(/\s/g, ''))
    .pipe(
      z.string().superRefine((digits, context) => {
        if (!PIN_PATTERN.test(digits)) context.addIssue({ code: 'custom', message: pinMessage(digits) });
      }),
    ),
  country: text(60, 'Enter the country'),
  phone: text(20, 'Enter the phone number')
    .transform(bareMobile)
    .pipe(z.string().regex(MOBILE_PATTERN, 'Please enter a valid 10-digit phone number')),
});
export type Address = z.infer<typeof address>;
