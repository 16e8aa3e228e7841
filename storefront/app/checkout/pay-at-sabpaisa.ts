import type { createSabPaisaPayment } from '@gulmohar/contract/sales/checkout.ts';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { paths } from '../paths.ts';
import { keepOpenCheckout } from './open-checkout.ts';
import {
  openCheckoutOf,
  purchaseBody,
  type Requested,
  type Started,
  whyNotStarted,
} from './purchase-body.ts';

const createPayment = addressOf<typeof createSabPaisaPayment>({
  method: 'POST',
  path: '/order/sabpaisa/create-payment',
  shopper: 'optional',
});

/** Leaves for SabPaisa's payment page by submitting a form; it returns to `/verify`. Never throws. */
export async function payAtSabPaisa(requested: Requested): Promise<Started> {
  try {
    const { form, orderId: checkoutId } = await browserApi(createPayment, { body: purchaseBody(requested) });
    keepOpenCheckout({ ...openCheckoutOf(requested, checkoutId), isAtProvider: true });
    if (form) post(form);
    else location.assign(paths.verify(checkoutId));
    return { kind: 'leaving' };
  } catch (error) {
    return whyNotStarted(error);
  }
}

function post({ action, fields }: { action: string; fields: Record<string, string> }): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  // Removed, because the browser's Back button restores the page as it was left.
  form.remove();
}
