import type { ReactNode } from 'react';

/**
 * Additional text of a list's cell: below the main text in the table, beside it on a phone and in a wide dense
 * table.
 */
export function SecondLine({ children }: { children: ReactNode }) {
  return (
    <span className="ml-2 wrap-anywhere text-muted md:ml-0 md:block dense:min-[88rem]:ml-2 dense:min-[88rem]:inline">
      {children}
    </span>
  );
}
