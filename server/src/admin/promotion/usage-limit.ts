import { wrongField } from '../../platform/http/shop-error.ts';

/** @throws ShopError INVALID_INPUT for a limit below the number of uses, of unfinished checkouts too */
export function assertNotUsedMore(
  { usageLimit }: { usageLimit: number | null },
  { held, used }: { held: number; used: number },
): void {
  const uses = held + used;
  if (usageLimit !== null && usageLimit < uses)
    throw wrongField('terms.usageLimit', `It has already been used ${uses} times`);
}
