import type { DiscountRow } from './discount-row.ts';
import { DiscountState } from './discount-state.tsx';

export function UseNote({ discount: { used, held, terms, state } }: { discount: DiscountRow }) {
  const limit = terms.usageLimit === null ? '' : ` of ${terms.usageLimit}`;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <DiscountState state={state} />
      Used {used}
      {limit} times, {held} held by open checkouts
    </span>
  );
}
