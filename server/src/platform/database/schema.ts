import type { TaxRule } from '@gulmohar/contract/admin/product-fields.ts';
import type { ProductDetails } from '@gulmohar/contract/catalogue/product.ts';
import type { Address } from '@gulmohar/contract/values/address.ts';
import type { ColumnType, Generated, GeneratedAlways, Insertable, JSONColumnType, Selectable } from 'kysely';
import type { AccountTables } from './account-tables.ts';
import type { AdminProductTables, PictureNote } from './admin-product-tables.ts';
import type { AdminTables } from './admin-tables.ts';
import type { OrderTables } from './order-tables.ts';
import type { StaffTables } from './staff-tables.ts';

/** A timestamptz: read as Date, written as Date; the column's default is the transaction's time. */
type Timestamp = ColumnType<Date, Date | undefined, Date>;

type ProductTable = {
  id: string;
  name: string;
  description: string;
  category: string;
  sub_category: string;
  price: number;
  mrp: number | null;
  pictures: string[];
  has_size: boolean;
  facets: string[];
  filter_tags: GeneratedAlways<string[]>;
  details: JSONColumnType<Partial<ProductDetails>>;
  bestseller_rank: number | null;
  hsn: Generated<string>;
  tax_rule: Generated<TaxRule>;
  published_at: Date | null;
  changed_at: GeneratedAlways<Date>;
  version: Generated<number>;
  /** By address. */
  picture_notes: JSONColumnType<Record<string, PictureNote>, string | undefined>;
};

type VariantTable = {
  id: GeneratedAlways<number>;
  sku: string;
  product_id: string;
  size: string | null;
  position: Generated<number>;
  bin_location: Generated<string>;
  on_hand: GeneratedAlways<number>;
  reserved: GeneratedAlways<number>;
};

export type MovementKind = 'received' | 'reserved' | 'released' | 'sold' | 'returned' | 'corrected';

type StockMovementTable = {
  id: GeneratedAlways<number>;
  variant_id: number;
  kind: MovementKind;
  on_hand_change: Generated<number>;
  reserved_change: Generated<number>;
  checkout_id: string | null;
  note: string | null;
  at: Timestamp;
};

type FilterDefinitionTable = {
  id: string;
  name: string;
  type: 'global' | 'category-specific';
  display_name: string;
  filter_type: 'single-select' | 'multi-select';
  description: Generated<string>;
  position: number;
  is_active: Generated<boolean>;
};

type FilterValueTable = {
  filter_id: string;
  value: string;
  display_name: string;
  color_code: string | null;
  position: number;
  is_active: Generated<boolean>;
};

export type CheckoutStatus = 'open' | 'completed' | 'expired' | 'replaced' | 'refunded';

type CheckoutTable = {
  id: string;
  /** null: a guest's. */
  user_id: string | null;
  buyer_key: string;
  status: Generated<CheckoutStatus>;
  /** Opened for an amount alone: verify-payment may still say what is ordered. */
  awaits_order_data: Generated<boolean>;
  snapshot: ColumnType<object | null, string | null, string>;
  amount: number;
  currency: string;
  provider: string;
  provider_order_id: string | null;
  created_at: Timestamp;
  expires_at: ColumnType<Date, Date, Date>;
  ask_again_at: Generated<Date | null>;
};

type ReservationTable = {
  checkout_id: string;
  variant_id: number;
  quantity: number;
};

export type OrderStatus =
  | 'Order Placed'
  | 'Packing'
  | 'Shipped'
  | 'Out for delivery'
  | 'Delivered'
  | 'Cancelled';

type OrderTable = {
  id: string;
  checkout_id: string;
  /** null: a guest's, or the account is deleted. */
  user_id: string | null;
  buyer_left_at: ColumnType<Date | null, never, Date>;
  status: Generated<OrderStatus>;
  email: string;
  phone: string;
  buyer_name: string;
  address: JSONColumnType<Address>;
  subtotal: number;
  discount: Generated<number>;
  coupon_code: string | null;
  shipping: number;
  amount: number;
  currency: string;
  payment_method: string;
  courier: Generated<string | null>;
  tracking_number: Generated<string | null>;
  placed_at: Timestamp;
};

type OrderLineTable = {
  id: string;
  order_id: string;
  position: number;
  product_id: string;
  variant_id: number;
  name: string;
  size: string | null;
  picture: string | null;
  unit_price: number;
  quantity: number;
  /** The line's share of the order's discount. */
  discount: Generated<number>;
  mrp: number | null;
};

type OrderEventTable = {
  id: GeneratedAlways<number>;
  order_id: string;
  status: OrderStatus;
  actor: string;
  at: Timestamp;
};

type PaymentTable = {
  id: string;
  provider: string;
  provider_payment_id: string;
  checkout_id: string;
  order_id: string | null;
  amount: number;
  currency: string;
  method: string;
  captured_at: Timestamp;
};

type RefundTable = {
  id: string;
  payment_id: string;
  amount: number;
  reason: string;
  status: Generated<'pending' | 'processed' | 'failed' | 'manual'>;
  provider_refund_id: string | null;
  created_at: Timestamp;
  settled_at: Date | null;
  /** The browser's id for money back without goods; null for what the shop refunds by its rules. */
  request_id: Generated<string | null>;
  staff_name: Generated<string | null>;
  /** When the owner was told that it is stuck. */
  stuck_reported_at: Generated<Date | null>;
};

type CouponTable = {
  id: string;
  code: string;
  name: string;
  description: Generated<string>;
  discount_type: 'percentage' | 'fixed' | 'free_shipping';
  basis_points: number | null;
  amount: number | null;
  maximum_discount: number | null;
  minimum_order_amount: Generated<number>;
  starts_at: Timestamp;
  ends_at: Date | null;
  usage_limit: number | null;
  per_shopper_limit: number | null;
  categories: Generated<string[]>;
  is_listed: Generated<boolean>;
  is_active: Generated<boolean>;
  held: GeneratedAlways<number>;
  used: GeneratedAlways<number>;
};

type CouponUseTable = {
  checkout_id: string;
  coupon_id: string;
  state: Generated<'held' | 'used'>;
  shopper_keys: string[];
  at: Timestamp;
};

type ShopSettingTable = { name: string; value: JSONColumnType<object>; changed_at: Timestamp };

type WebhookEventTable = {
  provider: string;
  id: string;
  kind: string;
  provider_order_id: string | null;
  provider_refund_id: string | null;
  received_at: Timestamp;
  settled_at: Date | null;
};

type JobOutboxTable = { id: GeneratedAlways<number>; name: string; payload: string };

type DevMailboxTable = {
  message_id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  attachments: Generated<string[]>;
  headers: ColumnType<Record<string, string>, string | undefined, string>;
  at: Timestamp;
};

type DevMailboxFileTable = { message_id: string; filename: string; content: Buffer };

type GrievanceTable = {
  id: string;
  /** What the shopper and the officer call it by. */
  ticket: string;
  name: string;
  email: string;
  phone: string;
  order_number: string;
  text: string;
  received_at: Timestamp;
};

/** The shop's tables, as the migrations leave them. */
export type Schema = AccountTables &
  AdminProductTables &
  AdminTables &
  OrderTables &
  StaffTables & {
    product: ProductTable;
    variant: VariantTable;
    stock_movement: StockMovementTable;
    filter_definition: FilterDefinitionTable;
    filter_value: FilterValueTable;
    search_synonym: { word: string; meaning: string };
    installation: { name: string; value: string };
    shop_setting: ShopSettingTable;
    checkout: CheckoutTable;
    reservation: ReservationTable;
    orders: OrderTable;
    order_line: OrderLineTable;
    order_event: OrderEventTable;
    payment: PaymentTable;
    refund: RefundTable;
    coupon: CouponTable;
    coupon_use: CouponUseTable;
    webhook_event: WebhookEventTable;
    job_outbox: JobOutboxTable;
    dev_mailbox: DevMailboxTable;
    dev_mailbox_file: DevMailboxFileTable;
    grievance: GrievanceTable;
  };

export type CouponRow = Selectable<CouponTable>;
export type OrderRow = Selectable<OrderTable>;
export type OrderLineRow = Selectable<OrderLineTable>;
export type GrievanceRow = Selectable<GrievanceTable>;
export type NewProduct = Insertable<ProductTable>;
export type NewCoupon = Insertable<CouponTable>;
