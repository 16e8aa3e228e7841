import type { PromotionTerms } from '@gulmohar/contract/admin/promotion-terms.ts';

/** The offers of the simulation, which ran for all of its days. */
export const demoPromotions: { id: string; terms: Omit<PromotionTerms, 'startsAt'> }[] = [
  {
    id: '01930000-0000-7000-8000-000000000001',
    terms: {
      title: 'Two pieces 10% off',
      benefit: {
        kind: 'pieces',
        tiers: [
          { from: 2, off: 10 },
          { from: 3, off: 15 },
        ],
      },
      ...withoutLimits(),
    },
  },
  {
    id: '01930000-0000-7000-8000-000000000002',
    terms: {
      title: '₹200 off from ₹4,000',
      benefit: { kind: 'spend-amount', tiers: [{ from: 400_000, off: 20_000 }] },
      ...withoutLimits(),
    },
  },
];

function withoutLimits() {
  return {
    scope: 'all' as const,
    categories: [],
    collections: [],
    productIds: [],
    combinesWith: [],
    isFirstOrder: false,
    endsAt: null,
    usageLimit: null,
    perShopperLimit: null,
  };
}
