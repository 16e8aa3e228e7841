import type { ReturnSettings } from '@gulmohar/contract/admin/return-settings.ts';

/** When credit that is given now expires; null if it does not. */
export function creditEndsAt({ creditYears }: Pick<ReturnSettings, 'creditYears'>): Date | null {
  if (creditYears === null) return null;
  const end = new Date();
  end.setUTCFullYear(end.getUTCFullYear() + creditYears);
  return end;
}
