import { type DiscountStep, discountSteps } from '@gulmohar/contract/values/listing.ts';
import { percentOff } from '@gulmohar/contract/values/money.ts';
import { type Bits, noBits } from './bits.ts';
import { GrowingBits } from './growing-bits.ts';

const NOTHING = noBits(0);

/** Which products cost less than their MRP, and by how much. Dead slots are not removed. */
export class Reductions {
  readonly #any = new GrowingBits();
  readonly #from = new Map(discountSteps.map((step) => [step, new GrowingBits()]));

  get any(): Bits {
    return this.#any.bits;
  }

  from(percent: DiscountStep): Bits {
    return this.#from.get(percent)?.bits ?? NOTHING;
  }

  add(slot: number, { price, mrp }: { price: number; mrp: number | null }): void {
    if (mrp === null || mrp <= price) return;
    this.#any.add(slot);
    const percent = percentOff(price, mrp);
    for (const [step, slots] of this.#from) if (percent >= step) slots.add(slot);
  }
}
