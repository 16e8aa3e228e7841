import * as api from '@gulmohar/contract/admin/review.ts';
import type { Selectable } from 'kysely';
import { showReviewPicture } from '../../catalogue/review/review-pictures.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { Review } from '../../platform/database/tables.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { staffRoute } from '../session/staff-route.ts';
import { listReviews } from './review.store.ts';

type Needs = { db: Database };

export function adminReviewRoutes({ db }: Needs): Route[] {
  return [
    staffRoute(api.listAdminReviews, {}, async ({ query }) => listReviews(db, query.status, query.after)),

    staffRoute(api.decideReview, {}, async ({ body: { reviewId, refusal, submittedAt }, staff }) => {
      await db.transaction().execute(async (trx) => {
        const review = await lockReview(trx, reviewId);
        if (review.status === 'withdrawn')
          throw new ShopError('STEP_NOT_POSSIBLE', 'Its author has withdrawn this review.');
        if (review.submitted_at.toISOString() !== submittedAt)
          throw new ShopError(
            'CHANGED_MEANWHILE',
            'Its author has changed this review. Please read it again.',
          );
        const status = refusal ? 'refused' : 'published';
        if (review.status === status && review.refusal === refusal) return;
        await trx
          .updateTable('review')
          .set({
            status,
            refusal,
            ...(status === 'published' && { published_at: review.published_at ?? new Date() }),
          })
          .where('id', '=', reviewId)
          .execute();
        await recordChange(trx, staff, {
          action: refusal ? 'review.refuse' : 'review.publish',
          subject: reviewId,
          before: { status: review.status, refusal: review.refusal },
          after: { status, refusal },
        });
        if (refusal) await enqueue(trx, 'send-review-refused', { reviewId, submittedAt });
      });
      return {};
    }),

    staffRoute(api.replyToReview, {}, async ({ body: { reviewId, reply }, staff }) => {
      await db.transaction().execute(async (trx) => {
        const review = await lockReview(trx, reviewId);
        if ((review.reply ?? '') === reply) return;
        await trx
          .updateTable('review')
          .set(
            reply
              ? { reply, replied_by: staff.name, replied_at: new Date() }
              : { reply: null, replied_by: null, replied_at: null },
          )
          .where('id', '=', reviewId)
          .execute();
        await recordChange(trx, staff, {
          action: 'review.reply',
          subject: reviewId,
          before: { reply: review.reply },
          after: { reply: reply || null },
        });
      });
      return {};
    }),

    staffRoute(api.getAdminReviewPicture, {}, async ({ query }) => showReviewPicture(db, query, 'staff')),
  ];
}

/** @throws ShopError NOT_FOUND */
async function lockReview(trx: Transaction, id: string): Promise<Selectable<Review>> {
  const review = await trx
    .selectFrom('review')
    .where('id', '=', id)
    .forUpdate()
    .selectAll()
    .executeTakeFirst();
  if (!review) throw new ShopError('NOT_FOUND', 'Review not found');
  return review;
}
