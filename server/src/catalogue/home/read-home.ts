import type { HomeSections } from '@gulmohar/contract/admin/home-sections.ts';
import type { Home, HomeLink, HomeTile } from '@gulmohar/contract/catalogue/home.ts';
import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import type { Reads } from '../../platform/database/reads.ts';
import { findDefinitions } from '../product/filter-definitions.ts';
import { presentProduct } from '../product/product.present.ts';
import { findByIds } from '../product/product.store.ts';
import type { CatalogueSearch, HomePicks } from '../search/catalogue-search.ts';
import { craftFilter, filtersOf, type HomeFilter, slideFilters } from './home-filters.ts';

type Pick = HomePicks['tiles'][number];

export async function readHome(
  reads: Reads,
  catalogue: CatalogueSearch,
  { story, makers, prices }: HomeSections,
): Promise<Home> {
  const definitions = await reads(findDefinitions);
  const categories = filtersOf(definitions, 'category');
  const crafts = filtersOf(definitions, 'craft');
  const occasions = filtersOf(definitions, 'occasion');
  const featured = [...(story ? [story] : []), ...makers].map(({ craft }) => craftFilter(definitions, craft));
  const upTo = prices.map(({ upTo }) => paiseToRupees(upTo)).toSorted((one, other) => one - other);
  const pictured = [...categories, ...crafts, ...featured, ...occasions];

  // Prices have no picture and come last, so that they do not use up products that the others could show.
  const picks = await catalogue.pickForHome([
    ...pictured.map(({ filters }) => filters),
    ...slideFilters,
    ...upTo.map((maxPrice) => ({ maxPrice })),
  ]);
  const left = [...picks.tiles];
  const take = (count: number) => left.splice(0, count);
  const ofTiles = take(pictured.length);
  const ofSlides = take(slideFilters.length);

  const { bestsellers, latest } = picks;
  const standIns = [...ofTiles, ...ofSlides].flatMap(({ id }) => id ?? []);
  const rows = await reads((from) => findByIds(from, [...bestsellers, ...latest, ...standIns]));
  const products = new Map(rows.map((row) => [row.id, presentProduct(row)]));
  const productsOf = (ids: readonly string[]) => ids.flatMap((id) => products.get(id) ?? []);
  const imageOf = ({ id = '' }: Pick) => products.get(id)?.image ?? [];
  const tiles = pictured.map((filter, index) => tileOf(filter, ofTiles[index], imageOf));
  const takeTiles = (count: number) => tiles.splice(0, count);
  const isThere = (tile: HomeTile | null) => tile !== null;

  return {
    bestsellers: productsOf(bestsellers),
    latest: productsOf(latest),
    categories: takeTiles(categories.length).filter(isThere),
    crafts: takeTiles(crafts.length).filter(isThere),
    prices: upTo.flatMap((price, index) => {
      const count = left[index]?.count ?? 0;
      return count > 0 ? [{ upTo: price, count }] : [];
    }),
    story: story && { ...story, craft: takeTiles(1)[0] ?? null },
    makers: makers.map((maker) => ({ ...maker, craft: takeTiles(1)[0] ?? null })),
    occasions: takeTiles(occasions.length).filter(isThere),
    slidePictures: ofSlides.flatMap((pick) => imageOf(pick)[0] ?? []),
  };
}

/** null when no products match. */
function linkOf({ value, displayName }: HomeFilter, pick: Pick | undefined): HomeLink | null {
  return pick && pick.count > 0 ? { value, displayName, count: pick.count } : null;
}

function tileOf(
  filter: HomeFilter,
  pick: Pick | undefined,
  imageOf: (pick: Pick) => string[],
): HomeTile | null {
  const link = linkOf(filter, pick);
  return link && pick ? { ...link, image: imageOf(pick) } : null;
}
