import type { CashBar } from '@gulmohar/contract/admin/cash-bar.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Link } from 'react-router';
import { showDateTime } from '../components/india-time.ts';
import { paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';

/** The form that is open. */
export type BarDialog = { kind: 'bar' } | { kind: 'contest' | 'lift'; barId: string };

type CashBarRowProps = { bar: CashBar; onAsk: (asked: BarDialog) => void };

export function CashBarRow({ bar, onAsk }: CashBarRowProps) {
  const { may } = useStaff();
  const { barId, userId, customer, reason, until, staffName, at, contested } = bar;
  return (
    <li className="grid gap-1 py-3 text-sm">
      <p className="text-base wrap-anywhere">
        {userId ? (
          <Link to={paths.customer(userId)} className="text-link underline-offset-4 hover:underline">
            {customer}
          </Link>
        ) : (
          'A phone number'
        )}
        : {reason}
      </p>
      <p className="text-muted">
        Until {showDateTime(until)} · {staffName}, {showDateTime(at)}
      </p>
      {contested && (
        <p className="wrap-anywhere">
          They say ({showDateTime(contested.at)}): {contested.note}
        </p>
      )}
      <div className="flex flex-wrap gap-x-5">
        <Button look="quiet" onClick={() => onAsk({ kind: 'contest', barId })}>
          Record an objection
        </Button>
        {may('customers.block') && (
          <Button look="quiet" onClick={() => onAsk({ kind: 'lift', barId })}>
            Allow cash on delivery
          </Button>
        )}
      </div>
    </li>
  );
}
