import type { DraftWay } from '@gulmohar/contract/admin/draft.ts';
import type { PaymentTerms } from '@gulmohar/contract/sales/payment-terms.ts';
import type { CodFeeRules, PrepaidRules } from '@gulmohar/contract/shop/payment-rules.ts';
import { type Paise, paiseToRupees } from '@gulmohar/contract/values/money.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { changeTerms } from '../checkout/change-terms.ts';
import { changePrice } from '../checkout/checkout.store.ts';
import { assertClaim } from '../checkout/open-checkout.ts';
import type { CheckoutSnapshot } from '../checkout/snapshot.ts';
import { cashTerms } from '../cod/cod.rules.ts';
import type { DraftRow } from './draft.store.ts';

export type TermsRules = { prepaid: PrepaidRules; cod: CodFeeRules };

export function termsOf(way: DraftWay, { prepaid, cod }: TermsRules, isWaived: boolean): PaymentTerms {
  return way === 'online' ? { paidBy: 'online', rules: prepaid } : cashTerms(cod, isWaived);
}

/** Prices a draft for a payment method: as it was saved for that method, otherwise by the current rules. */
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
  /** In paise; undefined when the staff were shown none. */
  claimed: Paise | undefined;
};

/** Its row must be locked. @throws ShopError PRICE_CHANGED when the staff were shown another total */
export async function chooseWay(
  trx: Transaction,
  { id, checkout_id, snapshot, cod_fee_waiver }: DraftRow,
  { way, rules, claimed }: Choice,
): Promise<CheckoutSnapshot> {
  if (!snapshot) throw new Error(`Draft ${id} has no lines`);
  const priced = pricedFor(way, snapshot, rules, cod_fee_waiver !== null);
  if (claimed !== undefined) assertClaim(paiseToRupees(claimed), priced);
  await changePrice(trx, checkout_id, priced);
  return priced;
}
