import { getCollection, listCollections } from '@gulmohar/contract/catalogue/collection.ts';
import type { Reads } from '../../platform/database/reads.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { ResponseCache } from '../../platform/response-cache/response-cache.ts';
import { findCollection, findCollections } from './collection.store.ts';

type Needs = { reads: Reads; responseCache: ResponseCache };

export function collectionRoutes({ reads, responseCache: cache }: Needs): Route[] {
  return [
    route(listCollections, { cache }, async () => ({
      collections: (await reads(findCollections)).map(presentListed),
    })),

    route(getCollection, { cache }, async ({ query }) => {
      const row = await reads((from) => findCollection(from, query.handle));
      if (!row) throw new ShopError('NOT_FOUND', 'Collection not found');
      const { story, seo_title, seo_description } = row;
      return {
        collection: { ...presentListed(row), story, seoTitle: seo_title, seoDescription: seo_description },
      };
    }),
  ];
}

type ListedRow = { id: string; title: string; picture: string | null; picture_alt: string };

function presentListed({ id, title, picture, picture_alt }: ListedRow) {
  return { handle: id, title, ...(picture && { image: picture }), imageAlt: picture_alt };
}
