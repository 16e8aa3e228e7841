import type { AdminReview } from '@gulmohar/contract/admin/review.ts';
import {
  REVIEW_DECISION_HOURS,
  refusalLabels,
  reviewSourceLabels,
} from '@gulmohar/contract/catalogue/review-rules.ts';
import { Link } from 'react-router';
import { Badge } from '../components/badge.tsx';
import { showDateTime } from '../components/india-time.ts';
import { paths } from '../paths.ts';
import { DecideReview } from './decide-review.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReviewPictures } from './review-pictures.tsx';

const HOUR_MS = 3_600_000;
const fitLabels = { small: 'runs small', true: 'true to size', large: 'runs large' };
const linkClass = 'inline-flex min-h-11 items-center text-link underline underline-offset-4 wrap-anywhere';

export function ReviewItem({ review }: { review: AdminReview }) {
  const { rating, title, text, author, productId, productName, orderId, status, submittedAt, former } =
    review;
  const isLate =
    status === 'pending' && Date.now() - Date.parse(submittedAt) > REVIEW_DECISION_HOURS * HOUR_MS;
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-center gap-x-3">
        <strong className="font-semibold">{starsText(rating)}</strong>
        <Link className={linkClass} to={paths.product(productId)}>
          {productName}
        </Link>
        {orderId && (
          <Link className={linkClass} to={paths.order(orderId)}>
            Order
          </Link>
        )}
        {review.source && <Badge>From {reviewSourceLabels[review.source]}</Badge>}
        {isLate && <Badge tone="bad">Late</Badge>}
        {review.doubts.map((doubt) => (
          <Badge key={doubt} tone="wait">
            Contains {doubt}?
          </Badge>
        ))}
      </p>
      <p className="text-sm text-muted">
        {[author, showDateTime(submittedAt), ...bodyFacts(review)].join(' · ')}
      </p>
      {title && <p className="mt-2 font-semibold wrap-anywhere">{title}</p>}
      {text && <p className="my-2 max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>}
      <ReviewPictures review={review} />
      {former && (
        <p className="my-2 max-w-prose text-sm text-muted whitespace-pre-line wrap-anywhere">
          Before it was edited: {starsText(former.rating)}. {former.title} {former.text}
        </p>
      )}
      {review.refusal && <p className="text-sm">Refused: {refusalLabels[review.refusal]}</p>}
      {status !== 'withdrawn' && <DecideReview review={review} />}
      {status === 'published' && <ReplyForm review={review} />}
    </li>
  );
}

function starsText(rating: number): string {
  return rating === 1 ? '1 star' : `${rating} stars`;
}

function bodyFacts({ size, fit, heightCm, usualSize }: AdminReview): string[] {
  return [
    ...(size ? [`size ${size}`] : []),
    ...(fit ? [fitLabels[fit]] : []),
    ...(heightCm ? [`${heightCm} cm tall`] : []),
    ...(usualSize ? [`usually wears ${usualSize}`] : []),
  ];
}
