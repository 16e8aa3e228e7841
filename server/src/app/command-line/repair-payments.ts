import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { ProviderError } from '../../payments/provider.ts';
import type { Providers } from '../../payments/providers.ts';
import type { Database } from '../../platform/database/connection.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import { findUnmatchedPayments } from '../../sales/settlement/find-unmatched-payments.ts';
import { type Repaired, repairPayment } from '../../sales/settlement/repair-payment.ts';
import { findUnmatched, type ListedPayment } from '../../sales/settlement/unmatched-payments.ts';

type Needs = {
  db: Database;
  providers: Providers;
  /** The time from which the providers' ledgers are compared. */
  since: Date;
  /** Called once the operator has seen the plan. */
  isConfirmed(): Promise<boolean>;
  say(line: string): void;
};

const OUTCOMES: Record<Repaired['outcome'], string> = {
  adopted: 'became order',
  review: 'waits on Today for the staff to decide',
  refunding: 'is being refunded by the shop’s worker',
  waiting: 'is left alone for now, because the shopper’s browser may still complete the order',
};

/**
 * Shows captured payments without an order and what would become of them, then repairs them if the operator
 * agrees.
 */
export async function repairPayments({ db, providers, since, isConfirmed, say }: Needs): Promise<void> {
  await findUnmatchedPayments(db, providers, since);
  const unmatched = await findUnmatched(db);
  if (unmatched.length === 0) return say('Every captured payment has an order.');
  say('Captured payments without an order:');
  for (const payment of unmatched) say(`  ${nameOf(payment)}: ${planFor(payment)}`);
  if (!(await isConfirmed()))
    return say('Nothing was changed. To do this, run: npm run shop -- doctor --repair --yes');
  let failures = 0;
  for (const payment of unmatched) {
    try {
      const repaired = await repairPayment(db, providers, payment);
      const order = repaired.outcome === 'adopted' ? ` ${repaired.orderId}` : '';
      say(`  ${nameOf(payment)} ${OUTCOMES[repaired.outcome]}${order}`);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      failures += 1;
      say(`  ${nameOf(payment)} could not be repaired: ${error.message}`);
    }
  }
  if (failures > 0) throw new StartupError(`${failures} could not be repaired. Please try again.`);
}

function nameOf({ provider, paymentId, amount }: ListedPayment): string {
  return `${provider} ${paymentId} of ${formatRupees(amount)}`;
}

function planFor({ hasCheckout }: ListedPayment): string {
  return hasCheckout
    ? 'becomes the order of its checkout, or is refunded if that is no longer possible'
    : 'is refunded, because its checkout no longer exists';
}
