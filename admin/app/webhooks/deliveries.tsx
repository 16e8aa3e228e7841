import { type DeliveryRow, resendDelivery, testWebhook } from '@gulmohar/contract/admin/webhook.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { showDateTime } from '../components/india-time.ts';
import { deliveriesQuery } from './webhook.queries.ts';

const POLL_MS = 3_000;

/** What an address was sent last, each with a way to send it again. */
export function Deliveries({ webhookId, isOn }: { webhookId: string; isOn: boolean }) {
  const { data, error } = useQuery({ ...deliveriesQuery(webhookId), refetchInterval: POLL_MS });
  const refresh = () => queryClient.invalidateQueries(deliveriesQuery(webhookId));
  const test = useMutation({
    mutationFn: () => adminApi(testWebhook, { body: { webhookId } }),
    onSuccess: refresh,
  });
  const again = useMutation({
    mutationFn: (deliveryId: string) => adminApi(resendDelivery, { body: { deliveryId } }),
    onSuccess: refresh,
  });
  return (
    <div className="mt-4 grid gap-4">
      {isOn && (
        <p>
          <Button variant="secondary" isBusy={test.isPending} onClick={() => test.mutate()}>
            Send a test
          </Button>
        </p>
      )}
      <FailureNote error={error ?? test.error ?? again.error} />
      {!data && !error && <p className="text-muted">Loading …</p>}
      {data?.deliveries.length === 0 && <p>Nothing has been sent yet.</p>}
      <ul className="grid divide-y divide-rule">
        {data?.deliveries.map((delivery) => (
          <li key={delivery.deliveryId} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <span>
              <code>{delivery.type}</code>
              <span className="block text-sm text-muted">
                {showDateTime(delivery.createdAt)}: {outcomeOf(delivery)}
              </span>
            </span>
            {isOn && delivery.state !== 'sending' && (
              <Button variant="quiet" onClick={() => again.mutate(delivery.deliveryId)}>
                Send again
                <span className="sr-only">
                  {' '}
                  {delivery.type} of {showDateTime(delivery.createdAt)}
                </span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function outcomeOf({ state, tries, answer, fault, nextTryAt }: DeliveryRow): string {
  if (state === 'delivered') return `accepted (${answer})`;
  if (tries === 0 && state !== 'failed') return 'on its way';
  const problem = fault ?? `answered with ${answer}`;
  if (tries === 0) return problem;
  const next = nextTryAt ? `; next try ${showDateTime(nextTryAt)}` : '';
  return `${problem}, after ${tries === 1 ? '1 try' : `${tries} tries`}${next}`;
}
