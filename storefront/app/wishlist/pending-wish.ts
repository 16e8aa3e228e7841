const KEY = 'gulmohar-wish';

/** Remembers, for as long as the tab lives, what a guest wanted to save when sent to the login. */
export function rememberWish(productId: string): void {
  try {
    sessionStorage.setItem(KEY, productId);
  } catch {
    // Storage is blocked: the heart has to be clicked again.
  }
}

/** @returns the product's id, once; null when nothing was wanted */
export function takePendingWish(): string | null {
  try {
    const productId = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return productId;
  } catch {
    return null;
  }
}
