import { cashOf } from '@gulmohar/contract/sales/cash.ts';
import { creditShare } from '@gulmohar/contract/sales/credit-share.ts';
import type { getStoreCredit } from '@gulmohar/contract/sales/store-credit.ts';
import { formatRupees, type Paise, rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { useEffect, useState } from 'react';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';

const credit = addressOf<typeof getStoreCredit>({
  method: 'GET',
  path: '/store-credit',
  shopper: 'required',
});

type StoreCreditChoiceProps = {
  total: Paise;
  /** Whether the courier collects the rest. */
  isCash: boolean;
  /** Whether it pays, as far as it goes. */
  isUsed: boolean;
  /** Read again whenever this changes. */
  problem: string | undefined;
  /** Called with the balance, or 0 for none. */
  onChange: (balance: Paise) => void;
};

/** Offers to pay with the shopper's store credit; nothing without any, or while it is not known. */
export function StoreCreditChoice({ total, isCash, isUsed, problem, onChange }: StoreCreditChoiceProps) {
  const [balance, setBalance] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal may be about an outdated balance
  useEffect(() => {
    let isCurrent = true;
    browserApi(credit).then(
      (reply) => isCurrent && setBalance(rupeesToPaise(reply.balance) ?? 0),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [problem]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback changes with every render
  useEffect(() => {
    if (isUsed) onChange(balance);
  }, [balance]);
  const share = creditShare(balance, total);
  if (share === 0) return null;
  const rest = isCash
    ? `${formatRupees(cashOf(total, share))} is left to pay on delivery.`
    : `${formatRupees(total - share)} is left to pay.`;
  return (
    <CheckField
      label={`Use my store credit of ${formatRupees(balance)}`}
      hint={isUsed ? `It pays ${formatRupees(share)}; ${rest}` : ''}
      checked={isUsed}
      onChange={(event) => onChange(event.target.checked ? balance : 0)}
    />
  );
}
