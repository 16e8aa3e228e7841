import type { FieldErrors } from 'react-hook-form';
import { accountMessages } from '../account/account.messages.ts';
import { loginMessages as messages } from './login.messages.ts';
import type { RegistrationDraft } from './registration-steps.ts';

/** Messages that speak of a step as a whole; they stand once, above its button. */
const ofTheStep: (string | undefined)[] = [messages.required, messages.addressRequired];

/** What the step lacks as a whole; undefined when all that is asked for is there. */
export function stepProblem(errors: FieldErrors<RegistrationDraft>): string | undefined {
  const { name, email, password, confirmPassword, address } = errors;
  const { street, city, state, zipCode } = address ?? {};
  const all = [name, email, password, confirmPassword, street, city, state, zipCode];
  return all.map((error) => error?.message).find((message) => ofTheStep.includes(message));
}

/** What stands at the field itself: what is wrong with it, or what belongs there. */
export function fieldProblem(
  name: keyof typeof accountMessages.missing,
  error: { message?: string } | undefined,
): string | undefined {
  return ofTheStep.includes(error?.message) && error ? accountMessages.missing[name] : error?.message;
}
