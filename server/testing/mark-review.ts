import { decideReview, listAdminReviews } from '@gulmohar/contract/admin/review.ts';
import type { ApiClient } from '@gulmohar/contract/api/client.ts';
import { saveReview } from '@gulmohar/contract/fulfilment/review.ts';
import type { TestStaff } from './build-staff.ts';
import { unseen } from './marker.ts';
import type { TestShop } from './test-shop.ts';

type Written = { api: ApiClient; orderId: string; author: string };

/** A review that was published and then edited, so that what it said before is stored, too. */
export async function markReview(shop: TestShop, owner: TestStaff, { api, orderId, author }: Written) {
  const { id: itemId } = await shop.db
    .selectFrom('order_line')
    .where('order_id', '=', orderId)
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const write = (text: string) =>
    api(saveReview, {
      body: { itemId, rating: 4, title: '', text, author, fit: null, heightCm: null, usualSize: '' },
    });
  await write(unseen('former-review'));
  const [review] = (await owner.api(listAdminReviews)).reviews;
  if (!review) throw new Error('There is no review to decide');
  const { reviewId, submittedAt } = review;
  await owner.api(decideReview, { body: { reviewId, refusal: null, submittedAt } });
  await write('Soft and light.');
}
