import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import type { Database } from '../../platform/database/connection.ts';
import { collectComplaints } from '../grievance/grievances.ts';
import type { AccountOrders } from './account-orders.ts';
import { readProfile } from './read-profile.ts';

/** Returns everything stored about a shopper in readable form, without hashes and keys. */
export async function collectData(
  { db, orders }: { db: Database; orders: Pick<AccountOrders, 'collect'> },
  userId: string,
): Promise<Record<string, unknown>> {
  const profile = await readProfile(db, userId);
  return {
    profile,
    ...(await orders.collect(db, {
      userId,
      confirmedEmail: profile.isEmailConfirmed ? profile.email : null,
    })),
    storeCredit: await collectCredit(db, userId),
    wishlist: await db
      .selectFrom('wishlist_item')
      .where('user_id', '=', userId)
      .select(['product_id as productId', 'added_at as addedAt'])
      .execute(),
    cart: await db
      .selectFrom('cart_line')
      .innerJoin('variant', 'variant.id', 'cart_line.variant_id')
      .where('user_id', '=', userId)
      .select(['variant.product_id as productId', 'variant.size', 'cart_line.quantity'])
      .execute(),
    stockAlerts: await db
      .selectFrom('stock_alert')
      .where((alert) => alert.or([alert('user_id', '=', userId), alert('email', '=', profile.email)]))
      .select([
        'product_id as productId',
        'size',
        'status',
        'requested_at as requestedAt',
        'sent_at as sentAt',
      ])
      .execute(),
    newsletter:
      (await db
        .selectFrom('newsletter_subscriber')
        .where('email', '=', profile.email)
        .select([
          'status',
          'requested_at as requestedAt',
          'confirmed_at as confirmedAt',
          'unsubscribed_at as unsubscribedAt',
        ])
        .executeTakeFirst()) ?? null,
    noCheckoutReminders:
      (await db
        .selectFrom('reminder_opt_out')
        .where('email', '=', profile.email)
        .select('at as since')
        .executeTakeFirst()) ?? null,
    newslettersSent: await db
      .selectFrom('campaign_recipient')
      .innerJoin('campaign', 'campaign.id', 'campaign_id')
      .where('email', '=', profile.email)
      .select(['subject', 'campaign_recipient.status', 'sent_at as sentAt'])
      .execute(),
    confirmationMails: await db
      .selectFrom('confirmation_mail')
      .where('email', '=', profile.email)
      .select(['purpose', 'asked_at as askedAt'])
      .execute(),
    sessions: await db
      .selectFrom('session')
      .where('user_id', '=', userId)
      .select(['created_at as signedInAt', 'last_seen_at as lastSeenAt'])
      .execute(),
    complaints: profile.isEmailConfirmed ? await collectComplaints(db, profile.email) : [],
    measures: await db
      .selectFrom('size_person')
      .where('user_id', '=', userId)
      .select(['name', 'is_child as isChild', 'bust_cm as bustCm', 'waist_cm as waistCm', 'hip_cm as hipCm'])
      .select(['height_cm as heightCm', 'birth_month as birthMonth', 'measured_on as measuredOn'])
      .select(['liking', 'usual_size as usualSize'])
      .execute(),
    earlierShop:
      (profile.isEmailConfirmed &&
        (await db
          .selectFrom('imported_customer')
          .where('user_id', '=', userId)
          .select(['source', 'tags', 'note', 'orders', 'spent', 'invited_at as invitedAt'])
          .executeTakeFirst())) ||
      null,
  };
}

/** In rupees, without what staff noted about it; null for a shopper who never had any. */
async function collectCredit(db: Database, userId: string) {
  const account = await db
    .selectFrom('credit_account')
    .where('user_id', '=', userId)
    .select(['id', 'balance'])
    .executeTakeFirst();
  if (!account) return null;
  const entries = await db
    .selectFrom('credit_entry')
    .where('account_id', '=', account.id)
    .orderBy('id', 'desc')
    .select(['kind', 'amount', 'at', 'expires_at as expiresAt'])
    .execute();
  return {
    balance: paiseToRupees(account.balance),
    entries: entries.map(({ amount, ...entry }) => ({ ...entry, amount: paiseToRupees(amount) })),
  };
}
