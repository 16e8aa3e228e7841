import { ApiError } from '@gulmohar/contract/api/client.ts';
import type { trackByLink } from '@gulmohar/contract/fulfilment/tracking.ts';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { trackingMessages as messages } from './tracking.messages.ts';
import type { TrackingResults } from './use-tracking.ts';

const track = addressOf<typeof trackByLink>({ method: 'POST', path: '/order/guest-tracking/link' });

/**
 * Finds the orders that an e-mail's link is for. A link that is no longer valid is refused with the reason;
 * the page's form can find the orders, too.
 * @returns undefined without a link
 * @throws ApiError, or TypeError if there is no connection, when the outcome is unknown
 */
export async function followTrackingLink(
  token: string | null,
): Promise<TrackingResults | { refusal: string } | undefined> {
  if (!token) return undefined;
  try {
    const { orders } = await browserApi(track, { body: { token } });
    if (orders.length === 0) showToast('info', messages.nothingFound);
    return { orders };
  } catch (failure) {
    const isRefusal = failure instanceof ApiError && failure.code !== undefined && failure.status < 500;
    if (!isRefusal) throw failure;
    showToast('error', failure.message);
    return { refusal: failure.message };
  }
}
