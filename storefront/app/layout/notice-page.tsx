import type { ReactNode } from 'react';

/** A page that says one thing, under the jharokha arch. */
export function NoticePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-xl px-4 py-12 text-center md:py-20">
      <div className="jharokha bg-panel px-6 pt-24 pb-14">
        <h1 className="font-display text-2xl text-heading">{title}</h1>
        <div className="mt-4 grid justify-items-center gap-6">{children}</div>
      </div>
    </div>
  );
}
