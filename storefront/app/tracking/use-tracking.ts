import { ApiError } from '@gulmohar/contract/api/client.ts';
import {
  requestTrackedReturn,
  type TrackedOrder,
  trackByLink,
  trackOrders,
  verifyTrackingCode,
} from '@gulmohar/contract/fulfilment/tracking.ts';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import type { AskForReturn } from '../order/ask-for-return.ts';
import { markReturn, type RequestedReturn } from '../order/mark-return.ts';
import { trackingMessages as messages } from './tracking.messages.ts';

type Answer = { orders: TrackedOrder[]; message: string; proof?: string };

/** What was found so far, and the three ways to find: by contact, by the code in a mail, by the link in a mail. */
export function useTracking() {
  const [orders, setOrders] = useState<TrackedOrder[]>();
  /** That the buyer gave the code; forgotten with the page. */
  const [proof, setProof] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function find(ask: () => Promise<Answer>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const answer = await ask();
      setOrders(answer.orders);
      setProof(answer.proof);
      if (answer.orders.length === 0) showToast('info', messages.nothingFound);
    } catch (failure) {
      const isAnswer = failure instanceof ApiError && failure.code !== undefined && failure.status < 500;
      showToast('error', isAnswer ? failure.message : messages.failed);
    }
    setBusy(false);
  }

  const ask: AskForReturn = async (requested) => {
    if (!proof) return messages.codeNeeded;
    try {
      await browserApi(requestTrackedReturn, { body: { ...requested, proof } });
      return undefined;
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.code !== 'INVALID_LINK') throw failure;
      setProof(undefined);
      return failure.message;
    }
  };

  function markReturnRequested(requested: RequestedReturn): void {
    setOrders((known) => known?.map((order) => ({ ...order, items: markReturn(order.items, requested) })));
  }

  return {
    /** undefined before anything was asked. */
    orders,
    isBusy,
    /** Asks for a return; undefined until the buyer gave the code. */
    ask: proof ? ask : undefined,
    markReturnRequested,
    byContact: (contact: { email: string; phone: string }) =>
      find(() => browserApi(trackOrders, { body: contact })),
    byCode: (given: { email: string; code: string }) =>
      find(() => browserApi(verifyTrackingCode, { body: given })),
    byLink: (token: string) => find(() => browserApi(trackByLink, { body: { token } })),
  };
}
