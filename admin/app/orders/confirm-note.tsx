import type { AdminOrder } from '@gulmohar/contract/admin/order.ts';
import { confirmOrderAsStaff } from '@gulmohar/contract/admin/order-steps.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { useMutation } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { failureText } from '../api/failure.ts';
import { showDateTime } from '../components/india-time.ts';
import { useStaff } from '../session/session.queries.ts';
import { refreshOrders } from './orders.queries.ts';

/**
 * Says that a cash on delivery order is waiting for the buyer's confirmation, which staff can also record
 * after a phone call.
 */
export function ConfirmNote({ order, until }: { order: AdminOrder; until: string }) {
  const { may } = useStaff();
  const confirm = useMutation({
    mutationFn: () => adminApi(confirmOrderAsStaff, { body: { orderId: order.orderId } }),
    onSuccess: refreshOrders,
  });
  return (
    <section aria-label="Confirmation" className="bg-panel p-4">
      <p>
        The buyer has to confirm this order before it is packed. Without an answer, it is cancelled on{' '}
        {showDateTime(until)}.
      </p>
      <ProblemNote text={confirm.error ? failureText(confirm.error) : undefined} />
      {may('orders.answer') && (
        <Button variant="quiet" isBusy={confirm.isPending} onClick={() => confirm.mutate()}>
          Confirmed by phone
        </Button>
      )}
    </section>
  );
}
