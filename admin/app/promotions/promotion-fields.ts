import type { PromotionTerms } from '@gulmohar/contract/admin/promotion-terms.ts';
import type { Benefit } from '@gulmohar/contract/sales/promotion.ts';

export type PromotionFields = { terms: PromotionTerms };

export const benefitKinds: Record<Benefit['kind'], string> = {
  pieces: 'Per cent by number of pieces',
  'spend-percent': 'Per cent by amount spent',
  'spend-amount': 'Rupees by amount spent',
  'buy-get': 'Buy some, get some',
  'free-delivery': 'Free delivery',
};

/** What a kind starts with. */
export function blankBenefit(kind: Benefit['kind']): Benefit {
  switch (kind) {
    case 'pieces':
      return { kind, tiers: [{ from: 2, off: 10 }] };
    case 'spend-percent':
      return { kind, tiers: [{ from: 299_900, off: 10 }] };
    case 'spend-amount':
      return { kind, tiers: [{ from: 299_900, off: 30_000 }] };
    case 'buy-get':
      return { kind, buy: 2, get: 1, percent: 100 };
    case 'free-delivery':
      return { kind, from: 99_900 };
  }
}

export function blankPromotion(): PromotionFields {
  return {
    terms: {
      title: '',
      benefit: blankBenefit('pieces'),
      scope: 'all',
      categories: [],
      collections: [],
      productIds: [],
      combinesWith: [],
      isFirstOrder: false,
      startsAt: new Date().toISOString(),
      endsAt: null,
      usageLimit: null,
      perShopperLimit: null,
    },
  };
}
