import type { secondFactorState } from '@gulmohar/contract/admin/session.ts';
import type { z } from 'zod';
import type { Staff } from './staff.ts';

/** How the second factor stands in a session. @param isWanted whether nobody works without one */
export function secondFactorOf(
  { hasSecondFactor, gaveSecondFactor }: Pick<Staff, 'hasSecondFactor' | 'gaveSecondFactor'>,
  isWanted: boolean,
): z.infer<typeof secondFactorState> {
  if (hasSecondFactor) return gaveSecondFactor ? 'on' : 'asked';
  return isWanted ? 'needed' : 'off';
}
