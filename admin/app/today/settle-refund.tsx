import { giveUpRefund, markRefunded } from '@gulmohar/contract/admin/order-steps.ts';
import type { StuckRefund } from '@gulmohar/contract/admin/stuck-refund.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { Dialog } from '../components/dialog.tsx';
import { showToast } from '../components/toasts.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { problemsQuery } from './today.queries.ts';

type Fields = { outcome: 'made' | 'given-up'; reason: string; reference: string };

/** The way out when a refund cannot be made as planned: it was made in another way, or is given up. */
export function SettleRefund({ refund }: { refund: StuckRefund }) {
  const { refundId, amount, status } = refund;
  // One that staff make is marked as made next to it.
  const isByHand = status === 'manual';
  const [isOpen, setOpen] = useState(false);
  const form = useForm<Fields>({
    defaultValues: { outcome: isByHand ? 'given-up' : 'made', reason: '', reference: '' },
  });
  const field = fieldOf(form);
  const isMade = form.watch('outcome') === 'made';
  return (
    <>
      <Button variant="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
        {isByHand ? 'Give up' : 'Settle by hand'}
      </Button>
      <Dialog title={`Refund of ${formatRupees(amount)}`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Form
          form={form}
          action={isMade ? 'Mark as refunded' : 'Give up the refund'}
          send={async ({ outcome, reason, reference }) => {
            if (outcome === 'made') await adminApi(markRefunded, { body: { refundId, reason, reference } });
            else await adminApi(giveUpRefund, { body: { refundId, reason } });
            showToast('success', outcome === 'made' ? 'Marked as refunded' : 'The refund was given up');
            setOpen(false);
            await queryClient.invalidateQueries(problemsQuery);
          }}
        >
          {!isByHand && (
            <SelectField label="What became of it" {...field('outcome')}>
              <option value="made">The buyer has the money</option>
              <option value="given-up">It is not to be made</option>
            </SelectField>
          )}
          {isMade ? (
            <TextField
              label="Reference number (UTR)"
              hint="Of a UPI or bank payment. Leave it empty for a refund made in the provider’s dashboard."
              autoComplete="off"
              maxLength={40}
              {...field('reference')}
            />
          ) : (
            <p>
              The money stays with the shop and can be refunded anew from the order. The buyer is not
              notified.
            </p>
          )}
          <TextField label="Reason (not shown to the buyer)" autoComplete="off" {...field('reason')} />
        </Form>
      </Dialog>
    </>
  );
}
