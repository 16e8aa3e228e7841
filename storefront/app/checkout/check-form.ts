import type { Resolver } from 'react-hook-form';
import type { CheckoutForm } from './checkout-form.ts';

/**
 * Fetches the rules of the form, which bring zod along: as much script as a third of the page, so it waits for the first
 * touch. @returns undefined when they do not come
 */
export function loadRules() {
  return import('./checkout-schema.ts').catch(() => undefined);
}

/** Where the rules do not come the form counts as right: the shop has the same, and its answer says what is wrong. */
export const checkForm: Resolver<CheckoutForm> = async (form, context, options) => {
  const rules = await loadRules();
  return rules ? rules.checkBySchema(form, context, options) : { values: form, errors: {} };
};
