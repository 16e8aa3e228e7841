import { type CourierName, courierLabels, courierName } from '@gulmohar/contract/admin/shipment.ts';
import { chargedGrams, type Sides } from '@gulmohar/contract/fulfilment/box-rules.ts';
import type { Divisors } from '../settings/boxes.queries.ts';

type ChargedNoteProps = {
  sides: Sides;
  /** The weight as entered; null: not weighed. */
  grams: number | null;
  divisors: Divisors;
  /** null: not chosen yet. */
  courier: CourierName | null;
};

/** The weight that the courier charges for, or each courier's if they calculate it differently. */
export function ChargedNote({ sides, grams, divisors, courier }: ChargedNoteProps) {
  const { lengthCm, widthCm, heightCm } = sides;
  // The size is incomplete.
  if (!(lengthCm > 0 && widthCm > 0 && heightCm > 0)) return null;
  const weight = grams || 0;
  const charged = (courier ? [courier] : courierName.options).map((name) => ({
    title: courierLabels[name],
    grams: chargedGrams(weight, sides, divisors[name]),
  }));
  const [first] = charged;
  const isSame = charged.every((one) => one.grams === first?.grams);
  const counts = charged.map((one) => (isSame ? `${one.grams} g` : `${one.grams} g by ${one.title}`));
  const why = charged.some((one) => one.grams > weight) ? 'size' : 'weight';
  return (
    <p className="text-sm text-muted">
      Charged as {isSame ? counts[0] : counts.join(', ')}, by its {why}
      {weight === 0 && ', unless it weighs more'}.
    </p>
  );
}
