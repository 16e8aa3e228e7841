import { demoProducts } from '@gulmohar/demo/catalogue/products.ts';
import { demoReviews } from '@gulmohar/demo/catalogue/reviews.ts';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../platform/database/connection.ts';

const DAY_MS = 86_400_000;

/** Adds the demo shop's reviews, which say that they are; their dates count from the day of seeding. */
export async function insertReviews(trx: Transaction, now: Date): Promise<void> {
  const idOf = (slug: string) => demoProducts.find((product) => product.slug === slug)?.id ?? '';
  await trx
    .insertInto('review')
    .values(
      demoReviews.map(({ slug, author, text, heightCm, usualSize, writtenDays, ...review }) => {
        const at = new Date(now.getTime() + writtenDays * DAY_MS);
        return {
          ...review,
          id: uuid(),
          source: 'demo' as const,
          product_id: idOf(slug),
          author_name: author,
          body: text,
          height_cm: heightCm,
          usual_size: usualSize,
          status: 'published' as const,
          submitted_at: at,
          published_at: at,
        };
      }),
    )
    .execute();
}
