import { type AdminReview, decideReview } from '@gulmohar/contract/admin/review.ts';
import { type Refusal, refusalLabels, refusals } from '@gulmohar/contract/catalogue/review-rules.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { SelectField } from '@gulmohar/ui/field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { refreshReviews } from './reviews.queries.ts';

/** Publishes a review, or refuses it for one of the published reasons. */
export function DecideReview({ review }: { review: AdminReview }) {
  const { reviewId, submittedAt, status, author } = review;
  const [reason, setReason] = useState<Refusal | ''>('');
  const decide = useMutation({
    mutationFn: (refusal: Refusal | null) =>
      adminApi(decideReview, { body: { reviewId, refusal, submittedAt } }),
    onSettled: refreshReviews,
  });
  return (
    <div className="mt-4 sm:mt-2">
      <div className="flex flex-wrap items-start gap-x-5 max-sm:flex-col max-sm:gap-y-2">
        {status !== 'published' && (
          <Button
            variant={status === 'pending' ? 'primary' : 'quiet'}
            className="sm:mt-7"
            isBusy={decide.isPending}
            onClick={() => decide.mutate(null)}
          >
            Publish
            <span className="sr-only"> the review by {author}</span>
          </Button>
        )}
        {status !== 'refused' && (
          <>
            <SelectField
              label={`Why the review by ${author} is refused`}
              value={reason}
              onChange={(event) => setReason(event.target.value as Refusal | '')}
            >
              <option value="">Choose a reason</option>
              {refusals.map((one) => (
                <option key={one} value={one}>
                  {refusalLabels[one]}
                </option>
              ))}
            </SelectField>
            <Button
              variant="secondary"
              className="sm:mt-7"
              disabled={reason === ''}
              isBusy={decide.isPending}
              onClick={() => reason && decide.mutate(reason)}
            >
              Refuse
            </Button>
          </>
        )}
      </div>
      <FailureNote error={decide.error} />
    </div>
  );
}
