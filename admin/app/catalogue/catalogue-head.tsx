import type { ReactNode } from 'react';
import { PageHead } from '../shell/page-head.tsx';
import { TabLinks } from '../shell/tab-links.tsx';

const tabs = [
  { to: '/catalogue', text: 'Filters' },
  { to: '/catalogue/words', text: 'Search words' },
  { to: '/catalogue/best-sellers', text: 'Best sellers' },
  { to: '/catalogue/home', text: 'Home slides' },
];

/** Title and tabs of the pages that say how shoppers find things. */
export function CatalogueHead({
  title,
  note,
  children,
}: {
  title: string;
  note: string;
  children?: ReactNode;
}) {
  return (
    <>
      <PageHead title={title} note={note}>
        {children}
      </PageHead>
      <TabLinks label="Catalogue" tabs={tabs} />
    </>
  );
}
