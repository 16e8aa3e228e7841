/** Where the shopper left the list for a product. Kept in session storage, so that returning restores it. */
export type ReturnPoint = {
  /** Including the query and the page. */
  path: string;
  page: number;
  scrollY: number;
  /** The product that was opened. */
  productId: string;
  /** true until the shopper has returned to the list. */
  isOpen: boolean;
};

const KEY = 'gulmohar-collection';

export function keepReturnPoint(point: ReturnPoint): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(point));
  } catch {
    // Storage is blocked, so returning leads to the top of the list.
  }
}

export function readReturnPoint(): ReturnPoint | undefined {
  try {
    const point: Partial<ReturnPoint> | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return point && isComplete(point) ? point : undefined;
  } catch {
    return undefined;
  }
}

function isComplete(point: Partial<ReturnPoint>): point is ReturnPoint {
  return (
    typeof point.path === 'string' &&
    point.path.startsWith('/collection') &&
    typeof point.scrollY === 'number' &&
    typeof point.productId === 'string'
  );
}
