import type { FieldErrors } from 'react-hook-form';
import { isMissing } from '../form/field-text.ts';
import { loginMessages as messages } from './login.messages.ts';
import type { RegistrationDraft } from './registration-steps.ts';

const ofAccount = ['name', 'email', 'password', 'confirmPassword'] as const;
const ofAddress = ['street', 'city', 'state', 'zipCode'] as const;

/** Returns what is missing from the step as a whole; undefined if it is complete. */
export function stepProblem(
  errors: FieldErrors<RegistrationDraft>,
  typed: RegistrationDraft,
): string | undefined {
  if (ofAccount.some((name) => isMissing(errors[name], typed[name]))) return messages.required;
  const isAddressMissing = ofAddress.some((name) => isMissing(errors.address?.[name], typed.address[name]));
  return isAddressMissing ? messages.addressRequired : undefined;
}
