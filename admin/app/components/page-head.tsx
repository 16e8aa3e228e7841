import { focusHeading } from '@gulmohar/ui/keep-focus.ts';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { TabLinks, type TabLinksProps } from './tab-links.tsx';

type PageHeadProps = {
  title: string;
  /** A line below the title. */
  note?: ReactNode;
  tabs?: TabLinksProps;
  children?: ReactNode;
};

/**
 * The title of an admin page, also shown in the browser's tab. It takes the focus after a link or the sign-in
 * led here, but not from a dialog that has opened since.
 */
export function PageHead({ title, note, tabs, children }: PageHeadProps) {
  const isFirstPage = useLocation().key === 'default';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page opens, not when its list is searched
  useEffect(() => {
    if (!isFirstPage && !document.activeElement?.closest('[role=dialog]')) focusHeading();
  }, []);

  return (
    <>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <title>{`${title} · Admin`}</title>
        <div>
          <h1 className="font-display text-2xl text-heading">{title}</h1>
          {note && <p className="text-muted">{note}</p>}
        </div>
        {children && <div className="no-print flex flex-wrap gap-3">{children}</div>}
      </header>
      {tabs && <TabLinks {...tabs} />}
    </>
  );
}
