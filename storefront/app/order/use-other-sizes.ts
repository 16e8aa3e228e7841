import type { OrderedItem } from '@gulmohar/contract/fulfilment/order.ts';
import { useFetcher } from 'react-router';
import { paths } from '../paths.ts';
import type { clientLoader } from './stock-now.ts';

type OtherSizes = {
  /** With their units; empty until they are loaded, and the dialog then offers a refund only. */
  available: (readonly [size: string, units: number])[];
  /** Loads them. */
  load: () => void;
};

/** The sizes that an item can be exchanged for, as of the last load. */
export function useOtherSizes({ productId, size }: OrderedItem): OtherSizes {
  const { data: stock, load } = useFetcher<typeof clientLoader>();
  const bySize = stock && typeof stock === 'object' ? Object.entries(stock) : [];
  return {
    available: bySize.filter(([other]) => other !== size),
    load() {
      if (size !== null) void load(paths.stockNow(productId));
    },
  };
}
