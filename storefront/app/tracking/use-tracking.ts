import { ApiError } from '@gulmohar/contract/api/client.ts';
import type {
  requestTrackedReturn,
  TrackedOrder,
  trackOrders,
  verifyTrackingCode,
} from '@gulmohar/contract/fulfilment/tracking.ts';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useState } from 'react';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { markReturn, type RequestedReturn } from '../order/mark-return.ts';
import type { SendReturnRequest } from '../order/send-return-request.ts';
import { trackingMessages as messages } from './tracking.messages.ts';

const requestReturn = addressOf<typeof requestTrackedReturn>({
  method: 'POST',
  path: '/order/guest-tracking/return',
});
const track = addressOf<typeof trackOrders>({ method: 'POST', path: '/order/guest-tracking' });
const verifyCode = addressOf<typeof verifyTrackingCode>({
  method: 'POST',
  path: '/order/guest-tracking/verify',
});

/** The orders found; absent before the first search. */
export type TrackingResults = {
  orders: TrackedOrder[];
  /** Proves that the buyer entered the code; kept only while the page is open. */
  proof?: string | undefined;
};

type Way = 'contact' | 'code';

/**
 * The orders found so far, and two ways to find more: by contact details, and by the code from an e-mail.
 * @param linked the orders found by the link that opened the page
 */
export function useTracking(linked: TrackingResults | undefined) {
  const [results, setResults] = useState(linked);
  const [isSearching, setSearching] = useState(false);
  const [problem, setProblem] = useState<{ of: Way; text: string }>();
  const proof = results?.proof;

  async function find(way: Way, ask: () => Promise<TrackingResults>): Promise<void> {
    if (isSearching) return;
    setSearching(true);
    setProblem(undefined);
    try {
      const { orders, proof: newProof } = await ask();
      setResults({ orders, proof: newProof });
      if (orders.length === 0) showToast('info', messages.nothingFound);
    } catch (failure) {
      const isRefusal = failure instanceof ApiError && failure.code !== undefined && failure.status < 500;
      const text = isRefusal ? failure.message : messages.failed;
      setProblem({ of: way, text });
      showToast('error', text);
    }
    setSearching(false);
  }

  const ask: SendReturnRequest = async (requested) => {
    if (!proof) return { rejection: messages.codeNeeded };
    try {
      return await browserApi(requestReturn, { body: { ...requested, proof } });
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.code !== 'INVALID_LINK') throw failure;
      setResults((current) => current && { orders: current.orders });
      return { rejection: failure.message };
    }
  };

  function markReturnRequested(requested: RequestedReturn): void {
    setResults(
      (current) =>
        current && {
          ...current,
          orders: current.orders.map((order) => ({ ...order, items: markReturn(order.items, requested) })),
        },
    );
  }

  /** Replaces an order with its state after the buyer's answer. */
  function replace(order: TrackedOrder): void {
    setResults(
      (current) =>
        current && { ...current, orders: current.orders.map((one) => (one._id === order._id ? order : one)) },
    );
  }

  return {
    replace,
    /** undefined before the first search. */
    orders: results?.orders,
    isSearching,
    /** Why the last search found nothing, and which form it came from. */
    problem,
    /** The proof that the code gave; undefined until the buyer has entered it. */
    proof,
    /** Requests a return; undefined until the buyer has entered the code. */
    ask: proof ? ask : undefined,
    markReturnRequested,
    byContact: (contact: { email: string; phone: string }) =>
      find('contact', () => browserApi(track, { body: contact })),
    byCode: (input: { email: string; code: string }) =>
      find('code', () => browserApi(verifyCode, { body: input })),
  };
}
