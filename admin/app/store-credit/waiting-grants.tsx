import { type CreditGrant, decideCredit } from '@gulmohar/contract/admin/store-credit.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { showDateTime } from '../components/india-time.ts';
import { showToast } from '../components/toasts.ts';
import { useStaff } from '../session/session.queries.ts';
import { refreshCredit } from './store-credit.queries.ts';

/** Store credit above the owner's limit, which somebody else approves or refuses. */
export function WaitingGrants({ grants }: { grants: readonly CreditGrant[] }) {
  if (grants.length === 0) return null;
  return (
    <ul aria-label="Waiting for approval" className="divide-y divide-rule border-y border-rule">
      {grants.map((grant) => (
        <WaitingGrant key={grant.grantId} grant={grant} />
      ))}
    </ul>
  );
}

function WaitingGrant({ grant }: { grant: CreditGrant }) {
  const { grantId, amount, buyerName, reason, staffName, at, isMine } = grant;
  const { may } = useStaff();
  const decision = useMutation({
    mutationFn: (outcome: 'approve' | 'refuse') => adminApi(decideCredit, { body: { grantId, outcome } }),
    onSuccess: async (_reply, outcome) => {
      showToast('success', outcome === 'approve' ? 'Store credit given' : 'Store credit refused');
      await refreshCredit();
    },
  });
  return (
    <li className="grid gap-2 py-4">
      <p className="wrap-anywhere">
        <strong className="font-semibold">{formatRupees(amount)}</strong> for {buyerName}: ‘{reason}’
      </p>
      <p className="text-sm text-muted">
        {staffName}, {showDateTime(at)}. {isMine && 'Somebody else has to approve it.'}
      </p>
      {may('orders.refund') && (
        <div className="flex flex-wrap gap-3">
          {!isMine && (
            <Button isBusy={decision.isPending} onClick={() => decision.mutate('approve')}>
              Approve
            </Button>
          )}
          <Button variant="secondary" disabled={decision.isPending} onClick={() => decision.mutate('refuse')}>
            {isMine ? 'Withdraw' : 'Refuse'}
          </Button>
        </div>
      )}
      <FailureNote error={decision.error} />
    </li>
  );
}
