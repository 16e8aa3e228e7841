import { checkPayments } from '@gulmohar/contract/admin/first-run.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { showDateTime } from '../components/india-time.ts';

const modes = {
  sandbox:
    'Payments go to a sandbox, and no money moves. The operator sets RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRETS, and restarts the shop.',
  test: 'The keys are Razorpay’s test keys: no money moves. Replace them with the live keys before you open.',
  live: 'The keys are Razorpay’s live keys: payments are real.',
};

type PaymentsStepProps = {
  payments: { mode: keyof typeof modes; webhookUrl: string; lastWebhookAt: string | null };
};

/** The keys stay with the operator, because wrong ones would stop the shop from starting. */
export function PaymentsStep({ payments: { mode, webhookUrl, lastWebhookAt } }: PaymentsStepProps) {
  const check = useMutation({ mutationFn: () => adminApi(checkPayments) });
  return (
    <div className="grid max-w-prose gap-4 py-8">
      <p>{modes[mode]}</p>
      <p>
        In Razorpay’s dashboard, enter this address for webhooks:{' '}
        <code className="break-all">{webhookUrl}</code>
        <br />
        {lastWebhookAt
          ? `The last event arrived on ${showDateTime(lastWebhookAt)}.`
          : 'No event has arrived yet.'}
      </p>
      <div>
        <Button variant="secondary" isBusy={check.isPending} onClick={() => check.mutate()}>
          Check the keys
        </Button>
      </div>
      <p role="status">{check.data?.message}</p>
      <FailureNote error={check.error} />
    </div>
  );
}
