import type { Preferences, ProfileAddress } from '@gulmohar/contract/accounts/profile.ts';
import type { ColumnType, GeneratedAlways, JSONColumnType, Selectable } from 'kysely';

/** A timestamptz that the database sets unless we do. */
type Timestamp = ColumnType<Date, Date | undefined, Date>;

type UserTable = {
  id: string;
  email: string;
  email_confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  pending_email: ColumnType<string | null, string | null | undefined, string | null>;
  password_hash: string;
  name: string;
  phone: string;
  address: JSONColumnType<ProfileAddress>;
  preferences: JSONColumnType<Preferences>;
  joined_at: Timestamp;
};

type SessionTable = {
  key_hash: Buffer;
  user_id: string;
  created_at: Timestamp;
  last_seen_at: Timestamp;
};

export type LinkPurpose = 'reset-password' | 'confirm-email';

type LinkTokenTable = {
  token_hash: Buffer;
  purpose: LinkPurpose;
  user_id: string;
  email: string;
  expires_at: ColumnType<Date, Date, Date>;
};

type AvatarTable = { user_id: string; key: string; picture: Buffer };

type WishlistItemTable = { user_id: string; product_id: string; added_at: Timestamp };

type CartLineTable = {
  user_id: string;
  variant_id: number;
  quantity: number;
  position: GeneratedAlways<number>;
};

type StockAlertTable = {
  id: string;
  product_id: string;
  size: string | null;
  email: string;
  user_id: string | null;
  status: 'pending' | 'active' | 'sent' | 'ended';
  requested_at: Timestamp;
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

type NewsletterSubscriberTable = {
  email: string;
  status: 'pending' | 'subscribed' | 'unsubscribed';
  requested_at: Timestamp;
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  unsubscribed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

type KnownDeviceTable = { user_id: string; device_hash: Buffer; last_used_at: Timestamp };

type ConfirmationMailTable = { purpose: string; email: string; asked_at: Timestamp };

/** The tables of 0003-accounts.sql, 0003-consents.sql and 0094-known-devices.sql. */
export type AccountTables = {
  users: UserTable;
  session: SessionTable;
  link_token: LinkTokenTable;
  avatar: AvatarTable;
  wishlist_item: WishlistItemTable;
  cart_line: CartLineTable;
  stock_alert: StockAlertTable;
  newsletter_subscriber: NewsletterSubscriberTable;
  confirmation_mail: ConfirmationMailTable;
  known_device: KnownDeviceTable;
};

export type UserRow = Selectable<UserTable>;
