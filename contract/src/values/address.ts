import { z } from 'zod';
import { email, INVALID_EMAIL } from './email.ts';
import { findState, isIndia } from './states.ts';
import { text } from './text-field.ts';
import {
  bareMobile,
  barePin,
  MAX_TYPED_MOBILE,
  MAX_TYPED_PIN,
  MOBILE_PATTERN,
  PIN_PATTERN,
} from './typed-numbers.ts';

const INVALID_MOBILE = 'Please enter a valid 10-digit phone number';

function pinMessage(digits: string): string {
  if (!/^\d*$/.test(digits)) return 'A PIN code has digits only';
  if (digits.length !== 6) return `A PIN code has 6 digits; this one has ${digits.length}`;
  return 'A PIN code cannot start with 0';
}

/** A PIN code; spaces in it are dropped. */
export const pinCode = z
  .string()
  .max(MAX_TYPED_PIN, 'A PIN code has 6 digits')
  .transform(barePin)
  .pipe(
    z.string().superRefine((digits, context) => {
      if (!PIN_PATTERN.test(digits)) context.addIssue({ code: 'custom', message: pinMessage(digits) });
    }),
  );

export const mobile = z
  .string({ error: INVALID_MOBILE })
  .max(MAX_TYPED_MOBILE, INVALID_MOBILE)
  .transform(bareMobile)
  .pipe(z.string().regex(MOBILE_PATTERN, INVALID_MOBILE));

export const ADDRESS_INCOMPLETE = 'Fill Address Details to Proceed';

/** A state by its standard name, however it was written. */
const state = text(80, 'Choose the state')
  .transform((written): string => findState(written) ?? '')
  .pipe(z.string().min(1, 'Choose a state or union territory of India'));

const country = text(60, 'Enter the country')
  .refine(isIndia, 'We deliver within India only.')
  .transform(() => 'India')
  .pipe(z.string());

export const address = z.object({
  firstName: text(60, 'Enter the first name'),
  lastName: text(60, 'Enter the last name'),
  email: email({ missing: 'Enter the e-mail address', invalid: INVALID_EMAIL }),
  street: text(200, 'Enter house, street and area'),
  city: text(80, 'Enter the city'),
  state,
  zipcode: text(12, 'Enter the PIN code').pipe(pinCode),
  country,
  phone: text(20, 'Enter the phone number').pipe(mobile),
});
export type Address = z.infer<typeof address>;
