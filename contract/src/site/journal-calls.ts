import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { articleDocument, articleTag } from './article.ts';
import { pageSlug } from './page-slug.ts';
import { productRows } from './site-calls.ts';

export const ARTICLES_ON_A_PAGE = 12;

/** What lists show of an article. */
export const articleCard = articleDocument
  .pick({ title: true, summary: true, cover: true, coverAlt: true, author: true, date: true, tags: true })
  .extend({ slug: pageSlug });
export type ArticleCard = z.output<typeof articleCard>;

export const listArticles = endpoint({
  method: 'GET',
  path: '/site/journal',
  summary: 'One page of the published articles, the newest first, and the tags of all of them',
  query: z.object({
    tag: articleTag.optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(24).default(ARTICLES_ON_A_PAGE),
  }),
  body: nothing,
  reply: success({
    articles: z.array(articleCard),
    currentPage: z.int(),
    totalPages: z.int(),
    tags: z.array(z.string()),
  }),
});

export const getArticle = endpoint({
  method: 'GET',
  path: '/site/article',
  summary:
    'An article with the sections that are shown now, the products in them, and the newest other articles',
  query: z.object({ slug: pageSlug }),
  body: nothing,
  reply: success({
    page: articleDocument,
    rows: productRows,
    /** When it was last published; null for a draft. */
    publishedAt: z.iso.datetime().nullable(),
    others: z.array(articleCard),
  }),
});
