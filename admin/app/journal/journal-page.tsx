import type { SiteArticle } from '@gulmohar/contract/admin/site-page.ts';
import { buttonClass } from '@gulmohar/ui/button.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { showDate } from '../components/india-time.ts';
import { PageHead } from '../components/page-head.tsx';
import { type Column, ListTable, RowLink } from '../list/list-table.tsx';
import { paths } from '../paths.ts';
import { articlesQuery } from '../site-document/articles.queries.ts';
import { PublicationBadges } from '../site-document/publication-badges.tsx';

const columns: Column<SiteArticle>[] = [
  { head: 'Article', cell: ({ slug, title }) => <RowLink to={paths.article(slug)}>{title}</RowLink> },
  { head: 'Day', cell: ({ date }) => <span className="whitespace-nowrap">{showDate(date)}</span> },
  { head: 'Author', cell: ({ author }) => author },
  { head: 'Tags', cell: ({ tags }) => tags.join(', ') },
  { head: 'State', cell: PublicationBadges },
];

/** The articles of the journal, which shoppers find at `/journal` once one is published. */
export function JournalPage() {
  const { data } = useSuspenseQuery(articlesQuery);
  return (
    <>
      <PageHead
        title="Journal"
        note="Articles about what you make and how, at /journal once one is published"
      >
        <Link to={paths.newArticle} className={buttonClass()}>
          New article
        </Link>
      </PageHead>
      <ListTable
        caption="Articles"
        rows={data.articles}
        rowKey={({ slug }) => slug}
        columns={columns}
        empty="There are no articles. Shoppers see no journal until you publish one; then add it to a menu, or as a section of the home page."
      />
    </>
  );
}
