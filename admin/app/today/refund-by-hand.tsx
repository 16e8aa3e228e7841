import { markRefunded } from '@gulmohar/contract/admin/order-steps.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { failureText } from '../api/failure.ts';
import { queryClient } from '../api/query-client.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { showToast } from '../components/toasts.ts';
import { problemsQuery } from './today.queries.ts';

/** Marks a refund as made by hand: in a provider's dashboard or, for cash, by UPI or bank transfer. */
export function RefundByHand({ refundId, isCash }: { refundId: string; isCash: boolean }) {
  const [reference, setReference] = useState('');
  const mark = useMutation({
    mutationFn: () => adminApi(markRefunded, { body: { refundId, reference } }),
    onSuccess: () => showToast('success', 'Marked as refunded'),
    onSettled: () => queryClient.invalidateQueries(problemsQuery),
  });
  return (
    <div className="grid sm:flex sm:items-start sm:gap-4">
      {isCash && (
        <TextField
          label="Reference number (UTR)"
          autoComplete="off"
          maxLength={40}
          value={reference}
          error={mark.error ? failureText(mark.error) : undefined}
          onChange={(event) => setReference(event.target.value)}
        />
      )}
      <Button
        variant="quiet"
        // Beside the field, below the level of its label.
        className={`justify-self-start ${isCash ? 'sm:mt-7' : ''}`}
        isBusy={mark.isPending}
        onClick={() => mark.mutate()}
      >
        {isCash ? 'Mark as paid' : 'Mark as refunded'}
      </Button>
      {!isCash && <FailureNote error={mark.error} />}
    </div>
  );
}
