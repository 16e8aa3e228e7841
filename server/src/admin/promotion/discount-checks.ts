import { ShopError, wrongField } from '../../platform/http/shop-error.ts';

/** @throws ShopError INVALID_INPUT for a limit below the number of uses, of unfinished checkouts too */
export function assertNotUsedMore(
  { usageLimit }: { usageLimit: number | null },
  { held, used }: { held: number; used: number },
): void {
  const uses = held + used;
  if (usageLimit !== null && usageLimit < uses)
    throw wrongField('terms.usageLimit', `It has already been used ${uses} times`);
}

/** @throws ShopError CHANGED_MEANWHILE unless the terms that were edited are those that are saved */
export function assertEdited(edited: number | undefined, { version }: { version: number }): void {
  if (edited === undefined || edited === version) return;
  throw new ShopError(
    'CHANGED_MEANWHILE',
    'Somebody else has changed this meanwhile. Please load the page again.',
  );
}
