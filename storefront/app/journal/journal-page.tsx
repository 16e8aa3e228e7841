import { listArticles } from '@gulmohar/contract/site/journal-calls.ts';
import { data } from 'react-router';
import { apiContext } from '../api/context.ts';
import { throwNotFound } from '../api/not-found.ts';
import { trailFromHome } from '../page/json-ld.ts';
import { pageMeta, shopOf } from '../page/page-meta.ts';
import { Pager } from '../page/pager.tsx';
import { paths } from '../paths.ts';
import { ArticleList } from '../sections/article-list.tsx';
import type { Route } from './+types/journal-page';
import { journalMessages as messages } from './journal.messages.ts';
import { feedLink } from './journal-facts.ts';
import { TagLinks } from './tag-links.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const tag = searchParams.get('tag') ?? undefined;
  const query = { page: searchParams.get('page') ?? '1', ...(tag !== undefined && { tag }) };
  const list = await context.get(apiContext)(listArticles, { query }).catch(throwNotFound);
  // Without an article there is no journal, and without one of a tag no such list.
  if (list.articles.length === 0) throw data(null, { status: 404 });
  return { ...list, tag };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = shopOf(matches);
  if (!shop || !loaderData) return [];
  const { currentPage, tag } = loaderData;
  const title = tag === undefined ? messages.title : messages.titleOf(tag);
  return [
    ...pageMeta(matches, {
      title: messages.pageTitle(title, currentPage),
      description:
        tag === undefined ? messages.description(shop.name) : messages.descriptionOf(tag, shop.name),
      canonicalPath: paths.journal({ tag, page: currentPage }),
      jsonLd: [trailFromHome(shop, { name: title, path: paths.journal({ tag }) })],
    }),
    feedLink(shop),
  ];
}

/** The articles of the journal, the newest first. */
export default function JournalPage({ loaderData }: Route.ComponentProps) {
  const { articles, currentPage, totalPages, tag, tags } = loaderData;
  return (
    <div className="page-width pt-12 md:pt-20">
      <h1 className="font-display text-3xl leading-tight text-heading [overflow-wrap:anywhere]">
        {tag === undefined ? messages.title : messages.titleOf(tag)}
      </h1>
      <TagLinks tags={tags} chosen={tag} />
      <div className="mt-8 md:mt-12">
        <ArticleList articles={articles} isFirstOnPage level={2} />
      </div>
      <Pager currentPage={currentPage} totalPages={totalPages} to={(page) => paths.journal({ tag, page })} />
    </div>
  );
}
