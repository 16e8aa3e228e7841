import type { TaxRule } from '@gulmohar/contract/admin/product-fields.ts';
import { COD_FEE } from '@gulmohar/contract/sales/cash.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { shareOut } from '@gulmohar/contract/values/share-out.ts';
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

/** What an order costs besides its lines. */
type Charges = { shipping: Paise; isExpress?: boolean; codFee: Paise };

/**
 * Each line with its tax, and as parts of one supply (CGST Act, sections 8 and 15(2)(c)) delivery at the rate of the most
 * expensive line, and the charge for cash on delivery at all their rates, by the taxable values. No charge counts towards
 * the value of a piece that its rate is chosen by.
 */
export function taxLines(
  lines: readonly SoldLine[],
  { shipping, isExpress = false, codFee }: Charges,
  ratesOf: (rule: TaxRule) => readonly TaxRate[],
  isSameState: boolean,
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
  if (!dearest) return taxed;
  const charges = [
    { name: isExpress ? 'Express delivery' : 'Delivery', paid: shipping, basisPoints: dearest.basisPoints },
    ...byRate(codFee, taxed).map((part) => ({ name: COD_FEE, charge: 'cod' as const, ...part })),
  ];
  return [
    ...taxed,
    ...charges
      .filter(({ paid }) => paid > 0)
      .map((charge) => ({
        orderLineId: null,
        hsn: DELIVERY_SAC,
        quantity: 1,
        unit: 'NA' as const,
        ...charge,
        ...taxWithin(charge.paid, charge.basisPoints, isSameState),
      })),
  ];
}

/** Shares a charge, tax included, among the rates of the lines by what is taxable at each. */
function byRate(charge: Paise, lines: readonly TaxDocumentLine[]): { paid: Paise; basisPoints: number }[] {
  const rates = [...Map.groupBy(lines, ({ basisPoints }) => basisPoints)].map(([basisPoints, its]) => ({
    basisPoints,
    taxable: its.reduce((sum, { taxable }) => sum + taxable, 0),
  }));
  // Items that cost nothing bring their charge at the first rate.
  const isAnything = rates.some(({ taxable }) => taxable > 0);
  const shares = shareOut(charge, isAnything ? rates.map(({ taxable }) => taxable) : [1]);
  return rates.map(({ basisPoints }, index) => ({ basisPoints, paid: shares[index] ?? 0 }));
}
