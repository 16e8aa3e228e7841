import { requestReturn } from '@gulmohar/contract/fulfilment/order.ts';
import { readToken } from '../account/session-store.ts';
import { browserApi } from '../api/browser-api.ts';
import { orderMessages as messages } from './order.messages.ts';

type WantedReturn = {
  orderId: string;
  itemIds: string[];
  reason: string;
  /** undefined: the money is wanted. */
  exchangeSize: string | undefined;
};

/** Asks the server for a return. @returns what stands in the way, in words; undefined when it was asked for */
export type AskForReturn = (requested: WantedReturn) => Promise<string | undefined>;

/** Of an order in My Orders. @throws ApiError */
export const askAsShopper: AskForReturn = async (requested) => {
  if (readToken() === null) return messages.returnLogin;
  await browserApi(requestReturn, { body: requested });
  return undefined;
};
