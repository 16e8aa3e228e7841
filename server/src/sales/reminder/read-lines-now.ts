import type { Database } from '../../platform/database/connection.ts';
import type { CheckoutSnapshot, SnapshotLine } from '../checkout/snapshot.ts';
import { findOffers } from '../reservation/find-offers.ts';

export type LineNow = Pick<
  SnapshotLine,
  'productId' | 'name' | 'size' | 'picture' | 'quantity' | 'unitPrice'
> & {
  grams: number;
  /** 0 if the shop no longer sells it. */
  available: number;
};

/** A checkout's lines with today's names, prices and stock. */
export async function readLinesNow(db: Database, lines: CheckoutSnapshot['lines']): Promise<LineNow[]> {
  const offers = await findOffers(
    db,
    lines.map(({ productId, size }) => ({ _id: productId, size })),
  );
  return lines.map((line) => {
    const { productId, quantity } = line;
    const offer = offers.find(({ variantId }) => variantId === line.variantId);
    const { name, size, picture, unitPrice, available, grams } = offer ?? { ...line, available: 0, grams: 0 };
    return { productId, name, size, picture, quantity, unitPrice, grams, available: Math.max(0, available) };
  });
}
