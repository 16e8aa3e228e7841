import type { ReactNode } from 'react';

/** A part of a page below its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-3 font-display text-xl text-heading">{title}</h2>
      {children}
    </section>
  );
}
