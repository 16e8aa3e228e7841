import type { CourierName } from '@gulmohar/contract/admin/shipment.ts';
import type { AttemptReason } from '@gulmohar/contract/fulfilment/parcel.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { ParcelState } from '../../platform/database/tables.ts';

/** The person who receives a parcel, or from whom returned items are collected. */
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

/** The place where parcels are picked up, under the name that the courier knows. */
export type Warehouse = Omit<Recipient, 'firstName' | 'lastName' | 'email'> & {
  name: string;
  company: string;
};

export type NewShipment = {
  /** The shop's reference; the courier never books twice under the same one. */
  reference: string;
  /**
   * Whether the courier may know it already, because an earlier call got no response. It is looked up first.
   */
  mayExist: boolean;
  placedAt: Date;
  person: Recipient;
  warehouse: Warehouse;
  /** Unit prices, as paid. */
  items: { name: string; sku: string; hsn: string; quantity: number; price: Paise }[];
  /** The value of the goods. */
  value: Paise;
  /** The cash that the courier collects; null when it is paid already. */
  cod: Paise | null;
  grams: number;
  lengthCm: number;
  widthCm: number;
  heightCm: number;
  /** Whether it goes by air, or as fast as the courier offers. */
  isExpress: boolean;
};

export type Booked = {
  courierOrderId: string | null;
  courierShipmentId: string | null;
  trackingNumber: string;
  /** The company that carries it, if that is not the courier itself. */
  carrier: string | null;
};

/** The ids by which a courier knows a shipment. */
export type Shipped = Booked & { reference: string };

/**
 * What a scan means: a state of the parcel; `qc_failed`: returned items were not accepted at the door;
 * `nothing`: no step; `unknown`: a scan that the shop does not recognise.
 */
export type Meaning = ParcelState | 'qc_failed' | 'nothing' | 'unknown';

export type Scan = {
  code: string;
  text: string;
  place: string;
  at: Date;
  meaning: Meaning;
  /** The reason for a failed attempt. */
  reason?: AttemptReason;
};

/** The scans of one shipment so far, oldest first. */
export type Track = { trackingNumber: string; scans: Scan[] };

export type Route = {
  from: string;
  to: string;
  grams: number;
  cod: boolean;
  /** In paise. */
  value: Paise;
};

export type Service = {
  isServed: boolean;
  hasCod: boolean;
  /** Whether the courier collects returned items there. */
  hasPickup: boolean;
  /** The courier's estimate of the days from pickup to delivery; undefined when it gave none. */
  days?: { from: number; to: number };
};

/** The route of one parcel, with its weight and size. */
export type ParcelRoute = Route &
  Pick<NewShipment, 'lengthCm' | 'widthCm' | 'heightCm'> & { isExpress: boolean };

/** A courier's quote for a parcel, before it is booked. */
export type Quote = {
  isServed: boolean;
  hasCod: boolean;
  /** The courier's estimate of what it will charge; undefined when it gave none. */
  charge?: Paise;
  /** Days until delivery; undefined when the courier gave none. */
  days?: number;
};

/** The shipment that a webhook is about. Its content is not trusted until the tracking call confirms it. */
export type Hint = { trackingNumber: string; body: object };

/**
 * The gateway to a courier. Calls go over the network and are never made inside a database transaction. All
 * except `readWebhook` may throw `CourierError`.
 */
export type Courier = {
  readonly name: CourierName;
  /** The name shown in the admin. */
  readonly title: string;
  readonly testMode: boolean;
  /**
   * @returns the names of the account's pickup places; undefined if the courier has no call that lists them
   */
  check(): Promise<string[] | undefined>;
  serviceability(route: Route): Promise<Service>;
  quote(route: ParcelRoute): Promise<Quote>;
  /** Books a shipment, or returns the existing booking. */
  book(shipment: NewShipment): Promise<Booked>;
  /** Books a pickup of returned items, from `person` to `warehouse`. */
  bookReturn(shipment: NewShipment): Promise<Booked>;
  /** Returns undefined when there is no active booking under this reference. */
  find(reference: string): Promise<Partial<Booked> | undefined>;
  /** Returns the courier's own label, as a PDF. */
  label(shipment: Shipped): Promise<Buffer>;
  /**
   * Requests one pickup for all of them. @returns its time, in the courier's words; empty when a pickup was
   * already scheduled
   */
  requestPickup(shipments: readonly Shipped[], warehouse: Warehouse): Promise<string>;
  /**
   * Returns the paper that the courier signs when it collects, as a PDF; undefined if the courier has none.
   */
  manifest?(shipments: readonly Shipped[]): Promise<Buffer>;
  /** Cancels a booking; also succeeds when it was cancelled before. */
  cancel(shipment: Pick<Shipped, 'reference'> & Partial<Shipped>): Promise<void>;
  /** Tells the courier what to do after a failed attempt. */
  answerAttempt(shipment: Shipped, answer: { action: 'retry' | 'return'; note: string }): Promise<void>;
  /** Takes up to fifty numbers; those that the courier does not know are left out of the result. */
  track(trackingNumbers: readonly string[]): Promise<Track[]>;
  /**
   * Returns undefined for a webhook that is not from the courier, because its token is wrong. Compares in constant
   * time.
   * @throws ShopError INVALID_INPUT for one whose content has an unexpected shape
   */
  readWebhook(rawBody: Buffer, headers: Record<string, unknown>): Hint | undefined;
};

export const MAX_TRACKED = 50;

/**
 * Why a courier call failed: `retry`: not possible now; `unknown-outcome`: the response was lost, so that it
 * may have succeeded; `auth`: the credentials are not accepted; `no-balance`: the wallet is empty;
 * `not-served`: the courier does not serve the address; `duplicate`: the reference is used up; `refused`: for
 * the reason in the message, which is meant for the staff.
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
