import type { FastifyInstance, FastifyReply } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { CourierSandboxError } from './courier-error.ts';
import * as ledger from './courier-ledger.ts';
import { placeOf } from './pins.ts';
import * as scenario from './scenarios.ts';
import { CARRIER, createdShape, listedShape, trackShape } from './shiprocket-shapes.ts';

const FREIGHT = 9_000;
/** For each further half kilogram above the first kilogram. */
const FURTHER_FREIGHT = 4_000;

const text = z.union([z.string(), z.number()]).transform(String);
const order = z.looseObject({
  order_id: z.string().min(1).max(50),
  order_items: z.array(z.looseObject({ name: z.string().min(1), units: z.number().int().positive() })).min(1),
  sub_total: z.number().nonnegative(),
  length: z.number().gt(0.5),
  breadth: z.number().gt(0.5),
  height: z.number().gt(0.5),
  weight: z.number().positive(),
});
const person = (prefix: string) =>
  z.looseObject({
    [`${prefix}_customer_name`]: z.string().min(1, 'The customer name field is required.'),
    [`${prefix}_address`]: z.string().min(3, 'The address must have at least 3 characters.'),
    [`${prefix}_city`]: z.string().min(1).max(30),
    [`${prefix}_pincode`]: text.pipe(z.string().regex(/^[1-9]\d{5}$/, 'The pincode must have 6 digits.')),
    [`${prefix}_phone`]: text.pipe(
      z.string().regex(/^[6-9]\d{9}$/, 'The phone must be a valid Indian number.'),
    ),
  });
const adhoc = order.extend({
  pickup_location: z.literal(
    'Primary',
    'Wrong Pickup location entered. Please choose one of your pickup locations.',
  ),
  payment_method: z.enum(['COD', 'Prepaid']),
});
const one = z.object({ shipment_id: z.coerce.number(), is_return: z.number().optional() });
const many = z.object({ shipment_id: z.array(z.coerce.number()).min(1) });

export function registerShiprocketV1(api: FastifyInstance, db: pg.Pool, baseUrl: () => string): void {
  api.post('/orders/create/adhoc', async (request, reply) => {
    const body = check(adhoc, check(person('billing'), request.body));
    return book(reply, body as z.infer<typeof order>, 'billing', false);
  });

  api.post('/orders/create/return', async (request, reply) => {
    const body = check(order, check(person('pickup'), request.body));
    check(person('shipping'), request.body);
    return book(reply, body, 'pickup', true);
  });

  async function book(
    reply: FastifyReply,
    body: z.infer<typeof order>,
    prefix: string,
    isReturn: boolean,
  ): Promise<object | undefined> {
    const number = scenario.scenarioOf(String(body[`${prefix}_phone`]));
    const reference = body.order_id;
    if (number === scenario.TOO_MANY_CALLS && (await ledger.mayFail(db, reference, '429', 2))) {
      reply.header('retry-after', '1');
      throw new CourierSandboxError(429, 'Too Many Attempts.');
    }
    if (number === scenario.FAILURE_AS_200 && (await ledger.mayFail(db, parcelOf(reference), '200', 1))) {
      return { message: 'Oops! Something is wrong with the given data.', status_code: 400 };
    }
    const booked = await ledger.bookOrder(db, { reference, body, scenario: number, isReturn });
    if (number === scenario.LOST_RESPONSE && (await ledger.mayFail(db, reference, 'lost', 1))) {
      reply.hijack();
      reply.raw.destroy();
      return undefined;
    }
    return createdShape(booked);
  }

  api.post('/courier/assign/awb', async (request) => {
    const { shipment_id } = check(one, request.body);
    const booked = await findShipment('shipment_id', shipment_id);
    if (booked.cancelled_at) throw new CourierSandboxError(400, 'Address is not valid for this shipment.');
    if (booked.awb) {
      throw new CourierSandboxError(400, 'Cannot reassign courier for this shipment', {
        response: { data: { awb_assign_error: 'AWB is already assigned' } },
      });
    }
    const pin = String(booked.body[booked.is_return ? 'pickup_pincode' : 'billing_pincode']);
    const { isServed, hasCod } = placeOf(pin);
    if (!isServed || (booked.body.payment_method === 'COD' && !hasCod)) {
      const awb_assign_error = `No courier is serviceable for the pincode ${pin}`;
      return { awb_assign_status: 0, response: { data: { awb_assign_error } } };
    }
    const awb = await ledger.assignAwb(db, booked, FREIGHT);
    if (!awb) {
      const message = 'Please recharge your ShipRocket wallet. The minimum required balance is Rs 100';
      throw new CourierSandboxError(400, message, { status_code: 350 });
    }
    const data = {
      awb_code: awb,
      courier_name: CARRIER,
      courier_company_id: 1,
      applied_weight: booked.body.weight,
    };
    return { awb_assign_status: 1, response: { data } };
  });

  api.get('/orders', async (request) => {
    const { search } = check(z.object({ search: z.string() }), request.query);
    const found = await ledger.findOrder(db, 'reference', search);
    return { data: found ? [listedShape(found)] : [], meta: { pagination: { total: found ? 1 : 0 } } };
  });

  api.post('/orders/cancel', async (request, reply) => {
    const { ids } = check(z.object({ ids: z.array(z.coerce.number()).min(1) }), request.body);
    for (const id of ids) {
      const booked = await findShipment('id', id);
      const isRefused =
        booked.scenario === scenario.CANCEL_REFUSED || !(await ledger.cancelOrder(db, booked));
      if (isRefused) throw new CourierSandboxError(400, 'Cannot cancel: the shipment is already picked up.');
    }
    return reply.code(204).send();
  });

  api.post('/courier/generate/label', async (request) => {
    const { shipment_id } = check(many, request.body);
    const booked = await findShipment('shipment_id', shipment_id[0] ?? 0);
    if (!booked.awb) throw new CourierSandboxError(400, 'AWB is not assigned.');
    if (
      booked.scenario === scenario.EXPIRED_TOKEN &&
      (await ledger.mayFail(db, booked.reference, '401', 1))
    ) {
      await ledger.expireTokens(db);
      throw new CourierSandboxError(401, 'Token has expired');
    }
    return {
      label_created: 1,
      label_url: `${baseUrl()}/label/${booked.awb}.pdf`,
      response: 'Label has been created',
      not_created: [],
    };
  });

  api.post('/courier/generate/pickup', async (request) => {
    const { shipment_id } = check(many, request.body);
    const booked = await findShipment('shipment_id', shipment_id[0] ?? 0);
    if (booked.pickup_on) throw new CourierSandboxError(400, 'Already in Pickup Queue.');
    const pickup_scheduled_date = await ledger.schedulePickup(db, booked);
    return {
      pickup_status: 1,
      response: { pickup_scheduled_date, pickup_token_number: `Reference No: ${booked.id}` },
    };
  });

  api.post('/manifests/generate', async (request) => {
    const { shipment_id } = check(many, request.body);
    const booked = await Promise.all(shipment_id.map((id) => findShipment('shipment_id', id)));
    if (booked.some(({ is_manifested }) => is_manifested)) {
      throw new CourierSandboxError(400, 'Manifest already generated for some of the shipments.');
    }
    await ledger.markManifested(db, shipment_id);
    return { status: 1, manifest_url: `${baseUrl()}/manifest/${shipment_id.join('-')}.pdf` };
  });

  api.post('/manifests/print', async (request) => {
    const { order_ids } = check(z.object({ order_ids: z.array(z.coerce.number()).min(1) }), request.body);
    const booked = await Promise.all(order_ids.map((id) => findShipment('id', id)));
    return {
      manifest_url: `${baseUrl()}/manifest/${booked.map(({ shipment_id }) => shipment_id).join('-')}.pdf`,
    };
  });

  api.post('/courier/track/awbs', async (request) => {
    const { awbs } = check(z.object({ awbs: z.array(z.string()).min(1).max(50) }), request.body);
    const tracks: Record<string, object> = {};
    for (const awb of awbs) {
      const booked = await ledger.findOrder(db, 'awb', awb);
      if (booked) tracks[awb] = trackShape(booked, await ledger.scansSoFar(db, awb));
    }
    return tracks;
  });

  api.post('/ndr/:awb/action', async (request, reply) => {
    const { awb } = check(z.object({ awb: z.string() }), request.params);
    const { action } = check(
      z.object({ action: z.enum(['re-attempt', 'return']), comments: z.string().min(1) }),
      request.body,
    );
    const scans = (await findShipment('awb', awb)) && (await ledger.scansSoFar(db, awb));
    if (scans.at(-1)?.code !== 21)
      throw new CourierSandboxError(400, 'Action can not be taken on this shipment.');
    if (action === 'return') await ledger.sendBack(db, awb);
    return reply.code(202).send({ status: true });
  });

  api.get('/courier/serviceability/', async (request) => {
    const query = check(
      z.object({
        pickup_postcode: z.string(),
        delivery_postcode: z.string(),
        cod: z.string().default('0'),
        is_return: z.string().default('0'),
        /** In kilograms. */
        weight: z.coerce.number().positive().default(0.5),
      }),
      request.query,
    );
    const { isServed, hasCod, days } = placeOf(
      query.is_return === '1' ? query.pickup_postcode : query.delivery_postcode,
    );
    if (!isServed || (query.cod === '1' && !hasCod)) {
      return { status: 404, message: 'Serviceability not found' };
    }
    const company = { courier_name: CARRIER, cod: hasCod ? 1 : 0, rate: rateOf(query.weight) / 100 };
    return {
      status: 200,
      data: { available_courier_companies: [{ ...company, estimated_delivery_days: String(days) }] },
    };
  });

  api.get('/settings/company/pickup', async () => ({
    data: { shipping_address: [{ id: 1, pickup_location: 'Primary' }] },
  }));

  api.get('/billing/discrepancy', async () => ({
    data: (await ledger.listOrders(db))
      .filter((booked) => booked.scenario === scenario.HEAVIER && booked.awb)
      .map((booked) => ({ awb_code: booked.awb, entered_weight: booked.body.weight, charged_weight: 1 })),
  }));

  async function findShipment(by: 'id' | 'shipment_id' | 'awb', value: string | number) {
    const found = await ledger.findOrder(db, by, value);
    if (!found) throw new CourierSandboxError(404, 'Order does not exist.');
    return found;
  }
}

/** @throws CourierSandboxError 422 with a list of messages for each invalid field */
function check<Schema extends z.core.$ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  const errors = Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [path.join('.'), [message]]),
  );
  throw new CourierSandboxError(422, 'The given data was invalid.', { errors });
}

/**
 * Returns the parcel code of a booking; a repeated booking of a parcel has a letter at the end:
 * `7F3K2M9Q-1b`.
 */
function parcelOf(reference: string): string {
  return reference.replace(/[a-z]$/, '');
}

/** @param kilograms @returns the estimated freight in paise */
function rateOf(kilograms: number): number {
  return FREIGHT + Math.max(0, Math.ceil((kilograms - 1) * 2)) * FURTHER_FREIGHT;
}
