import * as api from '@gulmohar/contract/admin/draft.ts';
import { v7 as uuid } from 'uuid';
import { buildProduct } from './build-product.ts';
import { buildStaff } from './build-staff.ts';
import { expectInvariants } from './invariants.ts';
import { cashForAll, offerCash } from './offer-cash.ts';
import { setSandboxMode } from './pay-in-sandbox.ts';
import { type TestShop, testShop } from './test-shop.ts';

/** Cash on delivery with one open order per phone number, and not on the islands. */
export const draftCod = { ...cashForAll, exceptPins: ['744'], openOrdersPerPhone: 1, refusals: 2 };

type Input = {
  productId?: string;
  quantity?: number;
  discount?: api.DraftDiscount | null;
  phone?: string;
  email?: string;
};

/** A shop whose staff take orders by phone: kurtis for Rs. 1,000, delivery Rs. 100 below Rs. 2,000. */
export async function draftAdmin() {
  const shop = await testShop();
  const owner = await buildStaff(shop);
  const support = await buildStaff(shop, 'support');
  await offerCash(owner, draftCod);
  const kurti = await buildProduct(shop.db, { price: 100_000, stock: { M: 60 } });
  let phones = 9_700_000_000;
  const newPhone = () => String(phones++);

  /** The input that the page sends. */
  function input({
    productId = kurti,
    quantity = 1,
    discount = null,
    phone = newPhone(),
    email,
  }: Input = {}) {
    const subtotal = quantity * 100_000;
    return {
      draftId: uuid(),
      items: [{ _id: productId, size: 'M', quantity }],
      buyer: {
        firstName: 'Meera',
        lastName: 'Iyer',
        email: email ?? `meera-${phone}@guest.example`,
        phone,
        street: '4 Lake View',
        city: 'Kochi',
        state: 'Kerala',
        zipcode: '682001',
        country: 'India',
      },
      userId: null as string | null,
      discount,
      total: subtotal - (discount?.amount ?? 0) + (subtotal >= 200_000 ? 0 : 10_000),
    };
  }

  async function save(body: api.DraftForm & { draftId: string; total: number } = input(), staff = support) {
    return (await staff.api(api.saveDraft, { body })).draft;
  }

  async function withLink(body?: api.DraftForm & { draftId: string; total: number }): Promise<api.Draft> {
    const { draftId } = await save(body);
    return (await support.api(api.sendPaymentLink, { body: { draftId } })).draft;
  }

  return {
    shop,
    owner,
    support,
    kurti,
    newPhone,
    input,
    save,
    withLink,
    read: async (draftId: string) => (await support.api(api.getDraft, { query: { draftId } })).draft,
    place: async ({ draftId }: api.Draft) => (await support.api(api.placeDraft, { body: { draftId } })).draft,
    /** Pays a payment link on its page. @returns the page's response, with the redirect */
    pay: (draft: api.Draft, instrument = 'success@razorpay') => payLink(shop, draft, instrument),
    expire: ({ draftId }: api.Draft) => expireDraft(shop, draftId),
    reserved: (productId = kurti) => reservedOf(shop, productId),
    expectSettled: () => expectSettled(shop),
  };
}

/**
 * Call after each test: with the provider back to normal and all jobs done, the shop's records must agree.
 */
async function expectSettled(shop: TestShop): Promise<void> {
  await setSandboxMode(shop, {});
  await shop.runJobs();
  await expectInvariants(shop);
}

export function linkId({ linkUrl }: api.Draft): string {
  return linkUrl?.split('/').at(-1) ?? '';
}

async function payLink(shop: TestShop, draft: api.Draft, instrument: string): Promise<Response> {
  return fetch(`${shop.sandboxUrl}/link/${linkId(draft)}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ instrument }),
  });
}

async function expireDraft(shop: TestShop, draftId: string): Promise<void> {
  await shop.db
    .updateTable('checkout')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('id', '=', shop.db.selectFrom('draft_order').where('id', '=', draftId).select('checkout_id'))
    .execute();
}

async function reservedOf(shop: TestShop, productId: string): Promise<number> {
  const { reserved } = await shop.db
    .selectFrom('variant')
    .where('product_id', '=', productId)
    .select('reserved')
    .executeTakeFirstOrThrow();
  return reserved;
}
