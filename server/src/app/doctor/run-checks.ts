import type { Finding } from '@gulmohar/contract/admin/today.ts';
import type { PayoutProvider } from '../../payments/payout/payout-provider.ts';
import type { Providers } from '../../payments/providers.ts';
import type { Database } from '../../platform/database/connection.ts';
import { checkCoupons } from './check-coupons.ts';
import { checkCredit } from './check-credit.ts';
import { checkGiftCards } from './check-gift-cards.ts';
import { checkMoney } from './check-money.ts';
import { checkCheckouts, checkSteps, checkTotals } from './check-orders.ts';
import {
  checkCash,
  checkMissingNotes,
  checkParcelLines,
  checkParcelStatus,
  checkParcelSteps,
  checkRemittances,
  checkShipments,
  checkUndeliveredNotes,
} from './check-parcels.ts';
import { checkPayouts } from './check-payouts.ts';
import { checkOrderPlaces } from './check-places.ts';
import { checkRatings } from './check-ratings.ts';
import { checkExchanges, checkReturnedUnits } from './check-returns.ts';
import { checkReservations, checkStock } from './check-stock.ts';

export type DoctorProviders = { providers: Providers; payouts: PayoutProvider | undefined };

/** Checks the invariants on the live database (I1 to I5, I7, I10; where goods go; parcels). */
export async function runChecks(
  db: Database,
  { providers, payouts }: DoctorProviders,
  since: Date,
): Promise<Finding[]> {
  return [
    await checkMoney(db, providers, since),
    await checkPayouts(db, payouts, since),
    ...(await checkBooks(db)),
  ];
}

/** Runs the checks that do not query a provider. */
export async function checkBooks(db: Database): Promise<Finding[]> {
  return [
    await checkStock(db),
    await checkCheckouts(db),
    await checkExchanges(db),
    await checkReturnedUnits(db),
    await checkCoupons(db),
    await checkCredit(db),
    await checkGiftCards(db),
    await checkTotals(db),
    await checkSteps(db),
    await checkReservations(db),
    await checkOrderPlaces(db),
    await checkParcelLines(db),
    await checkParcelSteps(db),
    await checkParcelStatus(db),
    await checkUndeliveredNotes(db),
    await checkCash(db),
    await checkRemittances(db),
    await checkShipments(db),
    await checkMissingNotes(db),
    await checkRatings(db),
  ];
}
