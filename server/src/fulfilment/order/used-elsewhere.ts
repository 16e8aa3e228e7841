import { ShopError } from '../../platform/http/shop-error.ts';

/** The refusal of a `requestId` that was used for another order or item. */
export function usedElsewhere(): ShopError {
  return new ShopError(
    'STEP_NOT_POSSIBLE',
    'This request was used for another order. Please load the page again.',
  );
}
