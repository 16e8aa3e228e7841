import type { SitePage } from '@gulmohar/contract/admin/site-page.ts';
import { buttonClass } from '@gulmohar/ui/button.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PageHead } from '../components/page-head.tsx';
import { type Column, ListTable, RowLink } from '../list/list-table.tsx';
import { paths } from '../paths.ts';
import { pagesQuery } from '../site-document/pages.queries.ts';
import { PublicationBadges } from '../site-document/publication-badges.tsx';

const columns: Column<SitePage>[] = [
  { head: 'Page', cell: ({ slug, title }) => <RowLink to={paths.sitePage(slug)}>{title}</RowLink> },
  { head: 'Address', cell: ({ path }) => <span className="text-muted">{path}</span> },
  { head: 'State', cell: PublicationBadges },
];

/** The pages of the shop that the owner can write. */
export function PagesPage() {
  const { data } = useSuspenseQuery(pagesQuery);
  return (
    <>
      <PageHead title="Pages" note="What the shop says besides its products">
        <Link to={paths.newSitePage} className={buttonClass()}>
          New page
        </Link>
      </PageHead>
      <ListTable
        caption="Pages"
        rows={data.pages}
        rowKey={({ slug }) => slug}
        columns={columns}
        empty="There are no pages."
      />
    </>
  );
}
