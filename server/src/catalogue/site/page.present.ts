import { productListQuery } from '@gulmohar/contract/catalogue/product.ts';
import { isShownAt, type SectionedDocument, type SectionOf } from '@gulmohar/contract/site/page-document.ts';
import type { ShownPage } from '@gulmohar/contract/site/site-calls.ts';
import type { Reads } from '../../platform/database/reads.ts';
import { presentProduct } from '../product/product.present.ts';
import { findListedByIds } from '../product/product.store.ts';
import type { CatalogueSearch } from '../search/catalogue-search.ts';

type Sources = { reads: Reads; catalogue: CatalogueSearch };

/** Returns the page as it is now: without sections that are switched off, over or yet to come, and with its products. */
export async function presentPage<Page extends SectionedDocument>(
  sources: Sources,
  page: Page,
): Promise<ShownPage<Page>> {
  const now = new Date();
  const sections = page.sections.filter((section) => isShownAt(section, now));
  const rows = sections.filter((section) => section.type === 'products');
  return {
    page: { ...page, sections },
    rows: await Promise.all(rows.map((row) => presentRow(sources, row))),
  };
}

async function presentRow({ reads, catalogue }: Sources, row: SectionOf<'products'>) {
  const ids = await idsOf(catalogue, row.settings);
  const products = await reads((from) => findListedByIds(from, ids));
  return { sectionId: row.id, products: products.map(presentProduct) };
}

async function idsOf(
  catalogue: CatalogueSearch,
  { source, category, collection, productIds, most }: SectionOf<'products'>['settings'],
): Promise<readonly string[]> {
  if (source === 'picked') return productIds.slice(0, most);
  if (source === 'category' && category === '') return [];
  if (source === 'collection' && collection === '') return [];
  const filters = {
    newest: { sort: 'newest' },
    bestsellers: { bestseller: 'true' },
    category: { category },
    collection: { collection },
  };
  const { ids } = await catalogue.find(productListQuery.parse({ ...filters[source], limit: String(most) }));
  return ids;
}
