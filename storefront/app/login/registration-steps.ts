import { type Registration, registration } from '@gulmohar/contract/accounts/user.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';

/** The form's values: the texts as entered. */
export type RegistrationDraft = Omit<z.input<typeof registration>, 'address' | 'preferences'> &
  Pick<Registration, 'address' | 'preferences'>;

const { name, email, password, confirmPassword, phone, address, preferences } = registration.shape;

/** The contract's rules for each step. */
const schemas = [
  z
    .object({ name, email, password, confirmPassword })
    .refine((typed) => typed.password === typed.confirmPassword, {
      path: ['confirmPassword'],
      error: 'Passwords do not match',
    }),
  z.object({ phone, address }),
  z.object({ preferences }),
] as const;

/** Validates one step of the form without changing the input. */
export function stepResolver(step: number): Resolver<RegistrationDraft> {
  const schema: z.core.$ZodType<object, object> = schemas[step] ?? registration;
  return zodResolver(schema, {}, { raw: true }) as Resolver<RegistrationDraft>;
}

/** Returns the step that contains a field, by its dotted path. */
export function stepOf(field: string): number {
  const [top = ''] = field.split('.');
  const step = schemas.findIndex((schema) => Object.hasOwn(schema.shape, top));
  return Math.max(0, step);
}

export const emptyDraft: RegistrationDraft = {
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  phone: '',
  address: { street: '', city: '', state: '', zipCode: '', country: 'India' },
  preferences: { newsletter: false, smsUpdates: false, stockAlerts: true },
};
