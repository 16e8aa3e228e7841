import { type CheckoutForm, emptyForm, isDeliveryComplete } from './checkout-form.ts';

const KEY = 'gulmohar-delivery';

/** What was typed into the delivery form in this tab. */
export function readDraft(): CheckoutForm {
  try {
    return { ...emptyForm, ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') };
  } catch {
    return emptyForm;
  }
}

/** Whether nothing that a profile knows is left to be filled in. */
export function isDraftComplete(): boolean {
  return isDeliveryComplete(readDraft());
}

export function keepDraft(values: object): void {
  sessionStorage.setItem(KEY, JSON.stringify(values));
}

export function forgetDraft(): void {
  sessionStorage.removeItem(KEY);
}
