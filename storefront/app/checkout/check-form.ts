import type { Resolver } from 'react-hook-form';
import type { CheckoutForm } from './checkout-form.ts';

/**
 * Loads the form's rules when the form is first touched: they need zod, which would slow down the page's start.
 * @returns undefined if loading fails
 */
export function loadRules() {
  return import('./checkout-schema.ts').catch(() => undefined);
}

/**
 * If the rules cannot be loaded, the form counts as valid: the server checks the same rules and reports what
 * is wrong.
 */
export const checkForm: Resolver<CheckoutForm> = async (form, context, options) => {
  const rules = await loadRules();
  return rules ? rules.checkBySchema(form, context, options) : { values: form, errors: {} };
};
