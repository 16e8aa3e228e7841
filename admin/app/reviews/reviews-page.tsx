import { REVIEW_DECISION_HOURS } from '@gulmohar/contract/catalogue/review-rules.ts';
import { reviewStatus } from '@gulmohar/contract/fulfilment/review.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { PageHead } from '../components/page-head.tsx';
import { ChoiceBar } from '../list/choice-bar.tsx';
import { MoreButton } from '../list/more-button.tsx';
import { paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';
import { ReviewItem } from './review-item.tsx';
import { reviewsQuery } from './reviews.queries.ts';

const states = [
  { value: 'pending', label: 'To decide' },
  { value: 'published', label: 'Published' },
  { value: 'refused', label: 'Refused' },
  { value: 'withdrawn', label: 'Withdrawn' },
];

/** What buyers write about products, to be published or refused by the published rules. */
export function ReviewsPage() {
  const { may } = useStaff();
  const [search] = useSearchParams();
  const status = reviewStatus.safeParse(search.get('state')).data ?? 'pending';
  const list = useInfiniteQuery({ ...reviewsQuery(status), throwOnError: true });
  const reviews = list.data?.pages.flatMap((page) => page.reviews);
  return (
    <>
      <PageHead
        title="Reviews"
        note={`Decide within ${REVIEW_DECISION_HOURS} hours, for few stars by the same rules as for many`}
      >
        {may('customers.privacy') && (
          <Link
            to={paths.shopImport()}
            className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
          >
            Import reviews of an earlier shop
          </Link>
        )}
      </PageHead>
      <ChoiceBar label="State" name="state" choices={states} />
      {!reviews && <p className="py-4 text-muted">Loading …</p>}
      {reviews?.length === 0 && (
        <p className="py-4 text-muted">{status === 'pending' ? 'No reviews to decide.' : 'None yet.'}</p>
      )}
      <ul aria-label="Reviews" className="divide-y divide-rule">
        {reviews?.map((review) => (
          <ReviewItem key={`${review.reviewId} ${review.submittedAt}`} review={review} />
        ))}
      </ul>
      <MoreButton list={list} />
    </>
  );
}
