import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { keepReturnPoint, readReturnPoint } from './return-point.ts';

/** History state of the links that lead from a product back to the list. */
export type ReturnState = { isReturn?: boolean };

/**
 * Restores a returning shopper's position in the list, and the focus on the product they viewed. On Back in
 * the browser's history the router itself restores the position.
 */
export function useReturn(): void {
  const { pathname, search, state } = useLocation();
  const navigationType = useNavigationType();
  useLayoutEffect(() => {
    const point = readReturnPoint();
    if (!point?.isOpen || point.path !== pathname + search) return;
    const isReturn = (state as ReturnState | null)?.isReturn === true;
    if (!isReturn && navigationType !== 'POP') return;
    if (isReturn) scrollTo(0, point.scrollY);
    document.getElementById(cardId(point.productId))?.focus({ preventScroll: true });
    keepReturnPoint({ ...point, isOpen: false });
  }, [pathname, search, state, navigationType]);
}

export function cardId(productId: string): string {
  return `card-${productId}`;
}
