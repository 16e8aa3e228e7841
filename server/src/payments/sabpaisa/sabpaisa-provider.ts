import { rupeesToPaise } from '@gulmohar/contract/money.ts';
import { z } from 'zod';
import { createCircuitBreaker } from '../circuit-breaker.ts';
import { type PaymentProvider, ProviderError, type ProviderPayment } from '../provider.ts';
import { type SealKeys, seal, unseal } from './sealed-text.ts';

const TIMEOUT_MS = 5_000;

type Options = SealKeys & { clientCode: string; enquiryUrl: string };

export type SabPaisaProvider = PaymentProvider & {
  /** The order that a callback is about; undefined when SabPaisa did not seal it. What it says of money is not read. */
  readCallback(encResponse: string): string | undefined;
};

/** Source: SabPaisa's Developers Guide, 'Status of a transaction'; 0800 is paid and settled with the merchant. */
const statuses: Record<string, ProviderPayment['status']> = {
  '0000': 'captured',
  '0800': 'captured',
  '0600': 'refunded',
  '0700': 'refunded',
  '0100': 'created',
  '0400': 'created',
};

const wireAnswer = z.object({ statusResponseData: z.string() });
const wireStatus = z.object({
  clientTxnId: z.string(),
  sabpaisaTxnId: z.string().min(1),
  paidAmount: z.string(),
  paymentMode: z.string().default('sabpaisa'),
  statusCode: z.string(),
});

/** SabPaisa. It neither lists payments nor takes refunds by a call that we know of: these are its desk's. */
export function createSabPaisaProvider({ clientCode, enquiryUrl, ...keys }: Options): SabPaisaProvider {
  const breaker = createCircuitBreaker();

  async function enquire(clientTxnId: string): Promise<Record<string, string>> {
    const query = seal(`clientCode=${clientCode}&clientTxnId=${clientTxnId}`, keys);
    const response = await fetch(enquiryUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ clientCode, statusTransEncData: query }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new ProviderError('The status enquiry got no answer', { retryable: true, cause });
    });
    const { data } = wireAnswer.safeParse(await response.json().catch(() => undefined));
    const text = data && unseal(data.statusResponseData, keys);
    if (text === undefined) {
      throw new ProviderError(`The status enquiry was not answered: ${response.status}`, { retryable: true });
    }
    return Object.fromEntries(new URLSearchParams(text));
  }

  return {
    name: 'sabpaisa',
    testMode: false,
    // SabPaisa hears of an order by the form that the browser posts to it, under the id that we give it.
    openOrder: async (order) => ({ ...order, id: order.receipt, status: 'created' }),

    async listPayments(orderId) {
      const { data } = wireStatus.safeParse(await breaker.run(() => enquire(orderId)));
      if (!data || data.clientTxnId !== orderId) return [];
      const amount = rupeesToPaise(Number(data.paidAmount)) ?? 0;
      const status = statuses[data.statusCode] ?? 'failed';
      return [{ id: data.sabpaisaTxnId, orderId, amount, currency: 'INR', status, method: data.paymentMode }];
    },

    listCaptured: async () => [],
    readWebhook: () => undefined,
    fetchRefund: async () => byHand(),
    refund: async () => byHand(),

    readCallback(encResponse) {
      const text = unseal(encResponse, keys);
      return text === undefined ? undefined : (new URLSearchParams(text).get('clientTxnId') ?? undefined);
    },
  };
}

function byHand(): never {
  throw new ProviderError('Refunds at SabPaisa are made at its own desk', { retryable: false });
}
