const STORED = 'advisedSizes';
const MOST = 50;

type Advised = [productId: string, size: string];

function read(): Advised[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.filter(Array.isArray).map(([id, size]) => [id, size]) : [];
  } catch {
    return [];
  }
}

/** Returns the size that was last advised in this browser for a product. */
export function advisedSizeOf(productId: string): string | undefined {
  return read().find(([id]) => id === productId)?.[1];
}

/** @param size null if none of the product's sizes fits */
export function keepAdvisedSize(productId: string, size: string | null): void {
  const others = read().filter(([id]) => id !== productId);
  const kept: Advised[] = size === null ? others : [[productId, size], ...others];
  try {
    localStorage.setItem(STORED, JSON.stringify(kept.slice(0, MOST)));
  } catch {
    // Storage may be full or blocked.
  }
}
