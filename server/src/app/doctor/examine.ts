import type { Providers } from '../../payments/providers.ts';
import type { Database } from '../../platform/database/connection.ts';
import { examineCoupons } from './examine-coupons.ts';
import { examineExchanges } from './examine-exchanges.ts';
import { examineMoney } from './examine-money.ts';
import { examineCheckouts, examineSteps, examineTotals } from './examine-orders.ts';
import { examinePlaces } from './examine-places.ts';
import { examineReservations, examineStock } from './examine-stock.ts';
import type { Finding } from './finding.ts';

/** Checks what must hold at any time (I1 to I5, I7, I10 of the reliability programme; where goods go) on the live database. */
export async function examine(db: Database, providers: Providers, since: Date): Promise<Finding[]> {
  return [
    await examineMoney(db, providers, since),
    await examineStock(db),
    await examineCheckouts(db),
    await examineExchanges(db),
    await examineCoupons(db),
    await examineTotals(db),
    await examineSteps(db),
    await examineReservations(db),
    await examinePlaces(db),
  ];
}
