import type { DraftLine, DraftWay, quoteDraft as endpoint } from '@gulmohar/contract/admin/draft.ts';
import { priceCart, type Totals } from '@gulmohar/contract/sales/pricing.ts';
import { applyPromotions } from '@gulmohar/contract/sales/promotion-pricing.ts';
import { type ExpressDestination, isExpressOffered } from '@gulmohar/contract/shop/express.ts';
import type { ShippingRules } from '@gulmohar/contract/shop/shop-rules.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { z } from 'zod';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { type CodDecision, type CodPolicy, decideCod, rejectionForStaff } from '../cod/cod.rules.ts';
import { readFacts } from '../cod/cod.store.ts';
import { findPromotions } from '../promotion/find-promotions.ts';
import { readShopperKeys } from '../promotion/shopper-keys.ts';
import { findOffers } from '../reservation/find-offers.ts';
import { matchOffers } from '../reservation/requested-lines.rules.ts';
import { type DraftSettings, maxDiscount } from './draft.rules.ts';
import { type TermsRules, termsOf } from './draft-terms.ts';

export type Quote = {
  lines: (DraftLine & { available: number })[];
  totals: Totals;
  ways: { online: Totals; cash: Totals };
  /** The price of Express delivery; null when it is not offered there. */
  express: Paise | null;
  giftWrapPrice: Paise | null;
  maxDiscount: Paise;
  codRejection: string | null;
};

type Rules = {
  drafts: DraftSettings;
  shipping: ShippingRules;
  cod: CodPolicy;
  giftWrapPrice: Paise | null;
  terms: TermsRules;
  mayExceed: boolean;
};

/** With the same calculation as a checkout. @throws ShopError NOT_FOUND for an item that is not on sale */
export async function quoteDraft(
  db: Database,
  { drafts, shipping, cod, giftWrapPrice, terms, mayExceed }: Rules,
  { draftId, items, state, zipcode, phone, discount, ...request }: z.output<typeof endpoint.body>,
): Promise<Quote> {
  const { delivery, giftWrap, paidBy = 'online', isCodFeeWaived = false } = request;
  const offers = await findOffers(db, items);
  const held = draftId ? await findReserved(db, draftId) : new Map<number, number>();
  const lines = matchOffers(
    items.map((item) => ({ ...item, name: '' })),
    offers,
  ).map(({ item, offer }) => {
    if (!offer) throw new ShopError('NOT_FOUND', 'One of the items is no longer on sale.');
    const { variantId, productId, name, size, picture, unitPrice, grams } = offer;
    const available = offer.available + (held.get(variantId) ?? 0);
    return { productId, name, size, picture, unitPrice, quantity: item.quantity, available, grams };
  });
  const saving = { discount, isShippingFree: false };
  const shopperKeys = await readShopperKeys(db, {
    userId: request.userId ?? null,
    buyer: { email: request.email ?? '', phone: phone ?? '' },
    address: { zipcode: zipcode ?? '' },
  });
  const promotions = applyPromotions(lines, await findPromotions(db, lines, shopperKeys), {
    hasCoupon: false,
    deliveryFee: shipping.fee,
  });
  const price = (way: DraftWay, service: typeof delivery) =>
    priceCart(lines, shipping, saving, state ?? undefined, {
      delivery: service,
      terms: termsOf(way, terms, isCodFeeWaived),
      promotions,
      giftWrap: giftWrap ? (giftWrapPrice ?? undefined) : undefined,
    });
  const isExpress = hasExpress(shipping, { state: state ?? undefined, zipcode: zipcode ?? undefined });
  const service = isExpress ? delivery : 'standard';
  const ways = { online: price('online', service), cash: price('cash', service) };
  const totals = ways[paidBy];
  return {
    lines: lines.map(({ productId, name, size, picture, unitPrice, quantity, available }) => ({
      productId,
      name,
      size,
      picture,
      unitPrice,
      quantity,
      available,
    })),
    totals,
    ways,
    express: isExpress ? price('online', 'express').shipping : null,
    giftWrapPrice,
    maxDiscount: maxDiscount(totals.subtotal, drafts, mayExceed),
    codRejection:
      zipcode && phone ? await rejectionOf(db, cod, { total: ways.cash.total, zipcode, phone, lines }) : null,
  };
}

function hasExpress({ express }: ShippingRules, way: ExpressDestination): boolean {
  return express !== undefined && isExpressOffered(express, way);
}

async function findReserved(db: Database, draftId: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('draft_order')
    .innerJoin('reservation', 'reservation.checkout_id', 'draft_order.checkout_id')
    .where('draft_order.id', '=', draftId)
    .select(['variant_id', 'quantity'])
    .execute();
  return new Map(rows.map(({ variant_id, quantity }) => [variant_id, quantity]));
}

type CashRequest = {
  total: Paise;
  zipcode: string;
  phone: string;
  userId?: string | null;
  lines: readonly { productId: string }[];
};

/** Returns why it cannot be paid in cash, worded for the staff; empty when it can. */
export async function rejectionOf(db: Database, cod: CodPolicy, request: CashRequest): Promise<string> {
  return rejectionForStaff(await decideForDraft(db, cod, request));
}

/** The buyer never counts as a guest, because the staff know who it is. */
export async function decideForDraft(
  db: Database,
  cod: CodPolicy,
  { total, lines, userId = null, ...who }: CashRequest,
): Promise<CodDecision> {
  const productIds = lines.map(({ productId }) => productId);
  const known = await readFacts(db, { ...who, email: null, userId, isGuest: false, productIds }, cod);
  return decideCod(cod.rules, { total, ...known, isWithinCaps: true });
}
