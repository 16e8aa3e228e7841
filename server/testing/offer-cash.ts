import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import type { TestStaff } from './build-staff.ts';

/** Cash on delivery up to Rs. 5,000, for everybody, everywhere and without a charge. */
export const cashForAll: Settings['cod'] = {
  isOffered: true,
  minimum: 0,
  maximum: 500_000,
  onlyPins: [],
  exceptPins: [],
  openOrdersPerPhone: 100,
  refusals: 0,
  refusalDays: 180,
  confirm: 'never',
  confirmAbove: 0,
  fee: 0,
  feeFreeFrom: null,
  guests: true,
  exceptCategories: [],
  exceptProducts: [],
};

/** Saves these rules. @param changed what the test is about */
export async function offerCash(owner: TestStaff, changed: Partial<Settings['cod']> = {}): Promise<void> {
  await owner.api(saveSettings, { body: { group: 'cod', value: { ...cashForAll, ...changed } } });
}
