import {
  ADMIN_REVIEWS_PAGE,
  decideReview,
  listAdminReviews,
  replyToReview,
} from '@gulmohar/contract/admin/review.ts';
import { getProduct } from '@gulmohar/contract/catalogue/product.ts';
import { listReviews } from '@gulmohar/contract/catalogue/review.ts';
import type { Refusal } from '@gulmohar/contract/catalogue/review-rules.ts';
import { getOrder } from '@gulmohar/contract/fulfilment/order.ts';
import { getOwnReview, saveReview, withdrawReview } from '@gulmohar/contract/fulfilment/review.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildGuestOrder, buildOrder } from '../../../testing/build-order.ts';
import { buildShopper, type TestShopper } from '../../../testing/build-shopper.ts';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { deliverItem } from '../../../testing/deliver-item.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { deliverOrder } from '../../../testing/ship-order.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { checkRatings } from '../../app/doctor/check-ratings.ts';
import { requestReviews } from './request-reviews.ts';

const form = {
  rating: 4,
  title: 'Soft',
  text: 'Worn twice, washed once.',
  author: 'Asha M.',
  fit: 'true' as const,
  heightCm: 162,
  usualSize: 'M',
};

let shop: TestShop;
let support: TestStaff;

beforeAll(async () => {
  shop = await testShop();
  support = await buildStaff(shop, 'support');
});
afterAll(() => shop.close());

const write = ({ api }: TestShopper, itemId: string, changed: Partial<typeof form> = {}) =>
  api(saveReview, { body: { itemId, ...form, ...changed } });

async function decide(author: string, refusal: Refusal | null = null): Promise<void> {
  const { reviews } = await support.api(listAdminReviews);
  const review = reviews.find((one) => one.author === author);
  if (!review) throw new Error(`Nothing to decide by ${author}`);
  const { reviewId, submittedAt } = review;
  await support.api(decideReview, { body: { reviewId, refusal, submittedAt } });
}

/** What the next request would read. */
async function shown(productId: string, query: { stars?: '1' | '5'; fit?: 'small'; sort?: 'lowest' } = {}) {
  await shop.changes.poll();
  return shop.api(listReviews, { query: { productId, ...query } });
}

test('a shopper’s review of a delivered item is shown with its stars once staff have published it', async () => {
  const { shopper, itemId, productId } = await deliverItem(shop);
  const { review } = await write(shopper, itemId, { author: 'Asha P.' });
  expect(review).toMatchObject({ rating: 4, status: 'pending' });
  expect(await shown(productId)).toMatchObject({ reviews: [], summary: { count: 0 } });
  await decide('Asha P.');
  expect(await shown(productId)).toMatchObject({
    total: 1,
    sizes: ['M'],
    summary: { average: 4, count: 1, stars: [0, 0, 0, 1, 0], fit: { small: 0, true: 1, large: 0 } },
    reviews: [{ author: 'Asha P.', title: 'Soft', size: 'M', heightCm: 162, isEdited: false, reply: null }],
  });
  const { product } = await shop.api(getProduct, { body: { productId } });
  expect(product.rating).toEqual({ average: 4, count: 1 });
});

test('an edited review is checked again, and a withdrawn one no longer counts', async () => {
  const { shopper, itemId, productId } = await deliverItem(shop);
  await write(shopper, itemId, { author: 'Edits' });
  await decide('Edits');
  await write(shopper, itemId, { author: 'Edits', rating: 1, text: 'The colour ran.' });
  expect((await shown(productId)).summary.count).toBe(0);
  const { reviews } = await support.api(listAdminReviews);
  expect(reviews.find(({ author }) => author === 'Edits')?.former).toEqual({
    rating: 4,
    title: 'Soft',
    text: 'Worn twice, washed once.',
  });
  await decide('Edits');
  expect(await shown(productId)).toMatchObject({ summary: { average: 1 }, reviews: [{ isEdited: true }] });
  expect(await shown(productId, { stars: '5' })).toMatchObject({ total: 0, summary: { count: 1 } });
  await shopper.api(withdrawReview, { body: { itemId } });
  expect((await shown(productId)).summary).toMatchObject({ count: 0, average: 0 });
});

test('only who bought an item and received it may review it, with one to five stars', async () => {
  const { itemId, orderId } = await deliverItem(shop);
  const stranger = await buildShopper(shop);
  await expect(write(stranger, itemId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const undelivered = await buildOrder(shop, stranger);
  const { order } = await stranger.api(getOrder, { query: { orderId: undelivered } });
  await expect(write(stranger, order.items[0]?._id ?? '')).rejects.toThrow('once it has been delivered');
  await expect(write(stranger, itemId, { rating: 6 })).rejects.toThrow('Please choose one to five stars');
  await expect(shop.api(getOwnReview, { body: { itemId } })).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
  const forged = { itemId, token: `${orderId}.forged.token` };
  await expect(shop.api(getOwnReview, { body: forged })).rejects.toMatchObject({ code: 'INVALID_LINK' });
});

test('a guest is asked for a review once, a week after delivery, and writes it by the link in the mail', async () => {
  const orderId = await buildGuestOrder(shop, 'reviewing-guest');
  await deliverOrder(shop, orderId);
  const subject = 'How do you like what you bought?';
  const asked = async () => {
    await requestReviews(shop.db, 7);
    return (await readMails(shop, 'reviewing-guest@guest.example')).filter(
      (mail) => mail.subject === subject,
    );
  };
  expect(await asked()).toEqual([]);
  await shop.database.pool.query(`update order_event set at = at - interval '8 days' where order_id = $1`, [
    orderId,
  ]);
  await requestReviews(shop.db, null);
  const [mail] = await asked();
  expect(await asked()).toHaveLength(1);
  const link = new URL(/https?:\S+\/review\?\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  const body = { itemId: link.searchParams.get('item') ?? '', token: link.searchParams.get('token') ?? '' };
  const own = await shop.api(getOwnReview, { body });
  expect(own).toMatchObject({ review: null, item: { size: 'M' } });
  await shop.api(saveReview, { body: { ...body, ...form, author: 'Guest' } });
  await decide('Guest', 'advertising');
  const mails = await readMails(shop, 'reviewing-guest@guest.example');
  expect(mails.find((one) => one.subject.startsWith('Your review of'))?.text).toContain(
    'it advertises something else',
  );
  expect((await shop.api(getOwnReview, { body })).review).toMatchObject({ status: 'refused' });
});

test('a buyer who has not written is reminded once, a week later, and one who has is not', async () => {
  const [silent, wordy] = [await buildGuestOrder(shop, 'silent-guest'), await deliverItem(shop)];
  await deliverOrder(shop, silent);
  const reminded = async (address: string) =>
    (await readMails(shop, address)).filter(
      ({ subject }) => subject === 'A reminder: what do you think of it?',
    );
  for (const id of [silent, wordy.orderId])
    await shop.db.insertInto('review_request').values({ order_id: id }).execute();
  await requestReviews(shop.db, 7);
  expect(await reminded('silent-guest@guest.example')).toEqual([]);
  await write(wordy.shopper, wordy.itemId, { author: 'Wordy' });
  await shop.database.pool.query(`update review_request set requested_at = now() - interval '8 days'`);
  await requestReviews(shop.db, 7);
  await requestReviews(shop.db, 7);
  expect(await reminded('silent-guest@guest.example')).toHaveLength(1);
  expect(await reminded(wordy.shopper.email)).toEqual([]);
});

test('a review that its author has changed meanwhile is read again before it is decided', async () => {
  const { shopper, itemId } = await deliverItem(shop);
  await write(shopper, itemId, { author: 'Changes' });
  const { reviews } = await support.api(listAdminReviews);
  const { reviewId = '', submittedAt = '' } = reviews.find(({ author }) => author === 'Changes') ?? {};
  await write(shopper, itemId, { author: 'Changes', text: 'Call 98765 43210' });
  await expect(
    support.api(decideReview, { body: { reviewId, refusal: null, submittedAt } }),
  ).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  const changed = (await support.api(listAdminReviews)).reviews.find((one) => one.reviewId === reviewId);
  expect(changed?.doubts).toEqual(['a phone number']);
});

test('a reply of the shop is public, and a device finds a review helpful once', async () => {
  const { shopper, itemId, productId } = await deliverItem(shop);
  await write(shopper, itemId, { author: 'Replied' });
  await decide('Replied');
  const [review] = (await shown(productId)).reviews;
  const reviewId = review?.reviewId ?? '';
  await support.api(replyToReview, { body: { reviewId, reply: 'Thank you!' } });
  const vote = async (device?: string) => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/review/helpful',
      payload: { reviewId },
      headers: device ? { device } : {},
    });
    return response.json();
  };
  expect(await vote()).toMatchObject({ code: 'INVALID_INPUT' });
  await vote('a-device-of-her-own');
  await vote('a-device-of-her-own');
  expect(await vote('a-second-device-here')).toMatchObject({ helpful: 2 });
  await expect
    .poll(() => shown(productId))
    .toMatchObject({
      reviews: [{ helpful: 2, reply: { text: 'Thank you!' } }],
    });
});

test('the doctor finds a rating that is not that of the published reviews', async () => {
  expect((await checkRatings(shop.db)).wrong).toEqual([]);
  const broken = shop.db.updateTable('product_rating').where('stars_4', '=', 1);
  await broken.set({ stars_4: 2 }).execute();
  expect((await checkRatings(shop.db)).wrong.length).toBeGreaterThan(0);
  await shop.db.updateTable('product_rating').where('stars_4', '=', 2).set({ stars_4: 1 }).execute();
  expect((await checkRatings(shop.db)).wrong).toEqual([]);
});

test('staff page through reviews, each of them once, the newest first', async () => {
  const { productId } = await deliverItem(shop);
  const written = Array.from({ length: ADMIN_REVIEWS_PAGE + 5 }, (_, at) => ({
    id: uuid(),
    product_id: productId,
    author_name: `Refused ${at}`,
    rating: 3,
    title: '',
    body: '',
    usual_size: '',
    status: 'refused' as const,
    refusal: 'abuse' as const,
    // Some at the same moment.
    submitted_at: new Date(Date.UTC(2020, 0, 1, 0, Math.floor(at / 3))),
  }));
  await shop.db.insertInto('review').values(written).execute();
  const page = (after?: string) => support.api(listAdminReviews, { query: { status: 'refused', after } });
  const first = await page();
  expect(first.reviews).toHaveLength(ADMIN_REVIEWS_PAGE);
  const second = await page(first.nextAfter ?? '');
  expect(second.nextAfter).toBeNull();
  const all = [...first.reviews, ...second.reviews];
  const ours = all.filter(({ author }) => author.startsWith('Refused'));
  expect(new Set(ours.map(({ reviewId }) => reviewId)).size).toBe(written.length);
  const times = all.map(({ submittedAt }) => submittedAt);
  expect(times).toEqual(times.toSorted().toReversed());
});
