import type { RichText } from '@gulmohar/contract/values/rich-text.ts';
import type { ReadDatabase } from '../../platform/database/reads.ts';

/** Those that shoppers see, in the owner's order. */
export async function findCollections(db: ReadDatabase) {
  return db
    .selectFrom('collection')
    .where('published_at', 'is not', null)
    .orderBy('position')
    .orderBy('title')
    .select(['id', 'title', 'picture', 'picture_alt'])
    .execute();
}

export async function findCollection(db: ReadDatabase, handle: string) {
  return db
    .selectFrom('collection')
    .where('id', '=', handle)
    .where('published_at', 'is not', null)
    .select(['id', 'title', 'picture', 'picture_alt', 'story', 'seo_title', 'seo_description'])
    .$narrowType<{ story: RichText }>()
    .executeTakeFirst();
}
