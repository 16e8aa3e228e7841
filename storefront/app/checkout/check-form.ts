import type { Resolver } from 'react-hook-form';
import type { CheckoutForm } from './checkout-form.ts';

/**
 * Fetches the rules of the form. They bring zod along, a sixth of what the page would load and the longest task of its start,
 * and wait for the first touch. @returns undefined when they do not come
 */
export function loadRules() {
  return import('./checkout-schema.ts').catch(() => undefined);
}

/** Where the rules do not come the form counts as right: the shop has the same, and its answer says what is wrong. */
export const checkForm: Resolver<CheckoutForm> = async (form, context, options) => {
  const rules = await loadRules();
  return rules ? rules.checkBySchema(form, context, options) : { values: form, errors: {} };
};
