import type { SearchExplanation } from '@gulmohar/contract/catalogue/search.ts';
import type { ReactNode } from 'react';

/** How a search is understood and corrected, and which of its words no product has. */
export function SearchReading({
  explanation: { understood = [], corrected, leftOut = [] },
}: {
  explanation: SearchExplanation;
}) {
  if (understood.length === 0 && !corrected && leftOut.length === 0) return null;
  return (
    <dl className="mb-6 grid gap-2 text-sm">
      {understood.length > 0 && (
        <Reading name="Understood">
          {understood.map(({ label, text }) => `“${text}” as “${label}”`).join(', ')}
        </Reading>
      )}
      {corrected && (
        <Reading name="Corrected">
          “{corrected.from}” to “{corrected.to}”
        </Reading>
      )}
      {leftOut.length > 0 && (
        <Reading name="Not found">{leftOut.map((word) => `“${word}”`).join(', ')}</Reading>
      )}
    </dl>
  );
}

function Reading({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="sm:grid sm:grid-cols-[9rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
