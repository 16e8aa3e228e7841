import type { ReactNode } from 'react';
import { PageHead } from '../shell/page-head.tsx';
import { TabLinks } from '../shell/tab-links.tsx';

const tabs = [
  { to: '/newsletter', text: 'Newsletter' },
  { to: '/newsletter/alerts', text: 'Waiting for stock' },
];

export function NewsletterHead({
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
      <TabLinks label="Newsletter and alerts" tabs={tabs} />
    </>
  );
}
