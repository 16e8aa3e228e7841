import type { TaxRule } from '@gulmohar/contract/admin/product-fields.ts';
import { COD_FEE } from '@gulmohar/contract/sales/cash.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { shareOut } from '@gulmohar/contract/values/share-out.ts';
import { chooseRate, type TaxRate, taxWithin } from '../../catalogue/tax/line-tax.ts';
import type { GiftWrapGoods, TaxDocumentLine } from './tax-document.ts';

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

/** Services Accounting Code for courier services; delivery is part of the supply and taxed like it. */
const DELIVERY_SAC = '996812';
/** The tariff chapter for footwear, whose goods are counted in pairs. */
const FOOTWEAR = '64';

type Charges = {
  shipping: Paise;
  isExpress?: boolean;
  codFee: Paise;
  giftWrap?: GiftWrapGoods & { paid: Paise };
};

/**
 * Charges are parts of one supply (CGST Act, sections 8 and 15(2)(c)): delivery at the rate of the most
 * expensive line, the charge for cash at the rates of all lines in proportion to their taxable values.
 * Charges do not count towards the value of a piece by which its rate is chosen. The gift wrap is goods of its own, with its
 * own code and rate, and no other charge follows it.
 */
export function taxLines(
  lines: readonly SoldLine[],
  { shipping, isExpress = false, codFee, giftWrap }: Charges,
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
    ...(giftWrap && giftWrap.paid > 0 ? [wrapLine(giftWrap, isSameState)] : []),
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

function wrapLine(
  { name, hsn, basisPoints, paid }: GiftWrapGoods & { paid: Paise },
  isSameState: boolean,
): TaxDocumentLine {
  return {
    orderLineId: null,
    charge: 'gift-wrap',
    name,
    hsn,
    quantity: 1,
    unit: 'NOS',
    unitPrice: paid,
    mrp: null,
    discount: 0,
    paid,
    ...taxWithin(paid, basisPoints, isSameState),
  };
}

function byRate(charge: Paise, lines: readonly TaxDocumentLine[]): { paid: Paise; basisPoints: number }[] {
  const rates = [...Map.groupBy(lines, ({ basisPoints }) => basisPoints)].map(([basisPoints, its]) => ({
    basisPoints,
    taxable: its.reduce((sum, { taxable }) => sum + taxable, 0),
  }));
  // If all items are free, the charge is taxed at the first rate.
  const isAnything = rates.some(({ taxable }) => taxable > 0);
  const shares = shareOut(charge, isAnything ? rates.map(({ taxable }) => taxable) : [1]);
  return rates.map(({ basisPoints }, index) => ({ basisPoints, paid: shares[index] ?? 0 }));
}
