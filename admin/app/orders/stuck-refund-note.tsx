import type { AdminOrder } from '@gulmohar/contract/admin/order.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';

/** Leads staff who may refund to the page where a refund that did not arrive is settled. */
export function StuckRefundNote({ order }: { order: AdminOrder }) {
  const { may } = useStaff();
  const isStuck = order.events.some(({ kind, isProblem }) => kind === 'refund' && isProblem);
  if (!isStuck || !may('orders.refund')) return null;
  return (
    <p className="bg-panel p-4">
      A refund of this order did not arrive.{' '}
      <Link className="text-link underline underline-offset-4" to={paths.refunds}>
        See what can be done
      </Link>
    </p>
  );
}
