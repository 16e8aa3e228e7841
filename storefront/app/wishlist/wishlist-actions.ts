import type {
  addToWishlist,
  clearWishlist as clearWishlistCall,
  getWishlist,
  removeFromWishlist,
} from '@gulmohar/contract/accounts/wishlist.ts';
import { ApiError } from '@gulmohar/contract/api/client.ts';
import { showToast, type Toast } from '@gulmohar/ui/toasts.ts';
import { addressOf } from '../api/address-of.ts';
import { browserApi, failureText } from '../api/browser-api.ts';
import { createQueue } from '../api/in-turn.ts';
import { readUserId } from '../session/session-store.ts';
import { takePendingWish } from './pending-wish.ts';
import { wishlistMessages as messages } from './wishlist.messages.ts';
import { isWished, keepWishlist, putWish, takeWish, useWishlist } from './wishlist-store.ts';

const shopper = 'required';
const get = addressOf<typeof getWishlist>({ method: 'GET', path: '/wishlist', shopper });
const add = addressOf<typeof addToWishlist>({ method: 'POST', path: '/wishlist/add', shopper });
const remove = addressOf<typeof removeFromWishlist>({ method: 'DELETE', path: '/wishlist/remove', shopper });
const clear = addressOf<typeof clearWishlistCall>({ method: 'DELETE', path: '/wishlist/clear', shopper });

const calls = createQueue<unknown>();

/**
 * Whether there is a wishlist to load, which requires a token that names a user.
 */
function hasWishlist(): boolean {
  return readUserId() !== undefined;
}

/**
 * Loads the wishlist again.
 * @throws ApiError, or TypeError if there is no connection; the list then stays as it is
 */
export async function loadWishlist(): Promise<void> {
  if (!hasWishlist()) return;
  await calls.run(async () => {
    const { wishlist } = await browserApi(get);
    keepWishlist(
      wishlist.products.map(({ productId }) => productId),
      wishlist.shareCode,
    );
  });
}

/** Fills the heart at once, and empties it again if the server refuses. */
export async function addWish(productId: string): Promise<void> {
  putWish(productId);
  try {
    await calls.run(() => browserApi(add, { body: { productId } }));
    // Added again, because a list loaded in the meantime may not contain it yet.
    putWish(productId);
    tell('success', messages.added);
  } catch (error) {
    const isThereAlready = error instanceof ApiError && error.code === 'ALREADY_IN_WISHLIST';
    if (!isThereAlready) takeWish(productId);
    tell(isThereAlready ? 'info' : 'error', failureText(error, messages.addFailed));
  }
}

export async function removeWish(productId: string): Promise<void> {
  const place = takeWish(productId);
  try {
    await calls.run(() => browserApi(remove, { body: { productId } }));
    takeWish(productId);
    tell('success', messages.removed);
  } catch (error) {
    putWish(productId, place);
    tell('error', failureText(error, messages.removeFailed));
  }
}

export async function clearWishes(): Promise<void> {
  const { productIds } = useWishlist.getState();
  useWishlist.setState({ productIds: [] });
  try {
    await calls.run(() => browserApi(clear));
  } catch (error) {
    useWishlist.setState({ productIds });
    tell('error', failureText(error, messages.updateFailed));
  }
}

/** Saves what a guest wanted to add before signing in. */
export async function finishWish(): Promise<void> {
  const productId = takePendingWish();
  if (productId === null) return;
  if (isWished(productId)) tell('info', messages.already);
  else await addWish(productId);
}

function tell(kind: Toast['kind'], text: string): void {
  showToast(kind, text, { isLong: true });
}
