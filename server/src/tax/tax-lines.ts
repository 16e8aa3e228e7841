import type { Paise } from '@gulmohar/contract/money.ts';
import { chooseRate, type TaxRate, type TaxRule, taxWithin } from './line-tax.ts';
import type { TaxDocumentLine } from './tax-document.ts';

type SoldLine = { id: string; name: string; hsn: string; taxRule: TaxRule; quantity: number; paid: Paise };

/** Services Accounting Code of goods transport; delivery is part of what is sold and taxed like it. */
const DELIVERY_SAC = '9965';

/** Each line with its tax, and delivery at the rate of the dearest line, as a part of one supply. */
export function taxLines(
  lines: readonly SoldLine[],
  shipping: Paise,
  ratesOf: (rule: TaxRule) => readonly TaxRate[],
  isSameState: boolean,
): TaxDocumentLine[] {
  const taxed = lines.map(({ id, name, hsn, taxRule, quantity, paid }) => {
    const { basisPoints } = chooseRate(ratesOf(taxRule), paid, quantity);
    return {
      orderLineId: id,
      name,
      hsn,
      quantity,
      paid,
      ...taxWithin(paid, basisPoints, isSameState),
    };
  });
  const [dearest] = taxed.toSorted((one, other) => other.paid - one.paid);
  if (shipping === 0 || !dearest) return taxed;
  const tax = taxWithin(shipping, dearest.basisPoints, isSameState);
  return [
    ...taxed,
    { orderLineId: null, name: 'Delivery', hsn: DELIVERY_SAC, quantity: 1, paid: shipping, ...tax },
  ];
}
