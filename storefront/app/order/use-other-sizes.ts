import type { OrderedItem } from '@gulmohar/contract/fulfilment/order.ts';
import { useFetcher } from 'react-router';
import { paths } from '../paths.ts';
import type { clientLoader } from './stock-now.ts';

type OtherSizes = {
  /** None until they are known: without them the dialog is the one for a refund. */
  found: string[];
  /** Asks for them. */
  look: () => void;
};

/** The sizes that an item can be exchanged for when somebody last looked. */
export function useOtherSizes({ productId, size, quantity }: OrderedItem): OtherSizes {
  const { data: stock, load } = useFetcher<typeof clientLoader>();
  const bySize = stock && typeof stock === 'object' ? Object.entries(stock) : [];
  return {
    found: bySize.filter(([other, units]) => other !== size && units >= quantity).map(([other]) => other),
    look() {
      if (size !== null) void load(paths.stockNow(productId));
    },
  };
}
