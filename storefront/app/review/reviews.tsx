import type { listReviews, Review } from '@gulmohar/contract/catalogue/review.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { addressOf } from '../api/address-of.ts';
import { browserApi, failureText } from '../api/browser-api.ts';
import { paths } from '../paths.ts';
import type { ProductReviews } from './product-reviews.ts';
import { RatingSummary } from './rating-summary.tsx';
import { reviewMessages as messages } from './review.messages.ts';
import { ReviewEntry } from './review-entry.tsx';
import { type ReviewFilter, ReviewFilters } from './review-filters.tsx';

const list = addressOf<typeof listReviews>({ method: 'GET', path: '/review/list' });

type Shown = { reviews: Review[]; total: number };

/** The reviews of a product by its buyers; nothing while there are none. */
export function Reviews({ productId, loaded }: { productId: string; loaded: ProductReviews }) {
  const [filter, setFilter] = useState<ReviewFilter>({ sort: 'newest' });
  const [shown, setShown] = useState<Shown>(loaded);
  // Before the first page there are only the few that came with the product.
  const [pages, setPages] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (loaded.summary.count === 0) return null;

  async function load(chosen: ReviewFilter, page: number, before: readonly Review[]): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const { reviews, total } = await browserApi(list, { query: { productId, ...chosen, page } });
      setShown({ reviews: [...before, ...reviews], total });
      setPages(page);
      setFilter(chosen);
    } catch (failure) {
      setProblem(failureText(failure, messages.failed));
    }
    setBusy(false);
  }

  return (
    <section id="reviews" aria-labelledby="reviews-title" className="mt-16 scroll-mt-24 md:mt-24">
      <h2 id="reviews-title" className="mb-6 font-display text-2xl text-heading">
        {messages.title}
      </h2>
      <div className="grid gap-8 md:grid-cols-[18rem_1fr] md:gap-14">
        <div>
          <RatingSummary summary={loaded.summary} />
          <Link
            to={paths.aboutReviews()}
            className="mt-2 inline-flex min-h-11 items-center text-link underline"
          >
            {messages.about}
          </Link>
        </div>
        <div aria-busy={isBusy}>
          <ReviewFilters
            sizes={loaded.sizes}
            hasPictures={loaded.hasPictures}
            filter={filter}
            onChange={(chosen) => load(chosen, 1, [])}
          />
          <ProblemNote text={problem} />
          {shown.reviews.length === 0 && <p className="py-6 text-muted">{messages.none}</p>}
          <ul>
            {shown.reviews.map((review) => (
              <ReviewEntry key={review.reviewId} review={review} />
            ))}
          </ul>
          {shown.reviews.length < shown.total && (
            <Button
              variant="secondary"
              className="mt-6"
              isBusy={isBusy}
              onClick={() => load(filter, pages + 1, pages === 0 ? [] : shown.reviews)}
            >
              {messages.more}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
