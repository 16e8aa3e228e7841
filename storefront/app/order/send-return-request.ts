import type { requestReturn } from '@gulmohar/contract/fulfilment/order.ts';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { readToken } from '../session/session-store.ts';
import { orderMessages as messages } from './order.messages.ts';

const request = addressOf<typeof requestReturn>({
  method: 'POST',
  path: '/order/return-request',
  shopper: 'required',
});

export type ReturnDraft = {
  orderId: string;
  itemIds: string[];
  /** Units by item. */
  quantities: Record<string, number>;
  reason: string;
  /** undefined: a refund is requested. */
  exchangeSize: string | undefined;
  /** Whether the refund becomes store credit. */
  toCredit: boolean;
};

/**
 * Requests a return from the server.
 * @returns why it is not possible, or the proof that permits sending its photo
 */
export type SendReturnRequest = (
  requested: ReturnDraft,
) => Promise<{ rejection: string } | { photoProof: string }>;

/** Requests a return of an item in My Orders. @throws ApiError */
export const requestAsShopper: SendReturnRequest = async (requested) => {
  if (readToken() === null) return { rejection: messages.returnLogin };
  return browserApi(request, { body: requested });
};
