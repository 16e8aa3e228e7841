import { type Payee, payee, payRefund } from '@gulmohar/contract/admin/payout.ts';
import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { Dialog } from '../components/dialog.tsx';
import { showToast } from '../components/toasts.ts';
import { fieldOf } from '../form/field-of.ts';
import { focusInvalid } from '../form/focus-invalid.ts';
import { Form } from '../form/form.tsx';
import { problemsQuery } from './today.queries.ts';

type ToPay = { refundId: string; shortId: string; amount: Paise };

/** Pays a cash refund through RazorpayX, to the account that the buyer named. */
export function RefundByPayout({ refund }: { refund: ToPay }) {
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState<Payee['kind']>('vpa');
  const form = useForm({ defaultValues: { name: '', vpa: '', accountNumber: '', ifsc: '' } });
  const field = fieldOf(form);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Pay by RazorpayX</Button>
      <Dialog
        title={`Pay ${formatRupees(refund.amount)} by RazorpayX`}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <Form
          form={form}
          action={`Pay ${formatRupees(refund.amount)}`}
          within="payee."
          send={async ({ name, vpa, accountNumber, ifsc }) => {
            const entered = payee.safeParse(
              kind === 'vpa' ? { kind, name, vpa } : { kind, name, accountNumber, ifsc },
            );
            if (!entered.success) {
              for (const { path, message } of entered.error.issues) {
                form.setError(path[0] as 'name' | 'vpa' | 'accountNumber' | 'ifsc', { message });
              }
              return focusInvalid();
            }
            const body = { refundId: refund.refundId, payee: entered.data };
            const { payout } = await adminApi(payRefund, { body });
            const isWaiting = payout.state === 'approval';
            showToast(
              'success',
              isWaiting ? 'A second person has to approve it' : 'The payout is on its way',
            );
            setOpen(false);
            form.reset();
            await queryClient.invalidateQueries(problemsQuery);
          }}
        >
          <p>
            Paid to the account that the buyer of {refund.shortId} gave you. The details are stored encrypted,
            and erased once they are no longer needed.
          </p>
          <SelectField
            label="Pay to"
            value={kind}
            onChange={(event) => setKind(event.target.value === 'vpa' ? 'vpa' : 'bank_account')}
          >
            <option value="vpa">A UPI id</option>
            <option value="bank_account">A bank account</option>
          </SelectField>
          <TextField label="Account holder’s name" autoComplete="off" {...field('name')} />
          {kind === 'vpa' ? (
            <TextField label="UPI id" autoComplete="off" autoCapitalize="none" {...field('vpa')} />
          ) : (
            <>
              <TextField
                label="Account number"
                autoComplete="off"
                inputMode="numeric"
                {...field('accountNumber')}
              />
              <TextField label="IFSC" autoComplete="off" autoCapitalize="characters" {...field('ifsc')} />
            </>
          )}
        </Form>
      </Dialog>
    </>
  );
}
