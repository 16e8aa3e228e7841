import { type Paise, paiseToRupees } from '@gulmohar/contract/values/money.ts';
import { type SealKeys, seal } from './sealed-text.ts';

export type FormOptions = {
  /** Where the browser posts the form. */
  initUrl: string;
  /** Where SabPaisa has the browser post its response. */
  callbackUrl: string;
  clientCode: string;
  userName: string;
  password: string;
  keys: SealKeys;
  /** `W`: a web page. */
  channelId: string;
  /** The merchant category code. */
  mcc: string;
};

export type Payer = { name: string; email: string; phone: string };

/** What the browser posts, urlencoded. */
export type PaymentForm = { action: string; fields: Record<string, string> };

/**
 * The form that begins a payment at SabPaisa: the client code, and all else sealed, so that the browser cannot alter
 * it. Names and order of the sealed fields are those of SabPaisa's integration kits for PHP and Node.
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
  // The kits join the values as they are, without escaping.
  const text = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return { action: initUrl, fields: { encData: seal(text, keys), clientCode } };
}

/** Latin letters and spaces, which is all SabPaisa accepts; a name in another script has none of these. */
function nameOf({ name }: Payer): string {
  const latin = name
    .normalize('NFKD')
    .replace(/[^A-Za-z ]/g, '')
    .replace(/ +/g, ' ')
    .trim();
  return latin.length < 2 ? 'Customer' : latin;
}

/** Nothing that would end a field or begin another, such as a second amount. */
function plain(text: string): string {
  return text.replace(/[&=%#?\s]/g, '');
}
