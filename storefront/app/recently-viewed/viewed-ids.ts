const STORED = 'viewedProducts';
const MOST = 8;

/** Returns the ids of the products that were opened in this browser, the latest first. */
export function readViewed(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function keepViewed(productId: string): void {
  const others = readViewed().filter((id) => id !== productId);
  try {
    localStorage.setItem(STORED, JSON.stringify([productId, ...others].slice(0, MOST)));
  } catch {
    // Storage may be full or blocked.
  }
}
