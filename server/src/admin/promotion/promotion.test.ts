import { listAudit } from '@gulmohar/contract/admin/audit.ts';
import {
  createPromotion,
  getPromotion,
  listPromotions,
  previewPromotion,
  switchPromotion,
  updatePromotion,
} from '@gulmohar/contract/admin/promotion.ts';
import type { PromotionTerms } from '@gulmohar/contract/admin/promotion-terms.ts';
import { MAX_PROMOTIONS, promotionsOfCart } from '@gulmohar/contract/sales/promotion.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { buy } from '../../../testing/buy.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { lockPromotions } from '../../sales/promotion/promotion.store.ts';

let kurti: string;

const shop = await testShop();
const owner = await buildStaff(shop);
beforeEach(async () => {
  await shop.db.updateTable('promotion').set({ is_active: false }).execute();
  kurti = await buildProduct(shop.db, { price: 150_000, stock: { M: 60 } });
});
afterAll(() => shop.close());

function terms(more: Partial<PromotionTerms> = {}): PromotionTerms {
  return {
    title: '2 kurtis: 10% off',
    benefit: { kind: 'pieces', tiers: [{ from: 2, off: 10 }] },
    scope: 'products',
    categories: [],
    collections: [],
    productIds: [kurti],
    combinesWith: [],
    isFirstOrder: false,
    startsAt: new Date(Date.now() - 60_000).toISOString(),
    endsAt: null,
    usageLimit: null,
    perShopperLimit: null,
    ...more,
  };
}

function discountOf(quantity: number) {
  const products = [{ productId: kurti, size: 'M', quantity }];
  return shop.api(promotionsOfCart, { body: { products } }).then(({ discount }) => discount);
}

test('the owner creates an offer, changes it, ends it, and finds it all in the log', async () => {
  const { promotion } = await owner.api(createPromotion, { body: { terms: terms() } });
  const { promotionId } = promotion;
  expect(promotion).toMatchObject({ state: 'running', used: 0, held: 0 });
  expect(await discountOf(2)).toBe(300);
  const dearer = terms({ benefit: { kind: 'pieces', tiers: [{ from: 2, off: 20 }] } });
  await owner.api(updatePromotion, { body: { promotionId, terms: dearer } });
  expect(await discountOf(2)).toBe(600);
  await owner.api(switchPromotion, { body: { promotionId, isActive: false } });
  expect(await discountOf(2)).toBe(0);
  expect(await owner.api(getPromotion, { query: { promotionId } })).toMatchObject({
    promotion: { state: 'off', terms: dearer },
  });
  const { promotions } = await owner.api(listPromotions, { query: {} });
  expect(promotions[0]?.promotionId).toBe(promotionId);
  const { entries } = await owner.api(listAudit, { query: { subject: promotionId } });
  expect(entries.map(({ action }) => action)).toEqual([
    'promotion.end',
    'promotion.update',
    'promotion.create',
  ]);
});

test('a preview prices a cart and recent orders with the offer, and keeps nothing of it', async () => {
  const lines = [{ _id: kurti, size: 'M', quantity: 2 }];
  await buy(shop, { lines, amount: 3_000, guest: 'earlier' });
  const before = await shop.db.selectFrom('promotion').selectAll().execute();
  const preview = await owner.api(previewPromotion, {
    body: {
      terms: terms({ startsAt: new Date(Date.now() + 86_400_000).toISOString() }),
      lines: [{ productId: kurti, quantity: 2 }],
    },
  });
  expect(preview).toMatchObject({
    applies: true,
    titles: ['2 kurtis: 10% off'],
    without: { total: 300_000 },
    withPromotion: { discount: 30_000, total: 270_000 },
    recent: { affected: 1, discount: 30_000 },
  });
  expect(await shop.db.selectFrom('promotion').selectAll().execute()).toEqual(before);
  expect(await discountOf(2)).toBe(0);
});

test('wrong terms are refused at their field, and change nothing', async () => {
  const wrong = (more: Partial<PromotionTerms>, field: string) =>
    expect(owner.api(createPromotion, { body: { terms: terms(more) } })).rejects.toMatchObject({
      reply: { fields: { [field]: expect.any(String) } },
    });
  await wrong({ title: '' }, 'terms.title');
  await wrong({ productIds: [] }, 'terms.productIds');
  await wrong({ scope: 'collections', collections: ['nowhere'] }, 'terms.collections');
  await wrong({ endsAt: new Date(0).toISOString() }, 'terms.endsAt');
  // The same instant, written in two ways.
  await wrong({ startsAt: '2026-01-01T00:00:00.000Z', endsAt: '2026-01-01T00:00:00Z' }, 'terms.endsAt');
  const falling = [
    { from: 3, off: 20 },
    { from: 3, off: 10 },
  ];
  await wrong({ benefit: { kind: 'pieces', tiers: falling } }, 'terms.benefit.tiers.1.from');
  expect((await owner.api(listPromotions, { query: {} })).promotions.filter((one) => one.isActive)).toEqual(
    [],
  );
});

test(`at most ${MAX_PROMOTIONS} offers are on at once`, async () => {
  for (let count = 0; count < MAX_PROMOTIONS; count++)
    await owner.api(createPromotion, { body: { terms: terms({ title: `Offer ${count}` }) } });
  await expect(owner.api(createPromotion, { body: { terms: terms() } })).rejects.toMatchObject({
    code: 'STEP_NOT_POSSIBLE',
  });
});

test('of two staff who turn on the last two offers at once, with room for one, exactly one is refused', async () => {
  for (let count = 1; count < MAX_PROMOTIONS; count++)
    await owner.api(createPromotion, { body: { terms: terms({ title: `Offer ${count}` }) } });
  const outcomes = await Promise.allSettled(
    ['Asha’s', 'Ravi’s'].map((title) => owner.api(createPromotion, { body: { terms: terms({ title }) } })),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'STEP_NOT_POSSIBLE' },
  });
});

test('offers that several staff save at once are all saved', async () => {
  const made = await Promise.all(
    [1, 2, 3, 4].map((count) =>
      owner.api(createPromotion, { body: { terms: terms({ title: `Offer ${count}` }) } }),
    ),
  );
  const saved = await Promise.all(
    made.map(({ promotion: { promotionId, terms: old } }) =>
      owner.api(updatePromotion, {
        body: { promotionId, terms: { ...old, title: `${old.title}, better` } },
      }),
    ),
  );
  expect(saved.map(({ promotion }) => promotion.terms.title)).toEqual(
    [1, 2, 3, 4].map((count) => `Offer ${count}, better`),
  );
});

test('a preview of a saved offer prices it as changed, and neither waits for checkouts nor they for it', async () => {
  const { promotion } = await owner.api(createPromotion, { body: { terms: terms() } });
  const { promotionId } = promotion;
  const dearer = terms({ benefit: { kind: 'pieces', tiers: [{ from: 2, off: 20 }] } });
  await shop.db.transaction().execute(async (checkout) => {
    await lockPromotions(checkout, [promotionId]);
    const lines = [{ productId: kurti, quantity: 2 }];
    expect(await owner.api(previewPromotion, { body: { terms: dearer, promotionId, lines } })).toMatchObject({
      titles: ['2 kurtis: 10% off'],
      without: { total: 300_000 },
      withPromotion: { discount: 60_000, total: 240_000 },
    });
  });
});

test('terms that a colleague has changed meanwhile are not overwritten unseen', async () => {
  const { promotion } = await owner.api(createPromotion, { body: { terms: terms() } });
  const { promotionId, version } = promotion;
  const save = (title: string) =>
    owner.api(updatePromotion, { body: { promotionId, version, terms: terms({ title }) } });
  await save('Asha’s');
  await expect(save('Ravi’s')).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect((await owner.api(getPromotion, { query: { promotionId } })).promotion).toMatchObject({
    version: version + 1,
    terms: { title: 'Asha’s' },
  });
});
