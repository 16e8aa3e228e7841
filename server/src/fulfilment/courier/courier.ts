import type { CourierName } from '@gulmohar/contract/admin/shipment.ts';
import type { AttemptReason } from '@gulmohar/contract/fulfilment/parcel.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { Environment } from '../../platform/config/env.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { ParcelState } from '../../platform/database/tables.ts';

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

export type Warehouse = Omit<Recipient, 'firstName' | 'lastName' | 'email'> & {
  name: string;
  company: string;
};

export type NewShipment = {
  /** The shop's reference; the courier never books twice under the same one. */
  reference: string;
  /** Set when an earlier call got no response. It is looked up first. */
  mayExist: boolean;
  placedAt: Date;
  person: Recipient;
  warehouse: Warehouse;
  /** Unit prices, as paid. */
  items: { name: string; sku: string; hsn: string; quantity: number; price: Paise }[];
  value: Paise;
  /** null when it is paid already. */
  cod: Paise | null;
  grams: number;
  lengthCm: number;
  widthCm: number;
  heightCm: number;
  isExpress: boolean;
};

export type Booked = {
  courierOrderId: string | null;
  courierShipmentId: string | null;
  trackingNumber: string;
  /** Absent when it is the courier itself. */
  carrier: string | null;
};

export type Shipped = Booked & { reference: string };

/**
 * `qc_failed`: returned items were not accepted at the door; `nothing`: no step; `unknown`: not recognised.
 */
export type Meaning = ParcelState | 'qc_failed' | 'nothing' | 'unknown';

export type Scan = {
  code: string;
  text: string;
  place: string;
  at: Date;
  meaning: Meaning;
  reason?: AttemptReason;
};

/** Oldest first. */
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
  hasPickup: boolean;
  /** The courier's estimate of the days from pickup to delivery; undefined when it gave none. */
  days?: { from: number; to: number };
};

export type ParcelRoute = Route &
  Pick<NewShipment, 'lengthCm' | 'widthCm' | 'heightCm'> & { isExpress: boolean };

export type Quote = {
  isServed: boolean;
  hasCod: boolean;
  charge?: Paise;
  days?: number;
};

/** Its content is not trusted until the tracking call confirms it. */
export type Hint = { trackingNumber: string; body: object };

/** Never called inside a database transaction. All except `readWebhook` may throw `CourierError`. */
export type Courier = {
  readonly name: CourierName;
  readonly title: string;
  readonly testMode: boolean;
  /**
   * @returns the names of the account's pickup places; undefined if the courier has no call that lists them
   */
  check(): Promise<string[] | undefined>;
  serviceability(route: Route): Promise<Service>;
  quote(route: ParcelRoute): Promise<Quote>;
  /** Returns the existing booking, if there is one. */
  book(shipment: NewShipment): Promise<Booked>;
  /** From `person` to `warehouse`. */
  bookReturn(shipment: NewShipment): Promise<Booked>;
  /** undefined when there is no active booking under this reference */
  find(reference: string): Promise<Partial<Booked> | undefined>;
  label(shipment: Shipped): Promise<Buffer>;
  /** One pickup for all. @returns its time, in the courier's words; empty when one was already scheduled */
  requestPickup(shipments: readonly Shipped[], warehouse: Warehouse): Promise<string>;
  /** The paper that the courier signs when it collects; undefined if the courier has none. */
  manifest?(shipments: readonly Shipped[]): Promise<Buffer>;
  /** Also succeeds when it was cancelled before. */
  cancel(shipment: Pick<Shipped, 'reference'> & Partial<Shipped>): Promise<void>;
  answerAttempt(shipment: Shipped, answer: { action: 'retry' | 'return'; note: string }): Promise<void>;
  /** Takes up to fifty numbers; those that the courier does not know are left out of the result. */
  track(trackingNumbers: readonly string[]): Promise<Track[]>;
  /**
   * undefined when its token is wrong. Compares in constant time.
   * @throws ShopError INVALID_INPUT for an unexpected shape
   */
  readWebhook(rawBody: Buffer, headers: Record<string, unknown>): Hint | undefined;
};

export const MAX_TRACKED = 50;

/**
 * `retry`: not possible now; `unknown-outcome`: the response was lost; `auth`: the credentials are not
 * accepted; `no-balance`: the wallet is empty; `duplicate`: the reference is used up; `refused`: for the
 * reason in the message, which is meant for the staff.
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

/** @returns the courier, or its sandbox in a demo; undefined without an account there */
export type ConnectCourier = (
  db: Database,
  env: Environment,
  sandboxUrl: string,
) => Promise<Courier | undefined>;
