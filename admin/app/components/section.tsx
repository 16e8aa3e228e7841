import type { ReactNode } from 'react';

export function Section({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="min-w-0 scroll-mt-20">
      <h2 className="mb-3 font-display text-xl text-heading">{title}</h2>
      {children}
    </section>
  );
}
