import { type ArticleCard, getArticle, listArticles } from '@gulmohar/contract/site/journal-calls.ts';
import type { Reads } from '../../platform/database/reads.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { ResponseCache } from '../../platform/response-cache/response-cache.ts';
import { readDraft, readPublished } from '../../shop/document/read-document.ts';
import { type ArticleFacts, countArticles, findArticles, findTags } from '../article/article.store.ts';
import type { CatalogueSearch } from '../search/catalogue-search.ts';
import { presentPage } from '../site/page.present.ts';

type Needs = { reads: Reads; catalogue: CatalogueSearch; responseCache: ResponseCache };

/** How many other articles are offered below one. */
const OTHERS = 3;

export function journalRoutes({ reads, catalogue, responseCache: cache }: Needs): Route[] {
  return [
    route(listArticles, { cache }, async ({ query: { tag, page, limit } }) => {
      const [articles, count, tags] = await Promise.all([
        reads((from) => findArticles(from, { tag, limit, offset: (page - 1) * limit })),
        reads((from) => countArticles(from, tag)),
        reads(findTags),
      ]);
      return {
        articles: articles.map(presentCard),
        currentPage: page,
        totalPages: Math.ceil(count / limit),
        tags,
      };
    }),

    route(getArticle, { cache }, async ({ query: { slug }, isPreview }) => {
      const read = isPreview ? readDraft : readPublished;
      const article = await reads((from) => read(from, 'article', slug));
      if (!article) throw new ShopError('NOT_FOUND', 'There is no such article');
      const [[published], newest, shown] = await Promise.all([
        reads((from) => findArticles(from, { slug })),
        reads((from) => findArticles(from, { limit: OTHERS + 1 })),
        presentPage({ reads, catalogue }, article),
      ]);
      const others = newest.filter((other) => other.slug !== slug).slice(0, OTHERS);
      return {
        ...shown,
        publishedAt: published?.publishedAt.toISOString() ?? null,
        others: others.map(presentCard),
      };
    }),
  ];
}

function presentCard(article: ArticleFacts): ArticleCard {
  const { slug, title, summary, cover, coverAlt, author, date, tags } = article;
  return { slug, title, summary, cover, coverAlt, author, date, tags };
}
