import { defaultPages } from '@gulmohar/contract/site/default-pages.ts';
import type { DocumentKind } from '@gulmohar/contract/site/document-kinds.ts';
import type { LinkTarget } from '@gulmohar/contract/site/link-target.ts';
import type { ReadDatabase, Reads } from '../../platform/database/reads.ts';
import { countArticles, findTags } from '../article/article.store.ts';
import { isPublished } from '../product/published.ts';

/**
 * Returns whether each of these targets is there for shoppers: a category that the filters have, a product on
 * sale, a published collection, page or article. Addresses are not checked.
 */
export async function findLiveTargets(
  reads: Reads,
  targets: readonly LinkTarget[],
): Promise<(target: LinkTarget) => boolean> {
  const valuesOf = (wanted: LinkTarget['kind']) =>
    targets.filter(({ kind }) => kind === wanted).map(({ value }) => value);
  const [categories, collections, products, pages, articles, tags] = await Promise.all([
    reads((from) => liveCategories(from, valuesOf('category'))),
    reads((from) => liveCollections(from, valuesOf('collection'))),
    reads((from) => liveProducts(from, valuesOf('product'))),
    reads((from) => liveDocuments(from, 'page', valuesOf('page'))),
    reads((from) => liveDocuments(from, 'article', valuesOf('article'))),
    reads((from) => liveTags(from, valuesOf('journal'))),
  ]);
  const live = {
    category: new Set(categories),
    collection: new Set(collections),
    product: new Set(products),
    page: new Set([...Object.keys(defaultPages), ...pages]),
    article: new Set(articles),
    journal: new Set(tags),
  };
  return ({ kind, value }) => kind === 'address' || live[kind].has(value);
}

async function liveCategories(db: ReadDatabase, values: string[]): Promise<string[]> {
  if (values.length === 0) return [];
  const rows = await db
    .selectFrom('filter_value')
    .innerJoin('filter_definition', 'filter_definition.id', 'filter_value.filter_id')
    .where('filter_definition.name', '=', 'category')
    .where('filter_value.is_active', '=', true)
    .where('filter_value.value', 'in', values)
    .select('filter_value.value')
    .execute();
  return rows.map(({ value }) => value);
}

async function liveCollections(db: ReadDatabase, handles: string[]): Promise<string[]> {
  if (handles.length === 0) return [];
  const rows = await db
    .selectFrom('collection')
    .where('published_at', 'is not', null)
    .where('id', 'in', handles)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function liveProducts(db: ReadDatabase, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('product')
    .where(isPublished)
    .where('id', 'in', ids)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function liveDocuments(db: ReadDatabase, kind: DocumentKind, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('site_document')
    .where('kind', '=', kind)
    .where('published', 'is not', null)
    .where('key', 'in', keys)
    .select('key')
    .execute();
  return rows.map(({ key }) => key);
}

/** With the empty value, which means all articles, if there is one. */
async function liveTags(db: ReadDatabase, wanted: string[]): Promise<string[]> {
  if (wanted.length === 0) return [];
  const [tags, count] = await Promise.all([findTags(db), countArticles(db)]);
  return count === 0 ? [] : ['', ...tags];
}
