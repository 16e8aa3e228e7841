import type { ReactNode } from 'react';
import { Link } from 'react-router';

type TitledSectionProps = {
  id: string;
  /** Empty for none. */
  title: string;
  /** Where there are more, and of what. */
  more?: { text: string; of: string; to: string };
  children: ReactNode;
};

/** A section of a page below its heading. */
export function TitledSection({ id, title, more, children }: TitledSectionProps) {
  if (!title) return <div className="section-gap">{children}</div>;
  return (
    <section aria-labelledby={id} className="section-gap">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 md:mb-8">
        <h2 id={id} className="font-display text-2xl text-heading">
          {title}
        </h2>
        {more && (
          <Link to={more.to} className="text-link inline-flex min-h-11 items-center text-sm">
            {more.text}
            <span className="max-sm:sr-only">&nbsp;{more.of}</span>
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
