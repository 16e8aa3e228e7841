// Generated from the migrated schema by `npm run types:database`; do not edit.
// The one source file that may be longer than 300 lines. What the schema does not say: server/codegen/column-overrides.ts.

import type { Address } from '@gulmohar/contract/values/address.ts';
import type { ColumnType, GeneratedAlways, JSONColumnType } from 'kysely';

export type BookingItemCourier = 'delhivery' | 'shiprocket';

export type CampaignRecipientStatus = 'bounced' | 'left' | 'queued' | 'sent' | 'waiting';

export type CampaignStatus = 'draft' | 'scheduled' | 'sending' | 'sent';

export type CheckoutStatus = 'completed' | 'expired' | 'open' | 'refunded' | 'replaced';

export type CollectionMatches = 'all' | 'any';

export type CollectionSort = 'bestseller' | 'high-low' | 'low-high' | 'manual' | 'newest';

export type CouponDiscountType = 'fixed' | 'free_shipping' | 'percentage';

export type CouponUseState = 'held' | 'used';

export type CourierBillLineKind = 'cod' | 'forward' | 'other' | 'return' | 'rto' | 'weight';

export type CourierBillLineState = 'agreed' | 'dispute' | 'settled';

export type CourierBillTemplate = 'delhivery' | 'shiprocket';

export type CourierEventSource = 'hint' | 'poll';

export type CourierRequestFault =
  | 'auth'
  | 'duplicate'
  | 'no-balance'
  | 'not-served'
  | 'refused'
  | 'retry'
  | 'unknown-outcome';

export type CourierRequestKind = 'book' | 'cancel' | 'label' | 'pickup' | 'retry' | 'return';

export type CourierRequestState = 'asked' | 'done' | 'refused';

export type CreditEntryKind =
  | 'expired'
  | 'gift-card'
  | 'given'
  | 'refunded'
  | 'released'
  | 'returned'
  | 'spent'
  | 'taken';

export type CreditGrantState = 'approval' | 'made' | 'refused';

export type CustomFieldType = 'number' | 'text' | 'yes_no';

export type DisputeStatus = 'closed' | 'lost' | 'open' | 'under_review' | 'won';

export type FilterDefinitionFilterType = 'multi-select' | 'single-select';

export type FilterDefinitionType = 'category-specific' | 'global';

export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;

export type GiftCardState = 'cancelled' | 'redeemed' | 'unpaid' | 'valid';

export type ImportPictureState = 'failed' | 'fetched' | 'waiting';

export type InvalidationChange = 'all' | 'level' | 'row';

export type Json = ColumnType<unknown, string, string>;

export type LineChangeKind = 'cancelled' | 'missing' | 'swapped';

export type LinkPurpose = 'confirm-email' | 'reset-password';

export type MovementKind = 'corrected' | 'received' | 'released' | 'reserved' | 'returned' | 'sold';

export type NewsletterSubscriberStatus = 'pending' | 'subscribed' | 'unsubscribed';

export type OrderLineSizeAdvice = 'other' | 'taken';

export type OrderMessageChannel = 'sms' | 'whatsapp';

export type OrderMessageEvent =
  | 'attempt_failed'
  | 'cancelled'
  | 'cash_due'
  | 'confirm_order'
  | 'delivered'
  | 'order_placed'
  | 'out_for_delivery'
  | 'refunded'
  | 'returning'
  | 'shipped';

export type OrderMessageState = 'delivered' | 'failed' | 'read' | 'sending' | 'sent' | 'unknown' | 'waiting';

export type OrderNoteKind = 'message' | 'note';

export type OrderStatus =
  | 'Cancelled'
  | 'Delivered'
  | 'Lost in transit'
  | 'Order Placed'
  | 'Out for delivery'
  | 'Packing'
  | 'Returned to seller'
  | 'Shipped';

export type ParcelEventDecision = 'refunded' | 'resent' | 'retry';

export type ParcelEventReason =
  | 'amount_disputed'
  | 'asked_later'
  | 'bad_address'
  | 'cash_not_ready'
  | 'entry_restricted'
  | 'moved'
  | 'not_attempted'
  | 'open_delivery'
  | 'opened_and_refused'
  | 'other'
  | 'refused'
  | 'self_collect'
  | 'unavailable';

export type ParcelOutcome = 'refunded' | 'resent';

export type ParcelState =
  | 'attempt_failed'
  | 'cancelled'
  | 'damaged'
  | 'delivered'
  | 'in_transit'
  | 'label_created'
  | 'lost'
  | 'out_for_delivery'
  | 'pickup_problem'
  | 'pickup_scheduled'
  | 'rto_delivered'
  | 'rto_in_transit'
  | 'rto_initiated'
  | 'rto_received';

export type PastOrderStatus = 'cancelled' | 'not-sent' | 'refunded' | 'sent';

export type PaymentAccountProvider = 'razorpay' | 'sabpaisa' | 'stripe';

export type PaymentReviewOutcome = 'order' | 'refund';

export type PaymentReviewReason = 'draft cancelled' | 'ordered otherwise';

export type PayoutKind = 'bank_account' | 'vpa';

export type PayoutState =
  | 'approval'
  | 'asked'
  | 'cancelled'
  | 'failed'
  | 'pending'
  | 'processed'
  | 'processing'
  | 'queued'
  | 'rejected'
  | 'reversed'
  | 'scheduled'
  | 'withdrawn';

export type PinServiceCourier = 'delhivery' | 'shiprocket';

export type ProductImportState = 'checked' | 'checking' | 'done' | 'failed' | 'running';

export type ProductTaxRule = 'accessory' | 'fabric' | 'garment' | 'jewellery';

export type PromotionScope = 'all' | 'categories' | 'collections' | 'products';

export type PromotionUseState = 'held' | 'used';

export type RedirectOrigin = 'import' | 'owner' | 'rename';

export type RefundOrigin = 'provider' | 'shop';

export type RefundStatus = 'failed' | 'manual' | 'pending' | 'processed';

export type ReturnRequestReasonKind =
  | 'damaged'
  | 'different'
  | 'large'
  | 'mind'
  | 'other'
  | 'small'
  | 'wrong';

export type ReturnStatus =
  | 'Refunded'
  | 'Return Approved'
  | 'Return Rejected'
  | 'Return Requested'
  | 'Returned';

export type ReviewFit = 'large' | 'small' | 'true';

export type ReviewRefusal =
  | 'abuse'
  | 'advertising'
  | 'illegal'
  | 'off-topic'
  | 'personal-data'
  | 'staff-or-supplier';

export type ReviewSource = 'demo' | 'judgeme' | 'loox' | 'okendo' | 'yotpo';

export type ReviewStatus = 'pending' | 'published' | 'refused' | 'withdrawn';

export type SearchWordKind =
  | 'any'
  | 'at_least'
  | 'at_most'
  | 'cheap'
  | 'colour'
  | 'craft'
  | 'currency'
  | 'fabric'
  | 'goes_with'
  | 'months'
  | 'new'
  | 'number'
  | 'occasion'
  | 'other'
  | 'percent'
  | 'reduced'
  | 'silent'
  | 'size'
  | 'times'
  | 'to'
  | 'type'
  | 'unit'
  | 'wearer'
  | 'without'
  | 'years';

export type ShipmentCourier = 'delhivery' | 'shiprocket';

export type ShipmentPickupState =
  | 'picked_up'
  | 'pickup_problem'
  | 'pickup_scheduled'
  | 'qc_failed'
  | 'received';

export type ShipmentState = 'asked' | 'booked' | 'cancelled' | 'failed';

export type ShopImportMadeKind = 'collection' | 'custom-field';

export type ShopImportProductKind = 'coupon' | 'customer' | 'past-order' | 'product' | 'review';

export type ShopImportProductOutcome = 'changed' | 'new' | 'same' | 'skipped';

export type ShopImportState = 'checked' | 'checking' | 'choosing' | 'done' | 'running' | 'undoing' | 'undone';

export type SizePersonLiking = 'as-made' | 'close' | 'loose';

export type StaffColumnsList = 'customers' | 'orders' | 'products';

export type StaffRole = 'accountant' | 'manager' | 'owner' | 'packer' | 'support';

export type StaffViewList = 'customers' | 'orders' | 'products';

export type StockAlertStatus = 'active' | 'ended' | 'pending' | 'sent';

export type TaxDocumentFileCopy = 'recipient' | 'supplier' | 'transporter';

export type TaxDocumentKind = 'credit-note' | 'delivery-challan' | 'invoice';

export type TaxDocumentReason = 'corrected' | 'missing' | 'returned' | 'undelivered';

export type VisitStepKind = 'added' | 'begun' | 'checkout' | 'missed' | 'paying' | 'viewed';

export type WebhookDeliveryState = 'delivered' | 'failed' | 'sending' | 'waiting';

export type WebhookEndpointOffReason = 'failing' | 'gone' | 'owner';

export type ApiKey = {
  created_at: Generated<Date>;
  /**
   * null: it holds until it is deleted
   */
  expires_at: Date | null;
  /**
   * the last characters, by which the owner recognises it
   */
  hint: string;
  id: string;
  key_hash: Buffer;
  last_used_at: Date | null;
  name: string;
  scopes: string[];
  staff_id: string;
};

export type AuditEntry = {
  action: string;
  after: JSONColumnType<Record<string, unknown>> | null;
  at: Generated<Date>;
  before: JSONColumnType<Record<string, unknown>> | null;
  id: GeneratedAlways<number>;
  staff_id: string | null;
  staff_name: string;
  subject: string;
};

export type Avatar = {
  key: string;
  picture: Buffer;
  user_id: string;
};

export type BackupRun = {
  bytes: number | null;
  ended_at: Date | null;
  failure: string | null;
  id: GeneratedAlways<number>;
  name: string;
  /**
   * Why it was not verified although that was wanted: what is missing for it
   */
  not_verified: string | null;
  started_at: Generated<Date>;
  verified_at: Date | null;
};

export type BlockedContact = {
  at: Generated<Date>;
  contact: string;
  reason: string;
  staff_name: string;
};

export type BookingItem = {
  courier: BookingItemCourier;
  height_cm: number;
  length_cm: number;
  parcel_id: string;
  position: number;
  problem: string | null;
  run_id: string;
  shipment_id: string | null;
  weight_grams: number;
  width_cm: number;
};

export type BookingRun = {
  created_at: Generated<Date>;
  id: string;
  staff_id: string | null;
  staff_name: string;
};

export type BoughtTogether = {
  orders: number;
  other_id: string;
  product_id: string;
};

export type Campaign = {
  begun_at: Date | null;
  body: Json;
  changed_at: Generated<Date>;
  code: string;
  done_at: Date | null;
  id: string;
  preheader: string;
  product_ids: string[];
  segment: Json;
  send_at: Date | null;
  status: Generated<CampaignStatus>;
  subject: string;
  version: Generated<number>;
};

export type CampaignRecipient = {
  campaign_id: string;
  email: string;
  id: Generated<string>;
  sent_at: Date | null;
  status: Generated<CampaignRecipientStatus>;
};

export type CartLine = {
  position: GeneratedAlways<number>;
  quantity: number;
  user_id: string;
  variant_id: number;
};

export type Checkout = {
  /**
   * keyed hash of the network address that opened it; forgotten after a day
   */
  address_key: string | null;
  amount: number;
  ask_again_at: Date | null;
  awaits_order_data: Generated<boolean>;
  buyer_key: string;
  buyer_left_at: Date | null;
  created_at: Generated<Date>;
  credit: Generated<number>;
  currency: string;
  expires_at: Date;
  /**
   * false: beyond the caps on reservations; its units can be sold to others until it is paid
   */
  holds_stock: Generated<boolean>;
  id: string;
  provider: string;
  provider_order_id: string | null;
  /**
   * null: opened for an amount alone, which no cart came to; what it is for comes with verify-payment
   */
  snapshot: Json | null;
  status: Generated<CheckoutStatus>;
  successor_id: string | null;
  units: Generated<number>;
  user_id: string | null;
};

export type CheckoutReminder = {
  checkout_id: string;
  first_at: Generated<Date>;
  returned_at: Date | null;
  second_at: Date | null;
};

export type CodBar = {
  at: Generated<Date>;
  contest_note: string | null;
  contested_at: Date | null;
  id: string;
  lift_note: string | null;
  lifted_at: Date | null;
  phone_hash: string | null;
  reason: string;
  staff_name: string;
  until: Date;
  user_id: string | null;
};

export type CodDecision = {
  checkout_id: string;
  decided_at: Generated<Date>;
  decision: Json;
};

export type Collection = {
  changed_at: Generated<Date>;
  /**
   * the last part of its address, /collection/{id}
   */
  id: string;
  matches: Generated<CollectionMatches>;
  picture: string | null;
  picture_alt: Generated<string>;
  position: Generated<number>;
  /**
   * null: a draft, which only staff see
   */
  published_at: Date | null;
  /**
   * null: its products are the rows of collection_product
   */
  rules: Json | null;
  seo_description: Generated<string>;
  seo_title: Generated<string>;
  sort: Generated<CollectionSort>;
  story: Generated<Json>;
  title: string;
  version: Generated<number>;
};

export type CollectionProduct = {
  collection_id: string;
  position: number;
  product_id: string;
};

export type ComplementaryProduct = {
  other_id: string;
  position: number;
  product_id: string;
};

export type ConfirmationMail = {
  asked_at: Generated<Date>;
  email: string;
  purpose: string;
};

export type Coupon = {
  amount: number | null;
  basis_points: number | null;
  categories: Generated<string[]>;
  code: string;
  description: Generated<string>;
  discount_type: CouponDiscountType;
  ends_at: Date | null;
  held: GeneratedAlways<number>;
  id: string;
  is_active: Generated<boolean>;
  is_listed: Generated<boolean>;
  maximum_discount: number | null;
  minimum_order_amount: Generated<number>;
  name: string;
  per_shopper_limit: number | null;
  starts_at: Generated<Date>;
  usage_limit: number | null;
  used: GeneratedAlways<number>;
  version: Generated<number>;
};

export type CouponUse = {
  at: Generated<Date>;
  checkout_id: string;
  coupon_id: string;
  shopper_keys: string[];
  state: Generated<CouponUseState>;
};

export type CourierBill = {
  file_hash: Buffer;
  file_name: string;
  id: string;
  imported_at: Generated<Date>;
  staff_name: string;
  template: CourierBillTemplate;
};

export type CourierBillLine = {
  amount: number;
  bill_id: string;
  billed_on: Date;
  charge_hash: Buffer;
  charged_grams: number | null;
  entered_grams: number | null;
  expected_amount: number | null;
  expected_grams: number | null;
  finding: Generated<string>;
  kind: CourierBillLineKind;
  line: number;
  parcel_id: string | null;
  state: CourierBillLineState;
  tracking_number: string;
  zone: Generated<string>;
};

export type CourierEvent = {
  code: string;
  fingerprint: string;
  id: GeneratedAlways<number>;
  is_applied: boolean;
  occurred_at: Date;
  place: string;
  recorded_at: Generated<Date>;
  shipment_id: string;
  source: CourierEventSource;
  why_not: string | null;
  words: string;
};

export type CourierRequest = {
  answer: string | null;
  claimed_until: Date | null;
  created_at: Generated<Date>;
  done_at: Date | null;
  due_at: Generated<Date>;
  fault: CourierRequestFault | null;
  id: GeneratedAlways<number>;
  kind: CourierRequestKind;
  note: string | null;
  shipment_id: string;
  staff_name: string;
  state: Generated<CourierRequestState>;
  tries: Generated<number>;
};

export type CourierWebhook = {
  body: Json;
  body_hash: string;
  done_at: Date | null;
  id: GeneratedAlways<number>;
  received_at: Generated<Date>;
  shipment_id: string;
};

export type CreditAccount = {
  balance: Generated<number>;
  id: string;
  user_id: string | null;
};

export type CreditEntry = {
  account_id: string;
  amount: number;
  at: Generated<Date>;
  checkout_id: string | null;
  expires_at: Date | null;
  gift_card_id: string | null;
  grant_id: string | null;
  id: GeneratedAlways<number>;
  kind: CreditEntryKind;
  refund_id: string | null;
};

export type CreditGrant = {
  amount: number;
  created_at: Generated<Date>;
  decided_by: string | null;
  id: string;
  reason: string;
  staff_id: string | null;
  staff_name: string;
  state: CreditGrantState;
  user_id: string;
};

export type CustomField = {
  is_shown: Generated<boolean>;
  key: string;
  label: string;
  position: Generated<number>;
  type: Generated<CustomFieldType>;
};

export type DevMailbox = {
  at: Generated<Date>;
  /**
   * names of the files that came along
   */
  attachments: Generated<string[]>;
  headers: ColumnType<Record<string, string>, string | undefined, string>;
  html: string;
  message_id: string;
  recipient: string;
  subject: string;
  text: string;
};

export type DevMailboxFile = {
  content: Buffer;
  filename: string;
  message_id: string;
};

export type Dispute = {
  amount: number;
  deducted: Generated<number>;
  opened_at: Date;
  payment_id: string;
  provider_dispute_id: string;
  reason: string;
  respond_by: Date | null;
  status: DisputeStatus;
};

export type DoctorReport = {
  at: Date;
  failure: string | null;
  findings: Json;
  only_one: Generated<boolean>;
  took_ms: number;
};

export type DraftOrder = {
  box_name: string | null;
  cancelled_at: Date | null;
  checkout_id: string;
  cod_fee_waiver: string | null;
  created_at: Generated<Date>;
  discount_reason: string | null;
  id: string;
  link_sent_at: Date | null;
  link_url: string | null;
  return_id: string | null;
  staff_name: string;
};

export type ExtensionEvent = {
  event: string;
  extension: string;
};

export type ExtensionSecret = {
  extension: string;
  name: string;
  sealed: Buffer;
};

export type FilterDefinition = {
  description: Generated<string>;
  display_name: string;
  filter_type: FilterDefinitionFilterType;
  id: string;
  is_active: Generated<boolean>;
  name: string;
  position: number;
  type: FilterDefinitionType;
};

export type FilterValue = {
  color_code: string | null;
  display_name: string;
  filter_id: string;
  is_active: Generated<boolean>;
  position: number;
  value: string;
};

export type GiftCard = {
  amount: number;
  buyer_email: Generated<string>;
  buyer_name: Generated<string>;
  checkout_id: string | null;
  code_hash: Buffer | null;
  created_at: Generated<Date>;
  ended_at: Date | null;
  expires_at: Date | null;
  gift_message: Generated<string>;
  id: string;
  payment_id: string | null;
  payment_url: string | null;
  reason: Generated<string>;
  recipient_email: string;
  recipient_name: string;
  sealed_code: Buffer | null;
  send_at: Date;
  sent_at: Date | null;
  staff_id: string | null;
  staff_name: string | null;
  state: GiftCardState;
};

export type Grievance = {
  answered_at: Date | null;
  answered_by: string | null;
  email: string;
  id: string;
  name: string;
  order_number: Generated<string>;
  phone: Generated<string>;
  received_at: Generated<Date>;
  text: string;
  ticket: string;
};

export type GstFiling = {
  content_hash: string;
  filed_at: Generated<Date>;
  period: string;
  staff_name: string;
};

export type GuestCode = {
  code_hash: Buffer;
  expires_at: Date;
  key: string;
  tries_left: number;
};

export type ImportedCustomer = {
  import_id: string;
  invited_at: Date | null;
  /**
   * whether the import made the account
   */
  is_new: boolean;
  note: string;
  orders: number;
  /**
   * the file and line that say so, and whether they agreed to e-mails
   */
  source: string;
  spent: number;
  tags: string[];
  user_id: string;
};

export type ImportedProduct = {
  fields: Json;
  product_id: string;
};

export type ImportedSource = {
  became: Json;
  came: Json;
  head: string[];
  key: string;
  source: string;
};

export type ImportPicture = {
  import_id: string;
  next_try_at: Generated<Date>;
  problem: string | null;
  state: Generated<ImportPictureState>;
  tries: Generated<number>;
  url: string;
};

export type ImportPicturePlace = {
  alt: string;
  import_id: string;
  position: number;
  product_id: string;
  /**
   * the picture store's key of the file; null: it is not yet fetched
   */
  upload: string | null;
  url: string;
};

export type ImportReviewPicture = {
  import_id: string;
  position: number;
  review_id: string;
  url: string;
};

export type Installation = {
  name: string;
  value: string;
};

export type InstallationKey = {
  created_at: Generated<Date>;
  good_until: Date | null;
  id: string;
  purpose: string;
  sealed: Buffer;
};

export type Invalidation = {
  at: Generated<Date>;
  /**
   * row: rows of these products; level: only how many units can be bought; all: the table as a whole
   */
  change: InvalidationChange;
  changed_in: Generated<string>;
  product_id: Generated<string>;
  table_name: string;
};

export type JobOutbox = {
  id: GeneratedAlways<number>;
  name: string;
  /**
   * the request id and the trace of the work that asks for the job; null: nobody's
   */
  origin: Json | null;
  payload: Json;
  /**
   * null: at once
   */
  run_at: Date | null;
};

export type KeptFigure = {
  at: Date;
  name: string;
  value: Json;
};

export type KnownDevice = {
  device_hash: Buffer;
  last_used_at: Generated<Date>;
  user_id: string;
};

export type LedgerPosition = {
  provider: string;
  read_until: Date;
};

export type LineChange = {
  amount: number;
  at: Generated<Date>;
  id: string;
  kind: LineChangeKind;
  line_id: string;
  name: string;
  new_name: string | null;
  new_size: string | null;
  order_id: string;
  quantity: number;
  reason: string;
  refunded: number;
  size: string | null;
  staff_name: string;
  variant_id: number;
};

export type LinkToken = {
  email: string;
  expires_at: Date;
  purpose: LinkPurpose;
  token_hash: Buffer;
  user_id: string;
};

export type MessageConsent = {
  draft_id: string;
  id: GeneratedAlways<number>;
  is_wanted: boolean;
  said_at: Generated<Date>;
  staff_name: string | null;
};

export type MessageStop = {
  phone_hash: Buffer;
  stopped_at: Generated<Date>;
};

export type NewsletterSubscriber = {
  confirmed_at: Date | null;
  email: string;
  requested_at: Generated<Date>;
  status: NewsletterSubscriberStatus;
  unsubscribed_at: Date | null;
};

export type OrderEvent = {
  actor: string;
  at: Generated<Date>;
  id: GeneratedAlways<number>;
  order_id: string;
  status: OrderStatus;
};

export type OrderLine = {
  discount: Generated<number>;
  id: string;
  mrp: number | null;
  name: string;
  order_id: string;
  picture: string | null;
  position: number;
  /**
   * part of discount; the lines add up to that of the order
   */
  prepaid_discount: Generated<number>;
  product_id: string;
  /**
   * part of discount; the lines add up to that of the order
   */
  promotion_discount: Generated<number>;
  quantity: number;
  size: string | null;
  size_advice: OrderLineSizeAdvice | null;
  unit_price: number;
  variant_id: number;
};

export type OrderLink = {
  can_confirm: boolean;
  code_hash: Buffer;
  expires_at: Date;
  order_id: string;
};

export type OrderMail = {
  at: Generated<Date>;
  failure: string | null;
  message_id: string;
  order_id: string;
  subject: string;
};

export type OrderMessage = {
  channel: OrderMessageChannel;
  created_at: Generated<Date>;
  event: OrderMessageEvent;
  fault: string | null;
  field_values: Json;
  id: string;
  occasion: string;
  order_id: string;
  provider_message_id: string | null;
  recipient: string;
  state: Generated<OrderMessageState>;
  state_at: Generated<Date>;
  tries: Generated<number>;
};

export type OrderNote = {
  at: Generated<Date>;
  id: string;
  kind: OrderNoteKind;
  order_id: string;
  staff_name: string;
  subject: Generated<string>;
  text: string;
};

export type Orders = {
  address: JSONColumnType<Address>;
  amount: number;
  business_name: string | null;
  buyer_gstin: string | null;
  buyer_left_at: Date | null;
  buyer_name: string;
  checkout_id: string;
  cod_fee: Generated<number>;
  confirmed_at: Date | null;
  coupon_code: string | null;
  courier: string | null;
  /**
   * Paise of the amount that store credit pays and the courier does not collect; 0 for other orders than cash orders
   */
  credit: Generated<number>;
  currency: string;
  /**
   * those of its slowest product, as it was ordered
   */
  days_to_make: Generated<number>;
  discount: Generated<number>;
  email: string;
  gift_from: Generated<string>;
  gift_note: Generated<string>;
  gift_wrap: Generated<number>;
  id: string;
  is_express: Generated<boolean>;
  /**
   * false: cash on delivery that was not delivered yet
   */
  is_paid: Generated<boolean>;
  messages_wanted_at: Date | null;
  payment_method: string;
  phone: string;
  placed_at: Generated<Date>;
  /**
   * part of discount
   */
  prepaid_discount: Generated<number>;
  promised_from: string | null;
  promised_to: string | null;
  /**
   * part of discount
   */
  promotion_discount: Generated<number>;
  /**
   * their titles when it was ordered
   */
  promotions: Generated<string[]>;
  shipping: number;
  source: Generated<string>;
  status: Generated<OrderStatus>;
  subtotal: number;
  to_confirm_by: Date | null;
  tracking_number: string | null;
  user_id: string | null;
};

export type Packing = {
  last_scan: string | null;
  order_id: string;
  parcel_id: string | null;
  staff_name: string;
  started_at: Generated<Date>;
  station: string;
  touched_at: Generated<Date>;
};

export type PackingLine = {
  counted: number;
  line_id: string;
  order_id: string;
};

export type Parcel = {
  attempts: Generated<number>;
  cod_due: number | null;
  courier: string | null;
  created_at: Generated<Date>;
  disputed_at: Date | null;
  height_mm: number | null;
  id: string;
  is_express: Generated<boolean>;
  label_key: string | null;
  length_mm: number | null;
  number: number;
  order_id: string;
  outcome: ParcelOutcome | null;
  packed_at: Date | null;
  state: Generated<ParcelState>;
  state_at: Generated<Date>;
  tracking_number: string | null;
  weight_grams: number | null;
  width_mm: number | null;
};

export type ParcelEvent = {
  actor: string;
  at: Generated<Date>;
  decision: ParcelEventDecision | null;
  id: GeneratedAlways<number>;
  note: string | null;
  parcel_id: string;
  reason: ParcelEventReason | null;
  state: ParcelState;
};

export type ParcelLine = {
  line_id: string;
  parcel_id: string;
};

export type PastOrder = {
  address: string;
  email: string;
  id: string;
  import_id: string | null;
  /**
   * what was bought: [{"name": …, "sku": …, "quantity": …, "price": …}]
   */
  lines: Json;
  name: string;
  number: string;
  payment_method: string;
  phone: string;
  placed_at: Date;
  refunded: number;
  status: PastOrderStatus;
  total: number;
};

export type Payment = {
  amount: number;
  captured_at: Generated<Date>;
  checkout_id: string;
  currency: string;
  id: string;
  method: string;
  order_id: string | null;
  provider: string;
  provider_payment_id: string;
};

export type PaymentAccount = {
  changed_at: Generated<Date>;
  provider: PaymentAccountProvider;
  /**
   * the keys as JSON, sealed with the connection key
   */
  sealed: Buffer;
};

export type PaymentReview = {
  decided_at: Date | null;
  opened_at: Generated<Date>;
  outcome: PaymentReviewOutcome | null;
  payment_id: string;
  reason: PaymentReviewReason;
  staff_name: string | null;
};

export type Payout = {
  amount: number;
  approved_by: string | null;
  asked_at: Date | null;
  attempt: number;
  bank_reference: string | null;
  created_at: Generated<Date>;
  id: string;
  kind: PayoutKind;
  payee_hash: string | null;
  payee_hint: string;
  payee_sealed: Buffer | null;
  problem: string | null;
  provider_payout_id: string | null;
  refund_id: string;
  staff_id: string | null;
  staff_name: string;
  state: PayoutState;
  state_at: Generated<Date>;
};

export type PictureUpload = {
  alt: Generated<string>;
  at: Generated<Date>;
  crop: Json | null;
  id: string;
  problem: string | null;
  product_id: string;
  replaces: string | null;
  upload: string;
};

export type PinService = {
  checked_at: Generated<Date>;
  courier: PinServiceCourier;
  days_from: number | null;
  days_to: number | null;
  from_pin: string;
  has_cod: boolean;
  has_pickup: boolean;
  is_served: boolean;
  pin: string;
};

export type PrintRun = {
  done: Generated<number>;
  id: string;
  started_at: Generated<Date>;
  total: number;
};

export type Product = {
  /**
   * null: not archived; counts only while published_at is null
   */
  archived_at: Date | null;
  bestseller_rank: number | null;
  /**
   * empty: the shop's own
   */
  brand: Generated<string>;
  category: string;
  changed_at: GeneratedAlways<Date>;
  /**
   * what the colour is called among those of its group
   */
  color: Generated<string>;
  /**
   * its swatch; null: that of the value by which the filter finds it
   */
  color_code: string | null;
  /**
   * values by the key of custom_field; those of keys without a definition are kept, too
   */
  custom: Generated<Json>;
  /**
   * working days until a unit is ready; counts only while a size is made to order; null: none
   */
  days_to_make: number | null;
  description: string;
  details: Generated<Json>;
  facets: Generated<string[]>;
  filter_tags: GeneratedAlways<string[]>;
  /**
   * when its garments were last measured anew; earlier purchases say nothing about its fit
   */
  fit_since: Date | null;
  /**
   * products with the same one are the colours of one design; null: it has one colour
   */
  group_id: string | null;
  group_position: Generated<number>;
  has_size: boolean;
  hsn: Generated<string>;
  id: string;
  /**
   * its link works, but no list, search, feed or sitemap has it
   */
  is_unlisted: Generated<boolean>;
  low_stock_at: number | null;
  mrp: number | null;
  name: string;
  /**
   * by the picture's address: alt, and upload and crop that it was made of
   */
  picture_notes: Generated<Json>;
  pictures: Generated<string[]>;
  /**
   * paise, tax included
   */
  price: number;
  product_type: Generated<string>;
  published_at: Date | null;
  searched_details: GeneratedAlways<string>;
  seo_description: Generated<string>;
  seo_title: Generated<string>;
  /**
   * where it was imported from: shopify, woocommerce, …
   */
  source: string | null;
  source_key: string | null;
  /**
   * the rich description, blocks of contract/src/values/rich-text.ts
   */
  story: Generated<Json>;
  sub_category: string;
  /**
   * which rows of tax_rate hold for it
   */
  tax_rule: Generated<ProductTaxRule>;
  version: Generated<number>;
};

export type ProductDay = {
  added: number;
  day: Date;
  missed: number;
  product_id: string;
  /**
   * empty: the product as a whole
   */
  size: string;
  viewed: number;
};

export type ProductImport = {
  bytes_done: Generated<number>;
  content: Generated<Buffer>;
  content_hash: Buffer | null;
  created_at: Generated<Date>;
  fields_cleared: Generated<number>;
  file_name: string;
  id: string;
  lines_done: Generated<number>;
  problem: string | null;
  rows_changed: Generated<number>;
  rows_done: Generated<number>;
  rows_new: Generated<number>;
  rows_placed: Generated<number>;
  rows_same: Generated<number>;
  rows_stock: Generated<number>;
  rows_total: Generated<number>;
  rows_warned: Generated<number>;
  rows_wrong: Generated<number>;
  sets_stock: Generated<boolean>;
  staff_id: string | null;
  staff_name: string;
  state: Generated<ProductImportState>;
};

export type ProductImportChange = {
  after: string;
  before: string;
  import_id: string;
  line: number;
  name: string;
  position: number;
  product_name: string;
};

export type ProductImportFault = {
  cells: string[];
  import_id: string;
  line: number;
  message: string;
  name: string;
};

export type ProductImportPart = {
  content: Buffer;
  import_id: string;
  position: number;
};

export type ProductImportWarning = {
  import_id: string;
  kind: string | null;
  line: number;
  message: string;
  name: string;
  position: number;
};

export type ProductRating = {
  fit_large: Generated<number>;
  fit_small: Generated<number>;
  fit_true: Generated<number>;
  product_id: string;
  stars_1: Generated<number>;
  stars_2: Generated<number>;
  stars_3: Generated<number>;
  stars_4: Generated<number>;
  stars_5: Generated<number>;
};

export type Promotion = {
  /**
   * contract/src/sales/promotion.ts
   */
  benefit: Json;
  categories: Generated<string[]>;
  /**
   * both of two promotions must allow each other's class
   */
  combines_with: Generated<string[]>;
  ends_at: Date | null;
  id: string;
  is_active: Generated<boolean>;
  /**
   * only for shoppers who have not ordered yet
   */
  is_first_order: Generated<boolean>;
  per_shopper_limit: number | null;
  product_ids: Generated<string[]>;
  scope: PromotionScope;
  starts_at: Generated<Date>;
  /**
   * what shoppers read in the cart and on the order
   */
  title: string;
  usage_limit: number | null;
  version: Generated<number>;
};

export type PromotionCollection = {
  collection_id: string;
  promotion_id: string;
};

export type PromotionUse = {
  at: Generated<Date>;
  checkout_id: string;
  promotion_id: string;
  shopper_keys: string[];
  state: Generated<PromotionUseState>;
};

export type RateLimit = {
  expire: number | null;
  key: string;
  points: Generated<number>;
};

export type Redirect = {
  created_at: Generated<Date>;
  /**
   * in lower case, without a slash at the end; of the query only WooCommerce's, as in /?p=12
   */
  from_path: string;
  hits: Generated<number>;
  last_hit_at: Date | null;
  /**
   * rename: made by the shop because an address changed
   */
  origin: Generated<RedirectOrigin>;
  to_path: string;
};

export type RedirectMiss = {
  count: Generated<number>;
  first_at: Generated<Date>;
  last_at: Generated<Date>;
  path: string;
};

export type Refund = {
  amount: number;
  bank_reference: string | null;
  created_at: Generated<Date>;
  given_up_at: Date | null;
  id: string;
  origin: Generated<RefundOrigin>;
  payment_id: string;
  provider_refund_id: string | null;
  reason: string;
  refusal: string | null;
  request_id: string | null;
  return_id: string | null;
  settled_at: Date | null;
  staff_name: string | null;
  status: Generated<RefundStatus>;
  stuck_reported_at: Date | null;
  to_credit: Generated<boolean>;
  will_follow: Generated<boolean>;
};

export type ReminderOptOut = {
  at: Generated<Date>;
  email: string;
};

export type Remittance = {
  file_name: string;
  id: string;
  imported_at: Generated<Date>;
  reference: string;
  staff_name: string;
};

export type RemittanceLine = {
  amount: number;
  deductions: Generated<number>;
  line: number;
  parcel_id: string | null;
  remittance_id: string;
  repeated_parcel_id: string | null;
  unknown_number: string | null;
};

export type Reservation = {
  checkout_id: string;
  quantity: number;
  variant_id: number;
};

export type ReturnEvent = {
  actor: string;
  at: Generated<Date>;
  id: GeneratedAlways<number>;
  note: string | null;
  return_id: string;
  status: ReturnStatus;
};

export type ReturnPhoto = {
  picture: Buffer;
  return_id: string;
  uploaded_at: Generated<Date>;
};

export type ReturnPickup = {
  booked_at: Generated<Date>;
  courier: string;
  pickup_on: string;
  return_id: string;
  staff_name: string;
  tracking_number: string | null;
};

export type ReturnRequest = {
  damaged_quantity: Generated<number>;
  exchange_checkout_id: string | null;
  exchange_size: string | null;
  id: string;
  line_id: string;
  order_id: string;
  paid_line_id: string;
  quantity: Generated<number>;
  reason: string;
  /**
   * which of the usual reasons the text begins with; kept when the text is erased
   */
  reason_kind: Generated<ReturnRequestReasonKind>;
  refund_amount: number;
  requested_at: Generated<Date>;
  status: Generated<ReturnStatus>;
  to_credit: Generated<boolean>;
  /**
   * what was paid for the units and is not refunded, because of their condition
   */
  withheld_amount: Generated<number>;
  written_off_quantity: Generated<number>;
};

export type Review = {
  author_name: string;
  body: string;
  edited_at: Date | null;
  fit: ReviewFit | null;
  /**
   * what it said before its author edited it last; null if never published and edited
   */
  former: Json | null;
  height_cm: number | null;
  helpful: Generated<number>;
  id: string;
  /**
   * whether its source says that its author bought the product
   */
  is_verified_by_source: Generated<boolean>;
  line_id: string | null;
  product_id: string;
  published_at: Date | null;
  rating: number;
  refusal: ReviewRefusal | null;
  replied_at: Date | null;
  replied_by: string | null;
  reply: string | null;
  size: string | null;
  /**
   * null: written here by who bought the line
   */
  source: ReviewSource | null;
  status: Generated<ReviewStatus>;
  submitted_at: Generated<Date>;
  title: string;
  usual_size: string;
};

export type ReviewPicture = {
  id: string;
  large: Buffer;
  /**
   * of the buyer who uploaded it; null for one that came with an import
   */
  line_id: string | null;
  position: Generated<number>;
  review_id: string | null;
  small: Buffer;
  uploaded_at: Generated<Date>;
};

export type ReviewRequest = {
  order_id: string;
  /**
   * null: not reminded, or reviewed before that
   */
  reminded_at: Date | null;
  requested_at: Generated<Date>;
};

export type ReviewVote = {
  review_id: string;
  voter_hash: string;
};

export type SalesSum = {
  at: Date;
  gross: number;
  online: number;
  orders: number;
  refunded: number;
};

export type SearchCount = {
  day: Date;
  /**
   * Of these, how often there were none
   */
  empty: Generated<number>;
  /**
   * How often a product was opened from them
   */
  opened: Generated<number>;
  search: string;
  /**
   * How often its results were shown
   */
  shown: Generated<number>;
};

export type SearchPin = {
  position: number;
  product_id: string;
  /**
   * Its words folded and in the singular: Silk Sarees is silk saree
   */
  search: string;
};

export type SearchSnapshot = {
  cluster: string;
  id: string;
  made_at: Generated<Date>;
  made_in: Generated<string>;
};

export type SearchSynonym = {
  meaning: string;
  word: string;
};

export type SearchWord = {
  /**
   * Words of names and tags that it finds too, the nearest first; they do not find it. Of a wearer the first one that products have.
   */
  finds: Generated<string[]>;
  /**
   * type: what a product is, so that other things are no answer; other: a word that is no misspelling of another one;
   *    silent: says nothing; goes_with: what stands before it only goes with what is looked for (suit ke liye dupatta);
   *    without: what stands after it must not be found (saree without zari);
   *    any: stands for any product, or for any of those that it finds (collection, clothes); reduced: below its MRP;
   *    cheap, new: what comes first among equals; at_most, at_least, to, currency: beside an amount; times: what the number
   *    before it is multiplied by; number: its value before times; years, months: beside an age; percent, unit: the number
   *    before it is a share or a measure, no price; a size finds sizes
   */
  kind: SearchWordKind;
  word: string;
};

export type Session = {
  created_at: Generated<Date>;
  key_hash: Buffer;
  last_seen_at: Generated<Date>;
  user_id: string;
};

export type SettlementRun = {
  began_at: Date;
  only_one: Generated<boolean>;
};

export type Shipment = {
  carrier: string | null;
  courier: ShipmentCourier;
  courier_order_id: string | null;
  courier_shipment_id: string | null;
  created_at: Generated<Date>;
  height_cm: number;
  id: string;
  is_express: Generated<boolean>;
  is_unclear: Generated<boolean>;
  length_cm: number;
  order_id: string;
  parcel_id: string | null;
  pickup_on: string | null;
  pickup_state: ShipmentPickupState | null;
  reference: string;
  scanned_at: Date | null;
  sent_at: Date | null;
  staff_name: string;
  state: Generated<ShipmentState>;
  told: string | null;
  track_at: Date | null;
  tracked_at: Date | null;
  tracking_number: string | null;
  weight_grams: number;
  width_cm: number;
};

export type ShipmentReturn = {
  return_id: string;
  shipment_id: string;
};

export type ShippingFileTemplate = {
  changed_at: Generated<Date>;
  columns: Json;
  id: string;
  name: string;
};

export type ShopImport = {
  created_at: Generated<Date>;
  id: string;
  /**
   * how many of its customers are invited each day; null: none
   */
  invites_per_day: number | null;
  mapping: Json | null;
  staff_id: string;
  staff_name: string;
  state: Generated<ShopImportState>;
};

export type ShopImportFile = {
  /**
   * texts with accents, for a look, where the encoding was guessed
   */
  accents: string[];
  /**
   * its headings as they came, where some of head are staff's; null: head is as it came
   */
  came: string[] | null;
  encoding: string;
  head: string[];
  import_id: string;
  kind: string;
  name: string;
  position: number;
  rows: number;
};

export type ShopImportMade = {
  import_id: string;
  key: string;
  kind: ShopImportMadeKind;
  /**
   * why it was not taken back; null: it was, or nobody asked for it yet
   */
  stays: string | null;
  /**
   * what it was called then
   */
  title: string;
};

export type ShopImportProduct = {
  import_id: string;
  key: string;
  kind: Generated<ShopImportProductKind>;
  notes: Generated<Json>;
  /**
   * null: not yet checked, imported or taken back
   */
  outcome: ShopImportProductOutcome | null;
  position: number;
  product_ids: Generated<string[]>;
  title: Generated<string>;
  /**
   * what to take back: [{"productId": …, "isNew": true} or {"productId": …, "entryId": …}]
   */
  undo: Generated<Json>;
};

export type ShopImportRow = {
  cells: string[];
  file: number;
  import_id: string;
  /**
   * which product it belongs to, wherever in the files its rows are
   */
  key: string;
  line: number;
};

export type ShopSetting = {
  changed_at: Generated<Date>;
  name: string;
  value: Json;
};

export type SiteDocument = {
  changed_at: Generated<Date>;
  draft: Json | null;
  key: string;
  kind: string;
  publish_at: Date | null;
  published: Json | null;
  staff_id: string | null;
  staff_name: string;
  version: Generated<number>;
};

export type SiteVersion = {
  document: Json;
  id: GeneratedAlways<number>;
  key: string;
  kind: string;
  published_at: Generated<Date>;
  staff_name: string;
};

export type SizePerson = {
  added_at: Generated<Date>;
  birth_month: string | null;
  bust_cm: number | null;
  height_cm: number | null;
  hip_cm: number | null;
  id: string;
  is_child: boolean;
  liking: SizePersonLiking;
  measured_on: string | null;
  name: string;
  user_id: string;
  usual_size: string;
  waist_cm: number | null;
};

export type Staff = {
  created_at: Generated<Date>;
  email: string;
  id: string;
  is_active: Generated<boolean>;
  name: string;
  password_hash: string;
  role: StaffRole;
  setup_code_hash: Buffer | null;
  setup_code_until: Date | null;
  temporary_until: Date | null;
  totp_confirmed_at: Date | null;
  totp_last_step: Generated<number>;
  totp_secret: string | null;
};

export type StaffColumns = {
  columns: string[];
  list: StaffColumnsList;
  staff_id: string;
};

export type StaffRecoveryCode = {
  code_hash: Buffer;
  staff_id: string;
};

export type StaffSession = {
  address: string;
  browser: string;
  has_second_factor: Generated<boolean>;
  id: string;
  key_hash: Buffer;
  last_seen_at: Generated<Date>;
  opened_at: Generated<Date>;
  staff_id: string;
};

export type StaffView = {
  created_at: Generated<Date>;
  id: string;
  list: StaffViewList;
  name: string;
  query: string;
  staff_id: string;
};

export type StockAlert = {
  email: string;
  /**
   * when a unit was held for it; null: none was
   */
  held_at: Date | null;
  id: string;
  product_id: string;
  requested_at: Generated<Date>;
  sent_at: Date | null;
  /**
   * null: any size
   */
  size: string | null;
  status: StockAlertStatus;
  user_id: string | null;
};

export type StockHold = {
  /**
   * null: was deleted, and the unit is held only while it is in a checkout
   */
  alert_id: string | null;
  /**
   * the open checkout that the unit is bought in
   */
  checkout_id: string | null;
  held_at: Generated<Date>;
  /**
   * null: the mail has not been sent yet
   */
  held_until: Date | null;
  /**
   * random: whoever has it, from the mail, may buy the unit
   */
  id: Generated<string>;
  variant_id: number;
};

export type StockMovement = {
  at: Generated<Date>;
  checkout_id: string | null;
  id: GeneratedAlways<number>;
  kind: MovementKind;
  note: string | null;
  on_hand_change: Generated<number>;
  reserved_change: Generated<number>;
  variant_id: number;
};

export type StockRequest = {
  body_hash: Buffer;
  recorded_at: Generated<Date>;
  reply: Json;
  request_id: string;
};

export type TaxDocument = {
  content: Json;
  id: string;
  issued_at: ColumnType<Date, Date, never>;
  kind: TaxDocumentKind;
  line_change_id: string | null;
  number: string;
  order_id: string;
  parcel_id: string | null;
  reason: TaxDocumentReason | null;
  return_id: string | null;
};

export type TaxDocumentFile = {
  content: Buffer;
  copy: TaxDocumentFileCopy;
  document_id: string;
  made_at: Generated<Date>;
};

export type TaxRate = {
  basis_points: number;
  rule: string;
  starts_on: Date;
  up_to: number | null;
};

export type TaxSeries = {
  financial_year: string;
  kind: TaxDocumentKind;
  last_serial: number;
};

export type TrackingCode = {
  code_hash: Buffer;
  email: string;
  expires_at: Date;
  tries_left: number;
};

export type TransitTime = {
  days_from: number;
  days_to: number;
  parcels: number;
  pin_prefix: string;
};

export type UnheldLine = {
  checkout_id: string;
  quantity: number;
  variant_id: number;
};

export type UnmatchedPayment = {
  amount: number;
  captured_at: Date;
  checkout_id: string | null;
  currency: string;
  found_at: Generated<Date>;
  is_ours: boolean;
  provider: string;
  provider_order_id: string | null;
  provider_payment_id: string;
};

export type Users = {
  address: Json;
  email: string;
  email_confirmed_at: Date | null;
  id: string;
  joined_at: Generated<Date>;
  name: string;
  password_hash: string | null;
  pending_email: string | null;
  phone: Generated<string>;
  preferences: Json;
  /**
   * null: the wishlist is not shared
   */
  wishlist_code: string | null;
};

export type Variant = {
  barcode: Generated<string>;
  /**
   * where it lies in the stock room, in the words of whoever packs
   */
  bin_location: Generated<string>;
  charged_grams: GeneratedAlways<number>;
  /**
   * paise, what the shop paid for a unit; for the staff only
   */
  cost: number | null;
  height_mm: Generated<number>;
  id: GeneratedAlways<number>;
  length_mm: Generated<number>;
  /**
   * other codes that scanners read on it, besides barcode
   */
  more_barcodes: Generated<string[]>;
  on_hand: GeneratedAlways<number>;
  /**
   * what it was made of elsewhere: [{"name": "Size", "value": "M"}]
   */
  options: Generated<Json>;
  /**
   * paise; null: the product's; 0: none, though the product has one
   */
  own_mrp: number | null;
  /**
   * paise; null: the product's, which is the lowest of its sizes
   */
  own_price: number | null;
  position: Generated<number>;
  product_id: string;
  reserved: GeneratedAlways<number>;
  /**
   * null: the product has no sizes
   */
  size: string | null;
  sku: string;
  /**
   * what it is called in product.source
   */
  source_key: string | null;
  /**
   * made to order: on hand never falls below it; null: its stock is counted
   */
  topped_up_to: number | null;
  weight_grams: Generated<number>;
  width_mm: Generated<number>;
};

export type VisitCount = {
  hour: Date;
  visits: number;
};

export type VisitDay = {
  added: number;
  checkout: number;
  day: Date;
  paying: number;
  source: string;
  viewed: number;
  visits: number;
};

export type VisitStep = {
  at: Generated<Date>;
  kind: VisitStepKind;
  product_id: string | null;
  size: string | null;
  source: string;
  visit: string;
};

export type WebhookDelivery = {
  /**
   * the HTTP status of the last answer
   */
  answer: number | null;
  created_at: Generated<Date>;
  data: Json;
  endpoint_id: string;
  event_id: string;
  /**
   * why the last try got no answer
   */
  fault: string | null;
  id: Generated<string>;
  next_try_at: Date | null;
  state: Generated<WebhookDeliveryState>;
  tries: Generated<number>;
  type: string;
};

export type WebhookEndpoint = {
  created_at: Generated<Date>;
  events: string[];
  /**
   * null: the last try was accepted
   */
  failing_since: Date | null;
  /**
   * also signs for a day after the secret was changed
   */
  former_secret: Buffer | null;
  former_secret_until: Date | null;
  id: string;
  note: Generated<string>;
  off_reason: WebhookEndpointOffReason | null;
  off_since: Date | null;
  sealed_secret: Buffer;
  url: string;
};

export type WebhookEvent = {
  id: string;
  kind: string;
  provider: string;
  provider_dispute_id: string | null;
  provider_order_id: string | null;
  provider_payout_id: string | null;
  provider_refund_id: string | null;
  received_at: Generated<Date>;
  settled_at: Date | null;
};

export type WishlistItem = {
  added_at: Generated<Date>;
  product_id: string;
  user_id: string;
};

export type WorkerRun = {
  at: Date;
  only_one: Generated<boolean>;
};

export type DB = {
  api_key: ApiKey;
  audit_entry: AuditEntry;
  avatar: Avatar;
  backup_run: BackupRun;
  blocked_contact: BlockedContact;
  booking_item: BookingItem;
  booking_run: BookingRun;
  bought_together: BoughtTogether;
  campaign: Campaign;
  campaign_recipient: CampaignRecipient;
  cart_line: CartLine;
  checkout: Checkout;
  checkout_reminder: CheckoutReminder;
  cod_bar: CodBar;
  cod_decision: CodDecision;
  collection: Collection;
  collection_product: CollectionProduct;
  complementary_product: ComplementaryProduct;
  confirmation_mail: ConfirmationMail;
  coupon: Coupon;
  coupon_use: CouponUse;
  courier_bill: CourierBill;
  courier_bill_line: CourierBillLine;
  courier_event: CourierEvent;
  courier_request: CourierRequest;
  courier_webhook: CourierWebhook;
  credit_account: CreditAccount;
  credit_entry: CreditEntry;
  credit_grant: CreditGrant;
  custom_field: CustomField;
  dev_mailbox: DevMailbox;
  dev_mailbox_file: DevMailboxFile;
  dispute: Dispute;
  doctor_report: DoctorReport;
  draft_order: DraftOrder;
  extension_event: ExtensionEvent;
  extension_secret: ExtensionSecret;
  filter_definition: FilterDefinition;
  filter_value: FilterValue;
  gift_card: GiftCard;
  grievance: Grievance;
  gst_filing: GstFiling;
  guest_code: GuestCode;
  import_picture: ImportPicture;
  import_picture_place: ImportPicturePlace;
  import_review_picture: ImportReviewPicture;
  imported_customer: ImportedCustomer;
  imported_product: ImportedProduct;
  imported_source: ImportedSource;
  installation: Installation;
  installation_key: InstallationKey;
  invalidation: Invalidation;
  job_outbox: JobOutbox;
  kept_figure: KeptFigure;
  known_device: KnownDevice;
  ledger_position: LedgerPosition;
  line_change: LineChange;
  link_token: LinkToken;
  message_consent: MessageConsent;
  message_stop: MessageStop;
  newsletter_subscriber: NewsletterSubscriber;
  order_event: OrderEvent;
  order_line: OrderLine;
  order_link: OrderLink;
  order_mail: OrderMail;
  order_message: OrderMessage;
  order_note: OrderNote;
  orders: Orders;
  packing: Packing;
  packing_line: PackingLine;
  parcel: Parcel;
  parcel_event: ParcelEvent;
  parcel_line: ParcelLine;
  past_order: PastOrder;
  payment: Payment;
  payment_account: PaymentAccount;
  payment_review: PaymentReview;
  payout: Payout;
  picture_upload: PictureUpload;
  pin_service: PinService;
  print_run: PrintRun;
  product: Product;
  product_day: ProductDay;
  product_import: ProductImport;
  product_import_change: ProductImportChange;
  product_import_fault: ProductImportFault;
  product_import_part: ProductImportPart;
  product_import_warning: ProductImportWarning;
  product_rating: ProductRating;
  promotion: Promotion;
  promotion_collection: PromotionCollection;
  promotion_use: PromotionUse;
  rate_limit: RateLimit;
  redirect: Redirect;
  redirect_miss: RedirectMiss;
  refund: Refund;
  reminder_opt_out: ReminderOptOut;
  remittance: Remittance;
  remittance_line: RemittanceLine;
  reservation: Reservation;
  return_event: ReturnEvent;
  return_photo: ReturnPhoto;
  return_pickup: ReturnPickup;
  return_request: ReturnRequest;
  review: Review;
  review_picture: ReviewPicture;
  review_request: ReviewRequest;
  review_vote: ReviewVote;
  sales_sum: SalesSum;
  search_count: SearchCount;
  search_pin: SearchPin;
  search_snapshot: SearchSnapshot;
  search_synonym: SearchSynonym;
  search_word: SearchWord;
  session: Session;
  settlement_run: SettlementRun;
  shipment: Shipment;
  shipment_return: ShipmentReturn;
  shipping_file_template: ShippingFileTemplate;
  shop_import: ShopImport;
  shop_import_file: ShopImportFile;
  shop_import_made: ShopImportMade;
  shop_import_product: ShopImportProduct;
  shop_import_row: ShopImportRow;
  shop_setting: ShopSetting;
  site_document: SiteDocument;
  site_version: SiteVersion;
  size_person: SizePerson;
  staff: Staff;
  staff_columns: StaffColumns;
  staff_recovery_code: StaffRecoveryCode;
  staff_session: StaffSession;
  staff_view: StaffView;
  stock_alert: StockAlert;
  stock_hold: StockHold;
  stock_movement: StockMovement;
  stock_request: StockRequest;
  tax_document: TaxDocument;
  tax_document_file: TaxDocumentFile;
  tax_rate: TaxRate;
  tax_series: TaxSeries;
  tracking_code: TrackingCode;
  transit_time: TransitTime;
  unheld_line: UnheldLine;
  unmatched_payment: UnmatchedPayment;
  users: Users;
  variant: Variant;
  visit_count: VisitCount;
  visit_day: VisitDay;
  visit_step: VisitStep;
  webhook_delivery: WebhookDelivery;
  webhook_endpoint: WebhookEndpoint;
  webhook_event: WebhookEvent;
  wishlist_item: WishlistItem;
  worker_run: WorkerRun;
};
