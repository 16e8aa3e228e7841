import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { Place } from './choose-table.ts';
import type { Gstr1, ListedDocument } from './gstr1.ts';
import { addTax, noTax, type TaxSums } from './rate-sums.ts';

/** The figures that the portal fills into GSTR-3B from GSTR-1, in paise. */
export type Gstr3b = {
  /** 3.1(a) */
  outward: TaxSums;
  /** 3.2: sales to consumers in other states, by place. */
  unregistered: { place: Place; taxable: Paise; igst: Paise }[];
};

export function buildGstr3b({ b2b, b2cl, b2cs, cdnr, cdnur }: Gstr1): Gstr3b {
  const outward = noTax();
  const places = new Map<string, Gstr3b['unregistered'][number]>();
  const addPlace = (place: Place, { taxable, igst }: TaxSums, sign: 1 | -1) => {
    const row = places.get(place.code) ?? { place, taxable: 0, igst: 0 };
    row.taxable += sign * taxable;
    row.igst += sign * igst;
    places.set(place.code, row);
  };
  const add = (documents: readonly ListedDocument[], sign: 1 | -1) => {
    for (const { rates, place, buyer } of documents) {
      for (const sums of rates) {
        addTax(outward, sums, sign);
        if (!buyer) addPlace(place, sums, sign);
      }
    }
  };
  add(b2b, 1);
  add(b2cl, 1);
  add(cdnr, -1);
  add(cdnur, -1);
  for (const row of b2cs) {
    addTax(outward, row);
    if (!row.isHome) addPlace(row.place, row, 1);
  }
  const unregistered = [...places.values()]
    .filter(({ taxable, igst }) => taxable !== 0 || igst !== 0)
    .toSorted((one, other) => Number(one.place.code) - Number(other.place.code));
  return { outward, unregistered };
}
