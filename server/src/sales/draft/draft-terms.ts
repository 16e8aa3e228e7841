import type { DraftWay } from '@gulmohar/contract/admin/draft.ts';
import type { CodFeeRules, PrepaidRules } from '@gulmohar/contract/sales/payment-rules.ts';
import type { PaymentTerms } from '@gulmohar/contract/sales/payment-terms.ts';
import { type Paise, paiseToRupees } from '@gulmohar/contract/values/money.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { changeTerms } from '../checkout/change-terms.ts';
import { changePrice } from '../checkout/checkout.store.ts';
import { assertClaim } from '../checkout/open-checkout.ts';
import type { CheckoutSnapshot } from '../checkout/snapshot.ts';
import { cashTerms } from '../cod/cod.rules.ts';
import type { DraftRow } from './draft.store.ts';

/** What each way to pay changes a price by, as the owner has set it at this moment. */
export type TermsRules = { prepaid: PrepaidRules; cod: CodFeeRules };

export function termsOf(way: DraftWay, { prepaid, cod }: TermsRules, isWaived: boolean): PaymentTerms {
  return way === 'online' ? { paidBy: 'online', rules: prepaid } : cashTerms(cod, isWaived);
}

/** What a draft costs in a way to pay: as it was saved for that way, else by the rules of this moment. */
export function pricedFor(
  way: DraftWay,
  snapshot: CheckoutSnapshot,
  rules: TermsRules,
  isWaived: boolean,
): CheckoutSnapshot {
  return snapshot.terms?.paidBy === way ? snapshot : changeTerms(snapshot, termsOf(way, rules, isWaived));
}

type Choice = {
  way: DraftWay;
  rules: TermsRules;
  /** Paise: the total that the staff were shown; undefined: none. */
  claimed: Paise | undefined;
};

/**
 * Has a held draft cost what it costs in the way to pay that was chosen. Its row must be locked.
 * @throws ShopError PRICE_CHANGED when the staff were shown another total
 */
export async function chooseWay(
  trx: Transaction,
  { id, checkout_id, snapshot, cod_fee_waiver }: DraftRow,
  { way, rules, claimed }: Choice,
): Promise<CheckoutSnapshot> {
  if (!snapshot) throw new Error(`Draft ${id} is for nothing`);
  const priced = pricedFor(way, snapshot, rules, cod_fee_waiver !== null);
  if (claimed !== undefined) assertClaim(paiseToRupees(claimed), priced.totals);
  await changePrice(trx, checkout_id, priced);
  return priced;
}
