import type { CodBlock } from '@gulmohar/contract/admin/cod-block.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Link } from 'react-router';
import { showDateTime } from '../components/india-time.ts';
import { paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';

/** The form that is open. */
export type CodBlockDialog = { kind: 'block' } | { kind: 'contest' | 'lift'; blockId: string };

type CodBlockRowProps = { block: CodBlock; onOpen: (dialog: CodBlockDialog) => void };

export function CodBlockRow({ block, onOpen }: CodBlockRowProps) {
  const { may } = useStaff();
  const { blockId, userId, customer, reason, until, staffName, at, contested } = block;
  return (
    <li className="grid gap-1 py-3 text-sm">
      <p className="text-base wrap-anywhere">
        {userId ? (
          <Link to={paths.customer(userId)} className="text-link underline-offset-4 hover:underline">
            {customer || 'A customer without a name'}
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
        <Button variant="quiet" onClick={() => onOpen({ kind: 'contest', blockId })}>
          Record an objection
        </Button>
        {may('customers.block') && (
          <Button variant="quiet" onClick={() => onOpen({ kind: 'lift', blockId })}>
            Allow cash on delivery
          </Button>
        )}
      </div>
    </li>
  );
}
