import type { PhoneOrder } from '@gulmohar/contract/sales/phone-order.ts';
import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { totalsInRupees } from '../checkout/totals-in-rupees.ts';
import { draftStatus } from './draft.rules.ts';
import { findDraft } from './draft.store.ts';
import { readConsent } from './message-consent.ts';

/** Returns what a phone order's payer sees. @throws ShopError INVALID_LINK for a deleted or erased draft */
export async function readForPayer(db: Database, draftId: string): Promise<PhoneOrder> {
  const draft = await findDraft(db, draftId);
  if (!draft?.snapshot) throw new ShopError('INVALID_LINK', 'Invalid or expired link');
  const { snapshot, link_url, expires_at } = draft;
  const status = draftStatus(draft);
  const isPayable = status === 'link sent' && expires_at > new Date();
  const said = await readConsent(db, draftId);
  return {
    state: status === 'placed' ? 'placed' : isPayable ? 'to-pay' : 'over',
    lines: snapshot.lines.map(({ name, size, quantity, unitPrice }) => ({
      name,
      size,
      quantity,
      price: paiseToRupees(unitPrice),
    })),
    totals: totalsInRupees(snapshot.totals),
    isExpress: snapshot.delivery === 'express',
    expiresAt: expires_at.toISOString(),
    paymentUrl: isPayable ? link_url : null,
    messages: said && { isWanted: said.isWanted, at: said.at },
  };
}
