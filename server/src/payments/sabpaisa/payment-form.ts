import { type Paise, paiseToRupees } from '@gulmohar/contract/values/money.ts';
import { type SealKeys, seal } from './sealed-text.ts';

export type FormOptions = {
  initUrl: string;
  /** The URL that SabPaisa makes the browser post its response to. */
  callbackUrl: string;
  clientCode: string;
  userName: string;
  password: string;
  keys: SealKeys;
  channelId: string;
  mcc: string;
};

export type Payer = { name: string; email: string; phone: string };

export type PaymentForm = { action: string; fields: Record<string, string> };

/**
 * Everything but the client code is encrypted, so that the browser cannot alter it. Names and order of the
 * fields follow SabPaisa's PHP and Node kits.
 */
export function paymentForm(
  order: { id: string; amount: Paise },
  payer: Payer,
  { initUrl, callbackUrl, clientCode, userName, password, keys, channelId, mcc }: FormOptions,
): PaymentForm {
  const fields = {
    payerName: nameOf(payer),
    payerEmail: plain(payer.email),
    payerMobile: payer.phone.replace(/\D/g, '').slice(-10),
    clientTxnId: order.id,
    amount: paiseToRupees(order.amount).toFixed(2),
    clientCode,
    transUserName: userName,
    transUserPassword: password,
    callbackUrl,
    channelId,
    mcc,
    amountType: 'INR',
  };
  // Like the kits, joins the values without escaping them.
  const text = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return { action: initUrl, fields: { encData: seal(text, keys), clientCode } };
}

/** SabPaisa accepts Latin letters and spaces only; a name in another script has none. */
function nameOf({ name }: Payer): string {
  const latin = name
    .normalize('NFKD')
    .replace(/[^A-Za-z ]/g, '')
    .replace(/ +/g, ' ')
    .trim();
  return latin.length < 2 ? 'Customer' : latin;
}

/** Removes characters that would end a field or start another one, such as a second amount. */
function plain(text: string): string {
  return text.replace(/[&=%#?\s]/g, '');
}
