import type { BillTemplate, ChargeKind } from '@gulmohar/contract/admin/courier-bill.ts';
import type { CourierRates } from '@gulmohar/contract/admin/freight-settings.ts';
import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { formatRupees, type Paise, rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import type { ParcelState } from '../../../platform/database/tables.ts';

export type Rates = CourierRates;

/** The courier's own rates if the owner entered any, otherwise the general ones. */
export function ratesOf({ byCourier, ...usual }: Settings['freight'], courier: BillTemplate): Rates {
  return byCourier[courier] ?? usual;
}

export type BilledParcel = {
  state: ParcelState;
  cod_due: Paise | null;
  grams: number | null;
  /** In millimetres. */
  box: readonly [number, number, number] | null;
};

type Charged = { kind: ChargeKind; amount: Paise; chargedGrams: number | null; zone: string };

/** Couriers round each part of a bill, so that smaller differences are ignored. */
const ROUNDING: Paise = 100;

/** The higher of actual and volumetric weight, rounded up to whole slabs. Source: Shiprocket's articles. */
export function chargeableGrams({ grams, box }: BilledParcel, rates: Rates): number | null {
  const volumetric = box && (box[0] * box[1] * box[2]) / rates.divisor;
  const most = Math.max(grams ?? 0, volumetric ?? 0);
  return most > 0 ? Math.ceil(most / rates.slabGrams) * rates.slabGrams : null;
}

/** The expected amount of a charge, tax included; null when the owner's rates do not cover it. */
export function expectedAmount({ kind, zone }: Charged, parcel: BilledParcel, rates: Rates): Paise | null {
  if (kind === 'other' || kind === 'return') return null;
  if (kind === 'weight') return 0;
  if (kind === 'cod') {
    if (!parcel.cod_due || isReturned(parcel.state)) return 0;
    if (rates.codFixed === 0 && rates.codPercent === 0) return null;
    return withTax(Math.max(rates.codFixed, (parcel.cod_due * rates.codPercent) / 100), rates);
  }
  if (kind === 'rto' && !isReturned(parcel.state)) return 0;
  const freight = freightOf(zone, chargeableGrams(parcel, rates), rates);
  return freight === null
    ? null
    : withTax(kind === 'rto' ? (freight * rates.rtoPercent) / 100 : freight, rates);
}

export function findingOf(
  charged: Charged,
  parcel: BilledParcel | undefined,
  { rates, wasBilled }: { rates: Rates; wasBilled: boolean },
): string {
  if (!parcel) return 'No parcel has this AWB.';
  if (charged.amount < 0) return '';
  if (wasBilled) return 'Already billed.';
  const expected = expectedAmount(charged, parcel, rates);
  const over = expected === null ? 0 : charged.amount - expected;
  const grams = chargeableGrams(parcel, rates);
  const isHeavier = charged.chargedGrams !== null && grams !== null && charged.chargedGrams > grams;
  return [
    isHeavier && `Charged for ${charged.chargedGrams} g instead of ${grams} g.`,
    over > ROUNDING && `${formatRupees(over)} more than expected.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function freightOf(zone: string, grams: number | null, rates: Rates): Paise | null {
  const line = rates.zones.map((text) => text.split(/\s+/)).find(([name]) => name === zone.toLowerCase());
  if (!line || grams === null) return null;
  const [first = 0, further = 0] = line.slice(1).map((rupees) => rupeesToPaise(Number(rupees)));
  return first + (grams / rates.slabGrams - 1) * further;
}

function withTax(amount: number, { taxPercent }: Rates): Paise {
  return Math.round((amount * (100 + taxPercent)) / 100);
}

function isReturned(state: ParcelState): boolean {
  return state.startsWith('rto_');
}
