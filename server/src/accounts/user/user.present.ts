import { normaliseState, type User } from '@gulmohar/contract/accounts/profile.ts';
import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import type { UserRow } from './user-row.ts';

type Extras = {
  avatarKey: string | undefined;
  stats: { orders: number; spent: number; wishlist_items: number };
};

export function presentUser(row: UserRow, { avatarKey, stats }: Extras): User {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    ...(row.pending_email && { pendingEmail: row.pending_email }),
    isEmailConfirmed: row.email_confirmed_at !== null,
    phone: row.phone,
    avatar: avatarKey ? avatarPath(avatarKey) : '',
    joinDate: row.joined_at.toISOString(),
    address: {
      street: row.address.street,
      city: row.address.city,
      // Older profiles may contain names of states that are recognised only now.
      state: normaliseState(row.address.state),
      zipCode: row.address.zipcode,
      country: row.address.country,
    },
    preferences: {
      newsletter: row.preferences.newsletter,
      emailNotifications: row.preferences.emailNotifications,
      smsUpdates: row.preferences.smsUpdates,
      stockAlerts: row.preferences.stockAlerts,
    },
    stats: {
      totalOrders: stats.orders,
      totalSpent: paiseToRupees(stats.spent),
      wishlistItems: stats.wishlist_items,
    },
  };
}

export function avatarPath(key: string): string {
  return `/avatars/${key}.webp`;
}
