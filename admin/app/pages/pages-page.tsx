import type { SitePage } from '@gulmohar/contract/admin/site-page.ts';
import { buttonClass } from '@gulmohar/ui/button.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Badge } from '../components/badge.tsx';
import { showDateTime } from '../components/india-time.ts';
import { PageHead } from '../components/page-head.tsx';
import { type Column, ListTable, RowLink } from '../list/list-table.tsx';
import { paths } from '../paths.ts';
import { pagesQuery } from '../site-document/pages.queries.ts';

const columns: Column<SitePage>[] = [
  { head: 'Page', cell: ({ slug, title }) => <RowLink to={paths.sitePage(slug)}>{title}</RowLink> },
  { head: 'Address', cell: ({ path }) => <span className="text-muted">{path}</span> },
  { head: 'State', cell: PageState },
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

function PageState({ isPublished, hasDraft, publishAt }: SitePage) {
  return (
    <span className="flex flex-wrap gap-2">
      {isPublished && <Badge tone="good">Shown</Badge>}
      {publishAt && <Badge tone="wait">From {showDateTime(publishAt)}</Badge>}
      {hasDraft && !publishAt && <Badge tone="wait">{isPublished ? 'Changed' : 'Draft'}</Badge>}
    </span>
  );
}
