import { rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import { z } from 'zod';
import { tracedFetch } from '../../platform/tracing/traced-fetch.ts';
import { createProviderBreaker } from '../circuit-breaker.ts';
import {
  type PaymentProvider,
  ProviderError,
  type ProviderOrder,
  type ProviderPayment,
} from '../provider.ts';
import { type FormOptions, type Payer, type PaymentForm, paymentForm } from './payment-form.ts';
import { seal, unseal } from './sealed-text.ts';

const TIMEOUT_MS = 5_000;

type Options = FormOptions & {
  enquiryUrl: string;
  /** Must equal the order's price: with or without the payment method's fees. */
  amountField: 'paidAmount' | 'amount';
  /** The origins that pages must allow as form targets: the gateway and those it redirects to. */
  formSources: readonly string[];
  testMode: boolean;
};

export type SabPaisaProvider = PaymentProvider & {
  readonly formSources: readonly string[];
  paymentForm(order: Pick<ProviderOrder, 'id' | 'amount'>, payer: Payer): PaymentForm;
  /** Payment data in the callback is ignored. @returns undefined when SabPaisa did not encrypt it */
  readCallback(encResponse: string): string | undefined;
};

/**
 * 0800 means paid and settled, 0200 aborted, 0300 failed; 0100 (begun) and 0400 (a challan waits to be paid)
 * are not final. Source: SabPaisa's Developers Guide, 'Status of a transaction'.
 */
const finalStatuses: Record<string, ProviderPayment['status']> = {
  '0000': 'captured',
  '0800': 'captured',
  '0600': 'refunded',
  '0700': 'refunded',
  '0200': 'failed',
  '0300': 'failed',
};

const enquiryReply = z.object({ statusResponseData: z.string() });
const wireStatus = z.object({
  clientTxnId: z.string(),
  /** Missing when SabPaisa does not know the transaction, because its form was never posted. */
  sabpaisaTxnId: z.string().optional(),
  amount: z.string().optional(),
  paidAmount: z.string().optional(),
  paymentMode: z.string().default('sabpaisa'),
  statusCode: z.string(),
});

/** SabPaisa. We know of no API to list payments or to refund them; refunds are made on its dashboard. */
export function createSabPaisaProvider(options: Options): SabPaisaProvider {
  const { clientCode, enquiryUrl, keys } = options;
  const breaker = createProviderBreaker();

  async function enquire(clientTxnId: string): Promise<Record<string, string>> {
    const query = seal(`clientCode=${clientCode}&clientTxnId=${clientTxnId}`, keys);
    const response = await tracedFetch('sabpaisa', enquiryUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ clientCode, statusTransEncData: query }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new ProviderError('The status enquiry got no answer', { retryable: true, cause });
    });
    const { data } = enquiryReply.safeParse(await response.json().catch(() => undefined));
    const text = data && unseal(data.statusResponseData, keys);
    if (text === undefined) {
      throw new ProviderError(`The status enquiry was not answered: ${response.status}`, { retryable: true });
    }
    return Object.fromEntries(new URLSearchParams(text));
  }

  return {
    name: 'sabpaisa',
    testMode: options.testMode,
    formSources: options.formSources,
    refundsByHand: true,
    // SabPaisa only learns of an order from the form that the browser posts, and accepts only alphanumeric
    // ids.
    openOrder: async (order) => ({ ...order, id: order.receipt.replaceAll('-', ''), status: 'created' }),
    paymentForm: (order, payer) => paymentForm(order, payer, options),

    async listPayments(orderId) {
      const { data } = wireStatus.safeParse(await breaker.run(() => enquire(orderId)));
      if (data?.clientTxnId !== orderId) {
        throw new ProviderError('The status enquiry got an answer about something else', { retryable: true });
      }
      const { sabpaisaTxnId: id, paymentMode: method } = data;
      if (!id) return [];
      const amount = rupeesToPaise(Number(data[options.amountField])) ?? 0;
      const status = finalStatuses[data.statusCode] ?? 'created';
      const refunded = status === 'refunded' ? amount : 0;
      return [{ id, orderId, amount, currency: 'INR', status, method, refunded }];
    },

    listCaptured: async () => [],
    tracePayment: async () => undefined,
    readWebhook: () => undefined,
    fetchRefund: async () => byHand(),
    listRefunds: async () => [],
    refund: async () => byHand(),

    readCallback(encResponse) {
      const text = unseal(encResponse, keys);
      return text === undefined ? undefined : (new URLSearchParams(text).get('clientTxnId') ?? undefined);
    },
  };
}

function byHand(): never {
  throw new ProviderError('SabPaisa refunds are made in its dashboard', { retryable: false });
}
