import { z } from 'zod';
import { unexpectedShape } from '../../../platform/http/webhook-shape.ts';
import { isSameSecret } from '../../../platform/secrets/same-secret.ts';
import { type Booked, type Courier, CourierError, type NewShipment } from '../courier.ts';
import { downloadPdf, type FilePlaces } from '../courier-http.ts';
import { createShiprocketHttp, faultIn, refusalIn, type ShiprocketOptions } from './shiprocket-http.ts';
import { adhocOrder, returnOrder } from './shiprocket-order.ts';
import { daysOf, quoteOf } from './shiprocket-quote.ts';
import { readTrack } from './shiprocket-track.ts';
import * as wire from './shiprocket-wire.ts';

type Options = ShiprocketOptions &
  FilePlaces & {
    /** The token that its webhooks send as `x-api-key`; when undefined, no webhooks are accepted. */
    webhookToken: string | undefined;
    testMode: boolean;
  };

/** Numbers of Shiprocket's list of order statuses. */
const CANCELLED = [5, 18];

/** Books with many carriers. API reference: apidocs.shiprocket.in. */
export function createShiprocket(options: Options): Courier {
  const { ask, send } = createShiprocketHttp(options);

  /** 'Not found' has HTTP status 200, with a status of 404 in its body. */
  async function listCompanies(query: URLSearchParams) {
    const { json } = await send('GET', `/courier/serviceability/?${query}`);
    return wire.services.safeParse(json).data?.data.available_courier_companies ?? [];
  }

  type ExistingOrder = {
    orderId: string;
    shipmentId: string | undefined;
    awb: string | null;
    carrier: string | null;
    isCancelled: boolean;
  };

  async function findExisting(reference: string): Promise<ExistingOrder | undefined> {
    const { data } = await ask(
      { method: 'GET', path: `/orders?${new URLSearchParams({ search: reference })}` },
      wire.orders,
    );
    const order = data.find(({ channel_order_id }) => channel_order_id === reference);
    if (!order) return undefined;
    const [shipment] = order.shipments;
    return {
      orderId: order.id,
      shipmentId: shipment?.id,
      awb: shipment?.awb ?? null,
      carrier: shipment?.courier || null,
      isCancelled: CANCELLED.includes(order.status_code ?? 0),
    };
  }

  /**
   * For a used order id Shiprocket creates nothing and returns the old record with status 200, even a
   * cancelled one.
   */
  async function book(
    path: string,
    order: object,
    isReturn: boolean,
    shipment: NewShipment,
  ): Promise<Booked> {
    const { reference, mayExist } = shipment;
    const existing = mayExist ? await findExisting(reference) : undefined;
    const made = existing ?? (await create(path, order));
    if (made.isCancelled)
      throw new CourierError('duplicate', `${reference} was cancelled at Shiprocket earlier.`);
    const { orderId, shipmentId } = made;
    if (!shipmentId) throw new CourierError('retry', `Shiprocket has no shipment for ${reference} yet.`);
    const carrierId = shipment.isExpress && !made.awb ? await chooseByAir(shipment) : undefined;
    const { awb, carrier } = made.awb
      ? made
      : await assign({ reference, orderId, shipmentId, isReturn, carrierId });
    return { courierOrderId: orderId, courierShipmentId: shipmentId, trackingNumber: awb ?? '', carrier };
  }

  async function create(path: string, order: object): Promise<ExistingOrder> {
    const made = await ask({ method: 'POST', path, body: order }, wire.created);
    return {
      orderId: made.order_id,
      shipmentId: made.shipment_id,
      awb: made.awb_code,
      carrier: made.courier_name || null,
      isCancelled: CANCELLED.includes(made.status_code ?? 0),
    };
  }

  /** undefined when none is offered, so that Shiprocket chooses */
  async function chooseByAir({ warehouse, person, ...parcel }: NewShipment): Promise<number | undefined> {
    const query = new URLSearchParams({
      pickup_postcode: warehouse.pin,
      delivery_postcode: person.pin,
      weight: String(parcel.grams / 1_000),
      cod: parcel.cod === null ? '0' : '1',
      declared_value: String(parcel.value / 100),
      mode: 'Air',
    });
    const companies = (await listCompanies(query)).filter(({ is_surface }) => !is_surface);
    const [soonest] = companies.toSorted((a, b) => daysOf(a) - daysOf(b));
    return soonest?.courier_company_id ?? undefined;
  }

  type Assignment = {
    reference: string;
    orderId: string;
    shipmentId: string;
    isReturn: boolean;
    carrierId: number | undefined;
  };

  /**
   * Charged to the wallet. An order that cannot be sent is cancelled, so that it is not left half done in the
   * panel.
   */
  async function assign({ reference, orderId, shipmentId, isReturn, carrierId }: Assignment): Promise<{
    awb: string | null;
    carrier: string | null;
  }> {
    const { status, json } = await send('POST', '/courier/assign/awb', {
      shipment_id: Number(shipmentId),
      ...(carrierId !== undefined && { courier_id: carrierId }),
      ...(isReturn && { is_return: 1 }),
    });
    const { data } = wire.assigned.safeParse(json);
    if (data) {
      const { awb_code, courier_name } = data.response.data;
      return { awb: awb_code, carrier: courier_name || null };
    }
    const reply = wire.notAssigned.safeParse(json).data;
    const text = reply?.response?.data?.awb_assign_error ?? reply?.message ?? '';
    if (/already assigned|reassign/i.test(text)) {
      const existing = await findExisting(reference);
      if (existing?.awb) return existing;
    }
    const error = text ? new CourierError(faultIn(text, reply?.status_code), text) : refusalIn(json, status);
    if (error.fault !== 'no-balance') await send('POST', '/orders/cancel', { ids: [Number(orderId)] });
    throw error;
  }

  return {
    name: 'shiprocket',
    title: options.testMode ? 'Shiprocket (sandbox)' : 'Shiprocket',
    testMode: options.testMode,

    async check() {
      const { data } = await ask({ method: 'GET', path: '/settings/company/pickup' }, wire.pickupPlaces);
      return data.shipping_address.map(({ pickup_location }) => pickup_location);
    },

    async serviceability({ from, to, grams, cod, value }) {
      const query = new URLSearchParams({
        pickup_postcode: from,
        delivery_postcode: to,
        weight: String(grams / 1_000),
        cod: cod ? '1' : '0',
        declared_value: String(value / 100),
      });
      const back = new URLSearchParams({
        pickup_postcode: to,
        delivery_postcode: from,
        weight: String(grams / 1_000),
        cod: '0',
        is_return: '1',
      });
      const [companies, collecting] = [await listCompanies(query), await listCompanies(back)];
      const days = companies
        .map(({ estimated_delivery_days }) => Number(estimated_delivery_days))
        .filter((count) => count > 0);
      return {
        isServed: companies.length > 0,
        hasCod: companies.some((company) => company.cod === 1),
        hasPickup: collecting.length > 0,
        ...(days.length > 0 && { days: { from: Math.min(...days), to: Math.max(...days) } }),
      };
    },

    async quote({ from, to, grams, cod, value, lengthCm, widthCm, heightCm, isExpress }) {
      const query = new URLSearchParams({
        pickup_postcode: from,
        delivery_postcode: to,
        weight: String(grams / 1_000),
        cod: cod ? '1' : '0',
        declared_value: String(value / 100),
        mode: isExpress ? 'Air' : 'Surface',
        length: String(lengthCm),
        breadth: String(widthCm),
        height: String(heightCm),
      });
      return quoteOf(await listCompanies(query));
    },

    book: (shipment) => book('/orders/create/adhoc', adhocOrder(shipment), false, shipment),
    bookReturn: (shipment) => book('/orders/create/return', returnOrder(shipment), true, shipment),

    async find(reference) {
      const existing = await findExisting(reference);
      if (!existing || existing.isCancelled) return undefined;
      return {
        courierOrderId: existing.orderId,
        courierShipmentId: existing.shipmentId ?? null,
        ...(existing.awb && { trackingNumber: existing.awb }),
        carrier: existing.carrier,
      };
    },

    async label({ courierShipmentId }) {
      const body = { shipment_id: [Number(courierShipmentId)] };
      const { label_url } = await ask(
        { method: 'POST', path: '/courier/generate/label', body, isChange: false },
        wire.label,
      );
      return downloadPdf(label_url, options);
    },

    /** Shiprocket takes one shipment per call, and combines those of the same day and carrier itself. */
    async requestPickup(shipments) {
      let pickupOn = '';
      for (const { courierShipmentId } of shipments) {
        const { status, json } = await send('POST', '/courier/generate/pickup', {
          shipment_id: [Number(courierShipmentId)],
        });
        const { data } = wire.pickup.safeParse(json);
        if (status < 400 && data?.pickup_status === 1) {
          pickupOn = data.response?.pickup_scheduled_date ?? pickupOn;
          continue;
        }
        const refused = refusalIn(json, status);
        if (!/already/i.test(refused.message)) throw refused;
      }
      return pickupOn;
    },

    async manifest(shipments) {
      const ids = shipments.map(({ courierShipmentId }) => Number(courierShipmentId));
      const { status, json } = await send('POST', '/manifests/generate', { shipment_id: ids });
      const made = wire.manifest.safeParse(json).data;
      if (status < 400 && made) return downloadPdf(made.manifest_url, options);
      if (!/already/i.test(refusalIn(json, status).message)) throw refusalIn(json, status);
      const body = { order_ids: shipments.map(({ courierOrderId }) => Number(courierOrderId)) };
      const printed = await ask({ method: 'POST', path: '/manifests/print', body }, wire.manifest);
      return downloadPdf(printed.manifest_url, options);
    },

    async cancel({ reference, courierOrderId }) {
      const existing = courierOrderId ? undefined : await findExisting(reference);
      if (!courierOrderId && (!existing || existing.isCancelled)) return;
      const ids = [Number(courierOrderId ?? existing?.orderId)];
      const { status, json } = await send('POST', '/orders/cancel', { ids });
      if (status < 400) return;
      if ((await findExisting(reference))?.isCancelled) return;
      throw refusalIn(json, status);
    },

    async answerAttempt({ trackingNumber }, { action, note }) {
      const path = `/ndr/${encodeURIComponent(trackingNumber)}/action`;
      const body = {
        action: action === 'retry' ? 're-attempt' : 'return',
        comments: note || 'Please try again',
      };
      await ask({ method: 'POST', path, body }, z.unknown());
    },

    async track(trackingNumbers) {
      const body = { awbs: trackingNumbers };
      const tracks = await ask(
        { method: 'POST', path: '/courier/track/awbs', body, isChange: false },
        wire.tracks,
      );
      return trackingNumbers.flatMap((trackingNumber) => {
        const track = tracks[trackingNumber];
        return track ? [readTrack(trackingNumber, track.tracking_data)] : [];
      });
    },

    readWebhook(rawBody, headers) {
      const { webhookToken } = options;
      // Shiprocket's own documents call the header x-api-key, copies of them anx-api-key.
      const secret = headers['x-api-key'] ?? headers['anx-api-key'];
      if (!webhookToken || typeof secret !== 'string' || !isSameSecret(secret, webhookToken))
        return undefined;
      try {
        const body = wire.webhook.parse(JSON.parse(rawBody.toString()));
        return { trackingNumber: body.awb, body };
      } catch {
        throw unexpectedShape();
      }
    },
  };
}
