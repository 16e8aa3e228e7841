import { checkPayments } from '@gulmohar/contract/admin/first-run.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { showDateTime } from '../components/india-time.ts';
import { PaymentAccounts } from '../payment-accounts/payment-accounts.tsx';

type PaymentsStepProps = { payments: { lastWebhookAt: string | null } };

export function PaymentsStep({ payments: { lastWebhookAt } }: PaymentsStepProps) {
  const check = useMutation({ mutationFn: () => adminApi(checkPayments) });
  return (
    <div className="grid max-w-prose gap-6 py-8">
      <PaymentAccounts />
      <p>
        {lastWebhookAt
          ? `The last event of a provider arrived on ${showDateTime(lastWebhookAt)}.`
          : 'No event of a provider has arrived yet: it does with the first payment, if the webhook is set up.'}
      </p>
      <div>
        <Button variant="secondary" isBusy={check.isPending} onClick={() => check.mutate()}>
          Check the keys
        </Button>
        <p role="status">{check.data?.message}</p>
        <FailureNote error={check.error} />
      </div>
    </div>
  );
}
