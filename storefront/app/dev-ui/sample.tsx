import type { ReactNode } from 'react';

/** One component with its states side by side. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 border-b border-rule pb-1 text-sm text-muted">{name}</h2>
      <div className="flex flex-wrap items-start gap-6">{children}</div>
    </section>
  );
}
