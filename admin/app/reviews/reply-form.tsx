import { type AdminReview, replyToReview } from '@gulmohar/contract/admin/review.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextAreaField } from '@gulmohar/ui/field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { showToast } from '../components/toasts.ts';
import { refreshReviews } from './reviews.queries.ts';

/** The shop's public reply. */
export function ReplyForm({ review: { reviewId, author, reply: earlier } }: { review: AdminReview }) {
  const [reply, setReply] = useState(earlier);
  const save = useMutation({
    mutationFn: () => adminApi(replyToReview, { body: { reviewId, reply } }),
    onSuccess: async () => {
      showToast('success', reply.trim() ? 'Reply published' : 'Reply removed');
      await refreshReviews();
    },
  });
  return (
    <form
      className="mt-2 max-w-prose"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <TextAreaField
        label={`Public reply to ${author}`}
        rows={2}
        maxLength={2_000}
        value={reply}
        onChange={(event) => setReply(event.target.value)}
      />
      <Button type="submit" variant="quiet" isBusy={save.isPending} disabled={reply.trim() === earlier}>
        {earlier !== '' && reply.trim() === '' ? 'Remove the reply' : 'Publish the reply'}
      </Button>
      <FailureNote error={save.error} />
    </form>
  );
}
