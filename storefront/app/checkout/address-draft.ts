import { type CheckoutForm, emptyForm, isDeliveryComplete } from './checkout-form.ts';

const KEY = 'gulmohar-delivery';

/** Returns what was entered in the delivery form in this tab. */
export function readDraft(): CheckoutForm {
  try {
    return { ...emptyForm, ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') };
  } catch {
    return emptyForm;
  }
}

/** Whether the draft has no gaps that a profile could fill. */
export function isDraftComplete(): boolean {
  return isDeliveryComplete(readDraft());
}

export function keepDraft(values: object): void {
  sessionStorage.setItem(KEY, JSON.stringify(values));
}

export function forgetDraft(): void {
  sessionStorage.removeItem(KEY);
}
