import type { CourierName } from '@gulmohar/contract/admin/shipment.ts';
import type { AttemptReason } from '@gulmohar/contract/fulfilment/parcel.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { ParcelState } from '../../platform/database/tables.ts';

/** Where a parcel goes to, or where returned items are collected. */
export type Recipient = {
  firstName: string;
  lastName: string;
  street: string;
  city: string;
  state: string;
  pin: string;
  phone: string;
  email: string;
};

/** The place that parcels leave, under the name that it has at the courier. */
export type Warehouse = Omit<Recipient, 'firstName' | 'lastName' | 'email'> & {
  name: string;
  company: string;
};

export type NewShipment = {
  /** Ours; the courier books nothing twice under one. */
  reference: string;
  /** The courier may know it: an earlier call had no answer. It is looked up first. */
  mayExist: boolean;
  placedAt: Date;
  person: Recipient;
  warehouse: Warehouse;
  /** Prices of one unit, as paid. */
  items: { name: string; sku: string; hsn: string; quantity: number; price: Paise }[];
  /** What it is worth. */
  value: Paise;
  /** What the courier collects; null: it is paid. */
  cod: Paise | null;
  grams: number;
  lengthCm: number;
  widthCm: number;
  heightCm: number;
  /** By air, or as fast as the courier goes. */
  isExpress: boolean;
};

export type Booked = {
  courierOrderId: string | null;
  courierShipmentId: string | null;
  trackingNumber: string;
  /** Who carries it, where that is not the courier itself. */
  carrier: string | null;
};

/** What a shipment is known by at its courier. */
export type Shipped = Booked & { reference: string };

/**
 * What a scan means: a state of the parcel; `qc_failed`: returned items were not accepted at the door; `nothing`: no step;
 * `unknown`: something that the shop does not know.
 */
export type Meaning = ParcelState | 'qc_failed' | 'nothing' | 'unknown';

export type Scan = {
  code: string;
  words: string;
  place: string;
  at: Date;
  meaning: Meaning;
  /** Of a failed attempt. */
  reason?: AttemptReason;
};

/** The way of one shipment so far, the oldest scan first. */
export type Track = { trackingNumber: string; scans: Scan[] };

export type Route = {
  from: string;
  to: string;
  grams: number;
  cod: boolean;
  /** Paise. */
  value: Paise;
};

export type Service = {
  isServed: boolean;
  hasCod: boolean;
  /** Whether it collects returned items there. */
  hasPickup: boolean;
  /** Days from pickup to delivery, as the courier estimates; undefined: it did not say. */
  days?: { from: number; to: number };
};

/** The way of one parcel, packed. */
export type ParcelRoute = Route &
  Pick<NewShipment, 'lengthCm' | 'widthCm' | 'heightCm'> & { isExpress: boolean };

/** What a courier says of it before it is booked. */
export type Quote = {
  isServed: boolean;
  hasCod: boolean;
  /** What it will charge, as it estimates; undefined: it did not say. */
  charge?: Paise;
  /** Until it arrives; undefined: it did not say. */
  days?: number;
};

/** What a webhook is about; nothing of it is believed without the tracking call. */
export type Hint = { trackingNumber: string; body: object };

/**
 * The gateway to a courier. Calls go over the network and are never made inside a database transaction. All but
 * `readWebhook` throw `CourierError`.
 */
export type Courier = {
  readonly name: CourierName;
  /** As the admin calls it. */
  readonly title: string;
  readonly testMode: boolean;
  /** @returns the names of the pickup places that the account has; undefined where the courier has no call for them */
  check(): Promise<string[] | undefined>;
  serviceability(route: Route): Promise<Service>;
  quote(route: ParcelRoute): Promise<Quote>;
  /** Books it, or gives the booking that there is. */
  book(shipment: NewShipment): Promise<Booked>;
  /** The same for a pickup of returned items: `person` has them, `warehouse` gets them. */
  bookReturn(shipment: NewShipment): Promise<Booked>;
  /** Undefined: there is none under this reference that stands. */
  find(reference: string): Promise<Partial<Booked> | undefined>;
  /** The courier's own label, a PDF. */
  label(shipment: Shipped): Promise<Buffer>;
  /** Has it come for all of them at once. @returns when it comes, in the courier's words; empty: it was to come anyway */
  requestPickup(shipments: readonly Shipped[], warehouse: Warehouse): Promise<string>;
  /** What the courier signs for when it collects, a PDF; undefined where the courier has none. */
  manifest?(shipments: readonly Shipped[]): Promise<Buffer>;
  /** Returns when it is cancelled, also when it was before. */
  cancel(shipment: Pick<Shipped, 'reference'> & Partial<Shipped>): Promise<void>;
  /** What the courier is to do after a failed attempt. */
  answerAttempt(shipment: Shipped, answer: { action: 'retry' | 'return'; note: string }): Promise<void>;
  /** Fifty at most; those that the courier does not know are left out. */
  track(trackingNumbers: readonly string[]): Promise<Track[]>;
  /** Undefined when it is not the courier's: another token, another shape. Compares in constant time. */
  readWebhook(rawBody: Buffer, headers: Record<string, unknown>): Hint | undefined;
};

export const MAX_TRACKED = 50;

/**
 * Why a courier did not do it: `retry`: not now; `unknown-outcome`: it may have, the answer was lost; `auth`: the
 * credentials do not open the account; `no-balance`: the wallet is empty; `not-served`: it does not go there; `duplicate`: the
 * reference is used up; `refused`: it does not want to, for the reason in the message, which is for the staff.
 */
export type CourierFault =
  | 'retry'
  | 'unknown-outcome'
  | 'auth'
  | 'no-balance'
  | 'not-served'
  | 'duplicate'
  | 'refused';

export class CourierError extends Error {
  readonly fault: CourierFault;
  readonly retryAfterMs: number | undefined;

  constructor(
    fault: CourierFault,
    message: string,
    options: { retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'CourierError';
    this.fault = fault;
    this.retryAfterMs = options.retryAfterMs;
  }
}
