import type { ReadDatabase } from '../../platform/database/reads.ts';
import { isPublished } from '../product/published.ts';
import { addressKey, withQueryOf } from './address-key.ts';
import { type FormerPlace, formerPlace } from './former-shop.ts';

/**
 * Returns the path and query to which an address without a page leads, in one hop: by a redirect, or because it has
 * a form that addresses have in shops on Shopify and WooCommerce.
 */
export async function findNewAddress(db: ReadDatabase, address: string): Promise<string | undefined> {
  const key = addressKey(address);
  if (key === undefined) return undefined;
  const redirect = await db
    .selectFrom('redirect')
    .where('from_path', '=', key)
    .select('to_path')
    .executeTakeFirst();
  if (redirect) return withQueryOf(address, await findLanding(db, redirect.to_path));
  const place = formerPlace(key);
  const to = place && (await findPlace(db, place));
  return to && withQueryOf(address, to);
}

/** A redirect to a product that is no longer sold leads to its category instead. */
async function findLanding(db: ReadDatabase, to: string): Promise<string> {
  const id = /^\/product\/([^/?]+)$/.exec(to)?.[1];
  return (id && (await findProduct(db, 'id', id))) || to;
}

async function findPlace(db: ReadDatabase, place: FormerPlace): Promise<string | undefined> {
  switch (place.kind) {
    case 'page':
      return place.path;
    case 'collection':
      return findCollection(db, place.handle);
    case 'product':
      return (await findProduct(db, 'id', place.handle)) ?? findProduct(db, 'source_key', place.handle);
    case 'former product':
      return findProduct(db, 'source_key', place.handle);
  }
}

/** @param by `source_key`: what it was called in the former shop */
async function findProduct(
  db: ReadDatabase,
  by: 'id' | 'source_key',
  handle: string,
): Promise<string | undefined> {
  const product = await db
    .selectFrom('product')
    .where(by, '=', handle)
    .select(['id', 'category', isPublished.as('is_published')])
    .orderBy('is_published', 'desc')
    .executeTakeFirst();
  if (!product) return undefined;
  return product.is_published
    ? `/product/${encodeURIComponent(product.id)}`
    : `/collection?${new URLSearchParams({ category: product.category })}`;
}

async function findCollection(db: ReadDatabase, handle: string): Promise<string | undefined> {
  const collection = await db
    .selectFrom('collection')
    .where('id', '=', handle)
    .where('published_at', 'is not', null)
    .select('id')
    .executeTakeFirst();
  if (collection) return `/collection/${collection.id}`;
  return findCategory(db, handle);
}

async function findCategory(db: ReadDatabase, handle: string): Promise<string | undefined> {
  const values = await db
    .selectFrom('filter_value')
    .innerJoin('filter_definition', 'filter_definition.id', 'filter_value.filter_id')
    .where('filter_definition.name', 'in', ['category', 'subCategory'])
    .where('filter_value.is_active', '=', true)
    .orderBy('filter_definition.name')
    .orderBy('filter_value.position')
    .select(['filter_definition.name as filter', 'filter_value.value', 'filter_value.display_name'])
    .execute();
  const found = values.find((each) =>
    [each.value, each.display_name].some((name) => handleOf(name) === handle),
  );
  return found && `/collection?${new URLSearchParams({ [found.filter]: found.value })}`;
}

/** As Shopify and WooCommerce make the last part of an address of a name. */
function handleOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
