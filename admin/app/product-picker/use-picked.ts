import type { PickedProduct } from '@gulmohar/contract/admin/picked-product.ts';
import { useState } from 'react';

/** For a form that is loaded with its picked products and sends only their ids. */
export function usePicked(loaded: PickedProduct[], onChange: (productIds: string[]) => void) {
  const [picked, setPicked] = useState(loaded);

  function pick(chosen: PickedProduct[]): void {
    setPicked(chosen);
    onChange(chosen.map(({ productId }) => productId));
  }

  return { picked, pick };
}
