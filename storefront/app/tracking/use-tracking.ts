import { ApiError } from '@gulmohar/contract/client.ts';
import {
  type TrackedOrder,
  trackByLink,
  trackOrders,
  verifyTrackingCode,
} from '@gulmohar/contract/tracking.ts';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { trackingMessages as messages } from './tracking.messages.ts';

type Answer = { orders: TrackedOrder[]; message: string };

/** What was found so far, and the three ways to find: by contact, by the code in a mail, by the link in a mail. */
export function useTracking() {
  const [orders, setOrders] = useState<TrackedOrder[]>();
  const [isBusy, setBusy] = useState(false);

  async function find(ask: () => Promise<Answer>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const answer = await ask();
      setOrders(answer.orders);
      if (answer.orders.length === 0) showToast('info', messages.nothingFound);
    } catch (failure) {
      const isAnswer = failure instanceof ApiError && failure.code !== undefined && failure.status < 500;
      showToast('error', isAnswer ? failure.message : messages.failed);
    }
    setBusy(false);
  }

  return {
    /** undefined before anything was asked. */
    orders,
    isBusy,
    byContact: (contact: { email: string; phone: string }) =>
      find(() => browserApi(trackOrders, { body: contact })),
    byCode: (given: { email: string; code: string }) =>
      find(() => browserApi(verifyTrackingCode, { body: given })),
    byLink: (token: string) => find(() => browserApi(trackByLink, { body: { token } })),
  };
}
