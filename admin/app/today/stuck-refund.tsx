import { markRefunded } from '@gulmohar/contract/admin/order-steps.ts';
import type { getMoneyProblems } from '@gulmohar/contract/admin/today.ts';
import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash-on-delivery.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod';
import { adminApi } from '../api/admin-api.ts';
import { failureText } from '../api/failure.ts';
import { queryClient } from '../api/query-client.ts';
import { paths } from '../paths.ts';
import { FailureNote } from '../shell/failure-note.tsx';
import { showDateTime } from '../shell/india-time.ts';
import { showToast } from '../shell/toasts.ts';
import { problemsQuery } from './today.queries.ts';

type Refund = z.infer<typeof getMoneyProblems.reply>['refunds'][number];

/** A refund that did not arrive; one that an admin makes at the provider's dashboard is ticked off here. */
export function StuckRefund({ refund }: { refund: Refund }) {
  const [reference, setReference] = useState('');
  const mark = useMutation({
    mutationFn: () => adminApi(markRefunded, { body: { refundId: refund.refundId, reference } }),
    onSuccess: () => showToast('success', 'The refund is marked as made'),
    onSettled: () => queryClient.invalidateQueries(problemsQuery),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule py-1">
      <span>
        {formatRupees(refund.amount)}, {stateOf(refund)}
        <span className="block text-sm text-muted">{showDateTime(refund.at)}</span>
      </span>
      {refund.orderId && (
        <Link
          className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
          to={paths.order(refund.orderId)}
        >
          Order {refund.shortId}
        </Link>
      )}
      {refund.status === 'manual' && (
        <div className="flex flex-wrap items-end gap-x-4">
          {refund.provider === CASH_ON_DELIVERY && (
            <TextField
              label="Reference number (UTR)"
              autoComplete="off"
              maxLength={40}
              value={reference}
              error={mark.error ? failureText(mark.error) : undefined}
              onChange={(event) => setReference(event.target.value)}
            />
          )}
          <Button look="quiet" isBusy={mark.isPending} onClick={() => mark.mutate()}>
            Mark as refunded
          </Button>
          {refund.provider !== CASH_ON_DELIVERY && <FailureNote error={mark.error} />}
        </div>
      )}
    </li>
  );
}

function stateOf({ status, provider, paymentId }: Refund): string {
  if (status === 'manual' && provider === CASH_ON_DELIVERY)
    return 'paid in cash: ask the buyer for a UPI id or bank account, and pay it there';
  if (status === 'manual')
    return `to be made at ${names[provider] ?? provider}’s dashboard: payment ${paymentId}`;
  return status === 'failed' ? 'refused' : 'under way for long';
}

const names: Record<string, string> = { sabpaisa: 'SabPaisa' };
