/** Where the shopper left the list for a product; kept in session storage so that returning restores it. */
export type ReturnPoint = {
  /** With the query and the page. */
  path: string;
  page: number;
  scrollY: number;
  /** The product that was opened. */
  productId: string;
  /** Until the list has been returned to. */
  isOpen: boolean;
};

const KEY = 'gulmohar-collection';

export function keepReturnPoint(point: ReturnPoint): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(point));
  } catch {
    // Storage that the browser forbids: the way back leads to the head of the list.
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
