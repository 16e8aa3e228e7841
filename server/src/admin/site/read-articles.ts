import type { SiteArticle } from '@gulmohar/contract/admin/site-page.ts';
import { articleDocument } from '@gulmohar/contract/site/article.ts';
import { targetPath } from '@gulmohar/contract/site/target-path.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { lateDraft, whyLate } from '../../shop/document/late-draft.ts';

const facts = articleDocument.pick({ title: true, date: true, author: true, tags: true });

/** Every article as it was written last, the newest first. */
export async function readArticles(db: Database): Promise<SiteArticle[]> {
  const rows = await db
    .selectFrom('site_document')
    .where('kind', '=', 'article')
    .orderBy(sql`coalesce(draft, published)->>'date'`, 'desc')
    .orderBy('key')
    .select(['key', 'publish_at', sql`coalesce(draft, published) - 'sections'`.as('facts')])
    .select((row) => [
      row('draft', 'is not', null).as('has_draft'),
      row('published', 'is not', null).as('is_published'),
      lateDraft,
    ])
    .execute();
  return rows.map(({ key, publish_at, facts: stored, has_draft, is_published, late_draft }) => ({
    ...facts.parse(stored),
    slug: key,
    path: targetPath({ kind: 'article', value: key }),
    hasDraft: Boolean(has_draft),
    isPublished: Boolean(is_published),
    publishAt: publish_at?.toISOString() ?? null,
    fault: whyLate({ publish_at, late_draft }),
  }));
}
