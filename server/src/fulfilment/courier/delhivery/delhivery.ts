import { unexpectedShape } from '../../../platform/http/webhook-shape.ts';
import { isSameSecret } from '../../../platform/secrets/same-secret.ts';
import { type Booked, type Courier, CourierError, type NewShipment } from '../courier.ts';
import { callCourier, downloadPdf, type FilePlaces } from '../courier-http.ts';
import { writeIndianTime } from '../india-time.ts';
import { createForm } from './delhivery-shipment.ts';
import { readTrack } from './delhivery-track.ts';
import * as wire from './delhivery-wire.ts';

type Options = FilePlaces & {
  token: string;
  /** The token that its webhooks send in `Authorization`; when undefined, no webhooks are accepted. */
  webhookToken: string | undefined;
};

const PICKUP_TIME = '16:00:00';
const DAY_MS = 86_400_000;

/** The adapter for Delhivery (B2C). API reference: one.delhivery.com/developer-portal. */
export function createDelhivery({ baseUrl, fileHosts, token, webhookToken }: Options): Courier {
  type Sending = { isChange?: boolean; body?: object | URLSearchParams };

  async function send(path: string, { isChange = false, body }: Sending = {}) {
    const response = await callCourier({
      method: body ? 'POST' : 'GET',
      url: `${baseUrl}${path}`,
      headers: { authorization: `Token ${token}` },
      ...(body && { body }),
      isChange,
    });
    if (response.status === 401 || response.status === 403) {
      throw new CourierError('auth', 'Delhivery does not accept the token.');
    }
    return response;
  }

  async function fetchShipments(query: { waybill: string } | { ref_ids: string }) {
    const { json } = await send(`/api/v1/packages/json/?${new URLSearchParams({ ...query, verbose: '2' })}`);
    const data = wire.tracked.safeParse(json).data?.ShipmentData ?? [];
    return data.map(({ Shipment }) => Shipment);
  }

  type ExistingBooking = Booked & { isCancelled: boolean };

  async function find(reference: string): Promise<ExistingBooking | undefined> {
    const matches = (await fetchShipments({ ref_ids: reference })).filter(
      ({ ReferenceNo }) => ReferenceNo === reference,
    );
    const existing = matches.map((shipment): ExistingBooking => {
      const { scans } = readTrack(shipment);
      const isCancelled = scans.at(-1)?.meaning === 'cancelled';
      return {
        courierOrderId: null,
        courierShipmentId: null,
        trackingNumber: shipment.AWB,
        carrier: null,
        isCancelled,
      };
    });
    return existing.find(({ isCancelled }) => !isCancelled) ?? existing[0];
  }

  async function book(shipment: NewShipment, isReturn: boolean): Promise<Booked> {
    const { reference, mayExist } = shipment;
    const existing = mayExist ? await find(reference) : undefined;
    if (existing) return unlessCancelled(existing, reference);
    const { json, status } = await send('/api/cmu/create.json', {
      body: createForm(shipment, isReturn),
      isChange: true,
    });
    const { packages, rmk } = wire.created.safeParse(json).data ?? {};
    const [made] = packages ?? [];
    if (made?.waybill && made.status === 'Success') {
      return { courierOrderId: null, courierShipmentId: null, trackingNumber: made.waybill, carrier: null };
    }
    const reason =
      [made?.remarks ?? rmk ?? ''].flat().join(' ') || `Delhivery refused the request (${status}).`;
    if (/duplicate/i.test(reason)) {
      const twin = await find(reference);
      if (twin) return unlessCancelled(twin, reference);
    }
    throw refusal(reason);
  }

  function unlessCancelled({ isCancelled, ...booked }: ExistingBooking, reference: string): Booked {
    if (isCancelled) throw new CourierError('duplicate', `${reference} was cancelled at Delhivery earlier.`);
    return booked;
  }

  async function lookUp(pin: string, cod: boolean) {
    const { json } = await send(`/c/api/pin-codes/json/?${new URLSearchParams({ filter_codes: pin })}`);
    const [match] = wire.pinCodes.safeParse(json).data?.delivery_codes ?? [];
    const place = match?.postal_code;
    // An embargo suspends delivery to a place for a while.
    const isOpen = place !== undefined && !/embargo/i.test(place.remarks ?? '');
    const hasCod = isOpen && place.cod === 'Y';
    const hasPickup = isOpen && place.pickup === 'Y';
    return { isServed: isOpen && (cod ? hasCod : place.pre_paid === 'Y'), hasCod, hasPickup };
  }

  /** @param mode surface (`S`) or express (`E`) */
  async function daysTo(from: string, to: string, mode: 'S' | 'E'): Promise<number | undefined> {
    const query = new URLSearchParams({
      origin_pin: from,
      destination_pin: to,
      mot: mode,
      pdt: 'B2C',
      expected_pickup_date: writeIndianTime(new Date(Date.now() + DAY_MS)),
    });
    return wire.transit.safeParse((await send(`/api/dc/expected_tat?${query}`)).json).data?.data.tat;
  }

  async function endByEdit(trackingNumber: string): Promise<void> {
    const body = { waybill: trackingNumber, cancellation: 'true' };
    const { text } = await send('/api/p/edit', { body, isChange: true });
    // The response usually is XML.
    if (!/<status>\s*true|"status"\s*:\s*"?true/i.test(text)) {
      throw new CourierError('refused', 'Delhivery did not cancel it.');
    }
  }

  return {
    name: 'delhivery',
    title: 'Delhivery',
    testMode: baseUrl.includes('staging'),

    async check() {
      const { json } = await send('/c/api/pin-codes/json/?filter_codes=110001');
      if (!wire.pinCodes.safeParse(json).success)
        throw new CourierError('retry', 'Delhivery sent an unexpected response.');
      return undefined;
    },

    async serviceability({ from, to, cod }) {
      const place = await lookUp(to, cod);
      if (!place.isServed) return place;
      const days = await daysTo(from, to, 'S');
      return { ...place, ...(days !== undefined && { days: { from: days, to: days } }) };
    },

    async quote({ from, to, grams, cod, isExpress }) {
      const { isServed, hasCod } = await lookUp(to, cod);
      if (!isServed) return { isServed, hasCod };
      const mode = isExpress ? 'E' : 'S';
      const query = new URLSearchParams({
        md: mode,
        ss: 'Delivered',
        o_pin: from,
        d_pin: to,
        cgm: String(grams),
        pt: cod ? 'COD' : 'Pre-paid',
      });
      const [days, charges] = await Promise.all([
        daysTo(from, to, mode),
        send(`/api/kinko/v1/invoice/charges/.json?${query}`),
      ]);
      const [rate] = wire.charges.safeParse(charges.json).data ?? [];
      return {
        isServed,
        hasCod,
        // The test system always returns 0.
        ...(rate && rate.total_amount > 0 && { charge: Math.round(rate.total_amount * 100) }),
        ...(days !== undefined && { days }),
      };
    },

    book: (shipment) => book(shipment, false),
    bookReturn: (shipment) => book(shipment, true),

    async find(reference) {
      const existing = await find(reference);
      return existing && !existing.isCancelled ? existing : undefined;
    },

    async label({ trackingNumber }) {
      const query = new URLSearchParams({ wbns: trackingNumber, pdf: 'true', pdf_size: '4R' });
      const { json } = await send(`/api/p/packing_slip?${query}`);
      const link = wire.packingSlip.safeParse(json).data?.packages[0]?.pdf_download_link;
      if (!link) throw new CourierError('retry', 'Delhivery has no label yet.');
      return downloadPdf(link, { baseUrl, fileHosts });
    },

    /** One request covers all parcels of a pickup place; while it is open, another one is refused. */
    async requestPickup(shipments, warehouse) {
      const day = writeIndianTime(new Date(Date.now() + DAY_MS)).slice(0, 10);
      const { status, text } = await send('/fm/request/new/', {
        body: {
          pickup_time: PICKUP_TIME,
          pickup_date: day,
          pickup_location: warehouse.name,
          expected_package_count: shipments.length,
        },
        isChange: true,
      });
      if (/already|exist/i.test(text)) return '';
      if (status >= 400) throw refusal(text.slice(0, 300));
      return day;
    },

    async cancel({ reference, trackingNumber }) {
      const number = trackingNumber ?? (await find(reference))?.trackingNumber;
      if (!number) return;
      const [shipment] = await fetchShipments({ waybill: number });
      const scans = shipment ? readTrack(shipment).scans : [];
      if (scans.at(-1)?.meaning === 'cancelled') return;
      // Cancelling after it was collected would send it back.
      const left = ['in_transit', 'out_for_delivery', 'attempt_failed', 'delivered'];
      if (scans.some(({ meaning }) => left.includes(meaning))) {
        throw new CourierError('refused', 'Delhivery has already collected it.');
      }
      await endByEdit(number);
    },

    async answerAttempt({ trackingNumber }, { action }) {
      if (action === 'return') return endByEdit(trackingNumber);
      const body = { data: [{ waybill: trackingNumber, act: 'RE-ATTEMPT' }] };
      const { status, text } = await send('/api/p/update', { body, isChange: true });
      if (status >= 400) throw refusal(text.slice(0, 300));
    },

    async track(trackingNumbers) {
      return (await fetchShipments({ waybill: trackingNumbers.join(',') })).map(readTrack);
    },

    readWebhook(rawBody, headers) {
      const secret = headers.authorization ?? headers['x-api-key'];
      if (!webhookToken || typeof secret !== 'string') return undefined;
      if (!isSameSecret(secret.replace(/^(Token|Bearer) /, ''), webhookToken)) return undefined;
      try {
        const body = wire.webhook.parse(JSON.parse(rawBody.toString()));
        return { trackingNumber: body.Shipment.AWB, body };
      } catch {
        throw unexpectedShape();
      }
    },
  };
}

function refusal(reason: string): CourierError {
  if (/insufficient balance|wallet/i.test(reason)) return new CourierError('no-balance', reason);
  if (/serviceab|embargo|non.?delivery/i.test(reason)) return new CourierError('not-served', reason);
  if (/ClientWarehouse/i.test(reason)) {
    return new CourierError(
      'refused',
      'Delhivery has no pickup place with this name. See Settings, Couriers.',
    );
  }
  return new CourierError('refused', reason);
}
