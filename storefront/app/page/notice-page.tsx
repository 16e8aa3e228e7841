import type { ReactNode } from 'react';
import { EmptyPicture, type EmptyThing } from './empty-picture.tsx';
import { Logo } from './logo.tsx';

/** A page with a single message, under a small jharokha. */
export function NoticePage({
  title,
  level = 1,
  missing,
  children,
}: {
  title: string;
  /** 2 if the page already has its own heading above. */
  level?: 1 | 2;
  /** For an empty list or cart: what is not there, as a drawing in the jharokha. */
  missing?: EmptyThing;
  children: ReactNode;
}) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="page-width grid justify-items-center py-16 text-center md:py-24">
      {missing ? (
        <EmptyPicture thing={missing} className="h-52" />
      ) : (
        <div className="jharokha grid h-44 w-33 place-items-end justify-items-center bg-panel pb-10">
          <Logo className="size-16" />
        </div>
      )}
      <Heading className="mt-8 font-display text-2xl text-heading md:text-3xl">{title}</Heading>
      <div className="mt-4 grid max-w-prose justify-items-center gap-6">{children}</div>
    </div>
  );
}
