import type { ReactNode } from 'react';

/** Beside the form on a wide screen, where it stays in view. */
export function PreviewBox({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label="Preview"
      className="grid content-start gap-3 self-start border border-rule bg-panel p-5 xl:sticky xl:top-6"
    >
      <h2 className="font-display text-xl text-heading">What a cart would pay</h2>
      {children}
    </section>
  );
}
