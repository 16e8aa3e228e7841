import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** What a row of a list is called; leads to it, by a finger too. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex items-center py-1 text-base font-semibold text-link underline underline-offset-4 max-md:min-h-11"
    >
      {children}
    </Link>
  );
}
