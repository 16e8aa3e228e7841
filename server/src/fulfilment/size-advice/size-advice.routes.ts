import { bandsOf } from '@gulmohar/contract/catalogue/size-advice/ease.ts';
import { getKeptSize, getSizeAdvice } from '@gulmohar/contract/catalogue/size-advice/size-advice.ts';
import { shopperRoute } from '../../accounts/session/shopper-route.ts';
import { allDetails, type ProductJson } from '../../catalogue/product/product-json.ts';
import { isPublished } from '../../catalogue/product/published.ts';
import type { Reads } from '../../platform/database/reads.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { ResponseCache } from '../../platform/response-cache/response-cache.ts';
import type { CurrentSettings } from '../../shop/shop-settings.ts';
import { findFitVotes } from './fit-votes.ts';
import { findKeptSize } from './kept-size.ts';

type Needs = { reads: Reads; responseCache: ResponseCache; settings: CurrentSettings };

/** `/api/size-advice`: what a shopper's browser needs to advise a size. */
export function sizeAdviceRoutes({ reads, responseCache: cache, settings }: Needs): Route[] {
  return [
    route(getSizeAdvice, { cache }, async ({ query: { productId } }) => {
      const product = await reads((from) =>
        from
          .selectFrom('product')
          .where('id', '=', productId)
          .where(isPublished)
          .select('details')
          .$narrowType<Pick<ProductJson, 'details'>>()
          .executeTakeFirst(),
      );
      if (!product) throw new ShopError('NOT_FOUND', 'Product not found');
      const bands = bandsOf(allDetails(product.details), settings.current().sizeAdvice);
      return { bands, ...(await reads((from) => findFitVotes(from, productId))) };
    }),

    shopperRoute(getKeptSize, {}, async ({ query: { productId }, shopper: { userId } }) => {
      const returnDays = settings.current().returns.closesDaysAfterDelivery;
      return { kept: await reads((from) => findKeptSize(from, { userId, productId, returnDays })) };
    }),
  ];
}
