const KEY = 'gulmohar-wish';

/** Remembers, while the tab is open, which product a guest wanted to save when sent to the login. */
export function rememberWish(productId: string): void {
  try {
    sessionStorage.setItem(KEY, productId);
  } catch {
    // Storage is blocked, so the shopper has to click the heart again.
  }
}

/** @returns the product's id, only once; null if there is none */
export function takePendingWish(): string | null {
  try {
    const productId = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return productId;
  } catch {
    return null;
  }
}
