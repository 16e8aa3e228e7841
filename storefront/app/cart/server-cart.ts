import { ApiError } from '@gulmohar/contract/api/client.ts';
import type { addToCart, getCart, mergeCart, updateCart } from '@gulmohar/contract/sales/cart.ts';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { addressOf } from '../api/address-of.ts';
import { browserApi, failureText } from '../api/browser-api.ts';
import { createQueue } from '../api/in-turn.ts';
import { messages } from '../messages.ts';
import { ownUnitIds } from '../session/own-unit-ids.ts';
import { readUserId } from '../session/session-store.ts';
import { type CartData, type CartLine, quantityOf } from './cart.rules.ts';
import { disownCart, takeOverCart, useCart } from './cart-store.ts';

const get = addressOf<typeof getCart>({ method: 'POST', path: '/cart/get', shopper: 'required' });
const add = addressOf<typeof addToCart>({ method: 'POST', path: '/cart/add', shopper: 'required' });
const update = addressOf<typeof updateCart>({ method: 'POST', path: '/cart/update', shopper: 'required' });
const merge = addressOf<typeof mergeCart>({ method: 'POST', path: '/cart/merge', shopper: 'required' });

/** The queue's last answer is the cart, with its owner, that is restored when a change fails. */
const calls = createQueue<{ cartData: CartData; owner: string | undefined }>();

/** Sends a signed-in shopper's change to the server; if that fails, the server's cart comes back. */
export async function sendChange(line: CartLine, before: CartData): Promise<void> {
  try {
    await ask(() => sendLine(line, before));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) disownCart();
    showToast('error', failureText(error, messages.addFailed), { isLong: true });
  }
}

/**
 * Called on sign-in and at the start of each visit: merges a guest's cart into the server's, which then
 * replaces this browser's cart.
 */
export async function syncCart(): Promise<void> {
  try {
    await ask(fetchCart);
  } catch (error) {
    // Without a response the earlier copy is kept; a refused token has already signed the shopper out.
    if (error instanceof ApiError && error.status !== 401)
      showToast('error', failureText(error, messages.noResponse), { isLong: true });
  }
}

function fetchCart(): Promise<{ cartData: CartData }> {
  const { cartData, owner } = useCart.getState();
  const isGuests = owner === null && Object.keys(cartData).length > 0;
  return isGuests ? browserApi(merge, { body: { cartData, orderIds: ownUnitIds() } }) : browserApi(get);
}

function sendLine(line: CartLine, before: CartData): Promise<{ cartData: CartData }> {
  // A guest's cart that was not merged yet already contains the change.
  if (useCart.getState().owner === null) return fetchCart();
  const { productId: itemId, size, quantity } = line;
  const orderIds = ownUnitIds();
  const isOneMore = quantity === quantityOf(before, itemId, size) + 1;
  return isOneMore
    ? browserApi(add, { body: { itemId, size, orderIds } })
    : browserApi(update, { body: { itemId, size, quantity, orderIds } });
}

/** Queues the call. After the last one in the queue the browser's cart equals the server's. */
async function ask(call: () => Promise<{ cartData: CartData }>): Promise<void> {
  try {
    await calls.run(async () => ({ cartData: (await call()).cartData, owner: readUserId() }));
  } finally {
    const { cartData, owner } = calls.lastResult() ?? {};
    const isStillSignedIn = owner !== undefined && owner === readUserId();
    if (calls.isIdle() && cartData && isStillSignedIn) takeOverCart(cartData, owner);
  }
}
