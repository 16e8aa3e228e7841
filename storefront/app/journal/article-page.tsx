import { getArticle } from '@gulmohar/contract/site/journal-calls.ts';
import { Link } from 'react-router';
import { apiContext } from '../api/context.ts';
import { throwNotFound } from '../api/not-found.ts';
import { trailFromHome } from '../page/json-ld.ts';
import { pageMeta, shopOf } from '../page/page-meta.ts';
import { paths } from '../paths.ts';
import { ArticleDate } from '../sections/article-date.tsx';
import { ArticleList } from '../sections/article-list.tsx';
import { SectionPicture } from '../sections/section-picture.tsx';
import { TitledSection } from '../sections/titled-section.tsx';
import { withContents } from '../site/load-page.ts';
import { PageSections } from '../site/page-sections.tsx';
import type { Route } from './+types/article-page';
import { journalMessages as messages } from './journal.messages.ts';
import { articleFacts, feedLink } from './journal-facts.ts';

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { publishedAt, others, ...shown } = await api(getArticle, { query: { slug } }).catch(throwNotFound);
  return { ...(await withContents(api, shown)), publishedAt, others };
}

export function meta({ matches, loaderData, params: { slug } }: Route.MetaArgs) {
  const shop = shopOf(matches);
  if (!shop || !loaderData) return [];
  const { page, questions } = loaderData;
  const path = paths.article(slug);
  return [
    ...pageMeta(matches, {
      title: page.seo.title || page.title,
      description: page.seo.description || page.summary || `${page.title} – ${shop.name}`,
      canonicalPath: path,
      ...(page.cover && { picture: { path: page.cover, alt: page.coverAlt || page.title } }),
      jsonLd: [
        articleFacts(shop, { slug, ...loaderData }),
        trailFromHome(shop, { name: messages.title, path: paths.journal() }, { name: page.title, path }),
        ...questions,
      ],
    }),
    feedLink(shop),
  ];
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { title, summary, cover, coverAlt, author, date, tags } = loaderData.page;
  return (
    <>
      <article className="pt-12 md:pt-20">
        <header className="page-width">
          <h1 className="max-w-[24ch] font-display text-3xl leading-tight text-heading [overflow-wrap:anywhere] lg:text-4xl">
            {title}
          </h1>
          {summary && <p className="mt-4 max-w-[60ch] text-lg text-muted">{summary}</p>}
          <p className="mt-4 text-sm text-muted">
            <ArticleDate day={date} /> {author && messages.by(author)}
          </p>
          {tags.length > 0 && (
            <ul aria-label={messages.tags} className="flex flex-wrap gap-x-5">
              {tags.map((tag) => (
                <li key={tag}>
                  <Link
                    to={paths.journal({ tag })}
                    className="text-link inline-flex min-h-11 items-center text-sm underline underline-offset-4 [overflow-wrap:anywhere]"
                  >
                    {tag}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {cover && (
            <SectionPicture
              address={cover}
              alt={coverAlt}
              sizes="(min-width: 80rem) 76rem, 92vw"
              shape="wide"
              isFirst
              className="mt-6"
            />
          )}
        </header>
        <PageSections loaded={loaderData} isBelowPicture={cover !== ''} />
      </article>
      {loaderData.others.length > 0 && (
        <div className="page-width">
          <TitledSection id="others" title={messages.others}>
            <ArticleList articles={loaderData.others} level={3} />
          </TitledSection>
        </div>
      )}
    </>
  );
}
