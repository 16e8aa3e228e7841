import { findVariants, pickVariant } from '../../catalogue/product/find-variants.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Requested } from '../reservation/requested-lines.rules.ts';
import type { SnapshotLine } from './snapshot.ts';

type FollowsAdvice = NonNullable<SnapshotLine['sizeAdvice']>;

/**
 * Whether each line, by its variant, is of the size that the shop's page advised. What the browser says was advised
 * counts only if the product is offered in it.
 */
export async function readSizeAdvice(
  trx: Transaction,
  requested: readonly Requested[],
): Promise<ReadonlyMap<number, FollowsAdvice>> {
  const advised = requested.flatMap(({ item: { advisedSize }, offer }) =>
    offer && offer.size !== null && advisedSize ? [{ offer, advisedSize }] : [],
  );
  const variants = await findVariants(
    trx,
    advised.map(({ offer }) => offer.productId),
  );
  return new Map(
    advised
      .filter(({ offer, advisedSize }) => pickVariant(variants, offer.productId, advisedSize))
      .map(({ offer, advisedSize }) => [offer.variantId, offer.size === advisedSize ? 'taken' : 'other']),
  );
}
