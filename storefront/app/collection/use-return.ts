import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { keepReturnPoint, readReturnPoint } from './return-point.ts';

/** What the way back from a product carries along. */
export type ReturnState = { isReturn?: boolean };

/**
 * Puts a returning shopper where they left: the place in the list, and the focus on the product they looked at. Going
 * back in history the router restores the place by itself.
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

/** Of the link of a product's card in the list. */
export function cardId(productId: string): string {
  return `card-${productId}`;
}
