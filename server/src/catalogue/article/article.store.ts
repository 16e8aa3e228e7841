import { type ArticleDocument, articleDocument } from '@gulmohar/contract/site/article.ts';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../platform/database/reads.ts';

/** What is said about an article, without its sections. */
export type ArticleFacts = Omit<ArticleDocument, 'sections'> & {
  slug: string;
  /** When it was last published. */
  publishedAt: Date;
};

type Wanted = { slug?: string; tag?: string | undefined; limit?: number; offset?: number };

const facts = articleDocument.omit({ sections: true });

/** Published articles, the newest first. */
export async function findArticles(
  db: ReadDatabase,
  { slug, tag, limit, offset = 0 }: Wanted = {},
): Promise<ArticleFacts[]> {
  const rows = await published(db, tag)
    .orderBy(sql`published->>'date'`, 'desc')
    .orderBy('key')
    .$if(slug !== undefined, (query) => query.where('key', '=', slug ?? ''))
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .offset(offset)
    .select(['key', sql`published - 'sections'`.as('facts')])
    .select((article) => [
      article.fn
        .coalesce(
          article
            .selectFrom('site_version')
            .whereRef('site_version.kind', '=', 'site_document.kind')
            .whereRef('site_version.key', '=', 'site_document.key')
            .select(({ fn }) => fn.max('published_at').as('at')),
          'changed_at',
        )
        .as('published_at'),
    ])
    .execute();
  return rows.map(({ key, facts: stored, published_at }) => ({
    ...facts.parse(stored),
    slug: key,
    publishedAt: published_at,
  }));
}

export async function countArticles(db: ReadDatabase, tag?: string): Promise<number> {
  const { count } = await published(db, tag)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The tags of all published articles. */
export async function findTags(db: ReadDatabase): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select distinct tag from site_document, jsonb_array_elements_text(published->'tags') tag
    where kind = 'article' and published is not null `.execute(db);
  return rows.map(({ tag }) => tag).toSorted((one, other) => one.localeCompare(other, 'en-IN'));
}

function published(db: ReadDatabase, tag: string | undefined) {
  return db
    .selectFrom('site_document')
    .where('kind', '=', 'article')
    .where('published', 'is not', null)
    .$if(tag !== undefined, (query) =>
      query.where(sql<boolean>`published->'tags' @> ${JSON.stringify([tag])}::jsonb`),
    );
}
