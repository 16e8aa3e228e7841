import type { User } from '@gulmohar/contract/accounts/profile.ts';

/** The specification's fallback if the server gives no figures; ours always does. */
export const FALLBACK_STATS: User['stats'] = { totalOrders: 12, totalSpent: 1250, wishlistItems: 8 };
export const FALLBACK_JOIN_DATE = '2023-01-15';

type ProfileFigures = Partial<Pick<User, 'stats' | 'joinDate'>>;

export function statsOf({ stats }: ProfileFigures): User['stats'] {
  return stats ?? FALLBACK_STATS;
}

const month = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' });

/** Returns the month and year of joining, in India. */
export function joinMonth({ joinDate }: ProfileFigures): string {
  return month.format(new Date(joinDate || FALLBACK_JOIN_DATE));
}
