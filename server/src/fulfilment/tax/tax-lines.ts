import type { TaxRule } from '@gulmohar/contract/admin/product-fields.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { chooseRate, type TaxRate, taxWithin } from '../../catalogue/tax/line-tax.ts';
import type { TaxDocumentLine } from './tax-document.ts';

type SoldLine = {
  id: string;
  name: string;
  hsn: string;
  taxRule: TaxRule;
  quantity: number;
  unitPrice: Paise;
  mrp: Paise | null;
  discount: Paise;
};

/** Services Accounting Code of courier services; delivery is part of the supply and taxed like it. */
const DELIVERY_SAC = '996812';
/** The chapter of the tariff whose goods are counted in pairs. */
const FOOTWEAR = '64';

/**
 * Each line with its tax, and delivery at the rate of the most expensive line, as a part of one supply.
 * @param isExpress whether it is called Express delivery
 */
export function taxLines(
  lines: readonly SoldLine[],
  shipping: Paise,
  ratesOf: (rule: TaxRule) => readonly TaxRate[],
  isSameState: boolean,
  isExpress = false,
): TaxDocumentLine[] {
  const taxed = lines.map(({ id, taxRule, ...line }): TaxDocumentLine => {
    const paid = line.unitPrice * line.quantity - line.discount;
    const { basisPoints } = chooseRate(ratesOf(taxRule), paid, line.quantity);
    return {
      orderLineId: id,
      ...line,
      unit: line.hsn.startsWith(FOOTWEAR) ? 'PRS' : 'NOS',
      paid,
      ...taxWithin(paid, basisPoints, isSameState),
    };
  });
  const [dearest] = taxed.toSorted((one, other) => other.paid - one.paid);
  if (shipping === 0 || !dearest) return taxed;
  const tax = taxWithin(shipping, dearest.basisPoints, isSameState);
  return [
    ...taxed,
    {
      orderLineId: null,
      name: isExpress ? 'Express delivery' : 'Delivery',
      hsn: DELIVERY_SAC,
      quantity: 1,
      unit: 'NA',
      paid: shipping,
      ...tax,
    },
  ];
}
