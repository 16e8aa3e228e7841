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

/** The sizes that an item can be exchanged for, as of the last load: those of today's price of its own size. */
export function useOtherSizes({ productId, size }: OrderedItem): OtherSizes {
  const { data, load } = useFetcher<typeof clientLoader>();
  const sizes = data ?? [];
  const own = sizes.find((one) => one.size === size);
  return {
    available: sizes
      .filter((other) => other !== own && other.price === own?.price)
      .map((other) => [other.size, other.units] as const),
    load() {
      if (size !== null) void load(paths.stockNow(productId));
    },
  };
}
