import { createSabPaisaPayment } from '@gulmohar/contract/checkout.ts';
import { browserApi } from '../api/browser-api.ts';
import { paths } from '../paths.ts';
import { type Purchase, purchaseBody, whyNotStarted } from './purchase-body.ts';

/**
 * Leaves for SabPaisa's payment page, which is reached by a form and comes back to `/verify`. Never throws.
 * @returns why it does not begin; without that the browser is on its way
 */
export async function payAtSabPaisa(purchase: Purchase): Promise<string | undefined> {
  try {
    const { form, orderId } = await browserApi(createSabPaisaPayment, { body: purchaseBody(purchase) });
    if (form) post(form);
    else location.assign(paths.verify(orderId));
    return undefined;
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
  // Coming back by the browser's Back button finds the page as it was.
  form.remove();
}
