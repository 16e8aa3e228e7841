import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Courier, NewShipment, Shipped } from '../courier.ts';
import { createDelhivery } from './delhivery.ts';
import { meaningOf } from './delhivery-status.ts';

const TOKEN = 'a token of the account';
const WEBHOOK_TOKEN = 'a token of the webhooks';

/** The requests received, and the next responses by path. */
let requests: { path: string; body: string; authorization: string | undefined }[] = [];
let stubs: Record<
  string,
  (body: string) => { status?: number; text: string; location?: string } | 'nothing'
> = {};
let server: Server;
let delhivery: Courier;
let baseUrl: string;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://delhivery');
    const body = await read(request);
    requests.push({ path: request.url ?? '', body, authorization: request.headers.authorization });
    const stub = stubs[pathname]?.(body) ?? { status: 404, text: '{}' };
    if (stub === 'nothing') return response.destroy();
    response.writeHead(stub.status ?? 200, stub.location ? { location: stub.location } : {}).end(stub.text);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  delhivery = createDelhivery({ baseUrl, fileHosts: [], token: TOKEN, webhookToken: WEBHOOK_TOKEN });
});
beforeEach(() => {
  requests = [];
  stubs = {};
});
afterAll(() => server.close());

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

const shipment: NewShipment = {
  reference: '7F3K2M9Q-1',
  mayExist: false,
  placedAt: new Date('2026-11-22T06:00:00Z'),
  person: {
    firstName: 'Asha',
    lastName: 'Rao',
    street: '12 Temple Road; 2nd floor #4',
    city: 'Mysuru',
    state: 'Karnataka',
    pin: '570001',
    phone: '+91 98765 43210',
    email: 'asha@example.com',
  },
  warehouse: {
    name: 'Bagru',
    company: 'Gulmohar',
    street: '14 Rangrezon ki Gali',
    city: 'Jaipur',
    state: 'Rajasthan',
    pin: '303007',
    phone: '+91 98290 12345',
  },
  items: [{ name: 'Kurti', sku: 'K-1', hsn: '6104', quantity: 2, price: 120_000 }],
  value: 240_000,
  cod: 240_000,
  grams: 500,
  lengthCm: 30,
  widthCm: 25,
  heightCm: 5,
  isExpress: false,
};

const booked: Shipped = {
  reference: '7F3K2M9Q-1',
  trackingNumber: '1234567890123',
  courierOrderId: null,
  courierShipmentId: null,
  carrier: null,
};

const json = (value: object) => () => ({ text: JSON.stringify(value) });
const made = (more: object) => ({
  success: true,
  packages: [{ status: 'Success', waybill: '1234567890123', ...more }],
});
const tracked = (status: object) => ({
  ShipmentData: [
    { Shipment: { AWB: '1234567890123', ReferenceNo: '7F3K2M9Q-1', Status: status, Scans: [] } },
  ],
});
const manifested = { Status: 'Manifested', StatusType: 'UD', StatusDateTime: '2026-11-22T11:30:00.001' };

test('a booking has the cash in rupees, the weight in grams, and no characters that Delhivery rejects', async () => {
  stubs['/api/cmu/create.json'] = json(made({}));
  expect(await delhivery.book(shipment)).toMatchObject({ trackingNumber: '1234567890123' });
  const form = new URLSearchParams(requests[0]?.body);
  const { shipments, pickup_location } = JSON.parse(form.get('data') ?? '{}');
  expect(requests[0]?.authorization).toBe(`Token ${TOKEN}`);
  expect(pickup_location).toEqual({ name: 'Bagru' });
  expect(shipments[0]).toMatchObject({
    payment_mode: 'COD',
    cod_amount: 2_400,
    total_amount: 2_400,
    weight: 500,
    phone: '9876543210',
    order: '7F3K2M9Q-1',
    add: '12 Temple Road 2nd floor 4',
    return_pin: '303007',
    quantity: 2,
  });
});

test('after a lost answer the parcel is looked up and not booked again', async () => {
  stubs['/api/cmu/create.json'] = () => 'nothing';
  await expect(delhivery.book(shipment)).rejects.toMatchObject({ fault: 'unknown-outcome' });
  stubs['/api/v1/packages/json/'] = json(tracked(manifested));
  expect(await delhivery.book({ ...shipment, mayExist: true })).toMatchObject({
    trackingNumber: '1234567890123',
  });
  expect(requests.filter(({ path }) => path.startsWith('/api/cmu/create'))).toHaveLength(1);
});

test('a repeated reference returns the first booking, and a cancelled one needs a new reference', async () => {
  stubs['/api/cmu/create.json'] = json({
    success: false,
    packages: [{ status: 'Fail', remarks: ['Duplicate Order Id'] }],
  });
  stubs['/api/v1/packages/json/'] = json(tracked(manifested));
  expect(await delhivery.book(shipment)).toMatchObject({ trackingNumber: '1234567890123' });
  const canceled = { ...manifested, Status: 'Canceled', StatusType: 'CN' };
  stubs['/api/v1/packages/json/'] = json(tracked(canceled));
  await expect(delhivery.book(shipment)).rejects.toMatchObject({ fault: 'duplicate' });
  expect(await delhivery.find('7F3K2M9Q-1')).toBeUndefined();
});

test.each([
  ['insufficient balance, the order might have been partially saved', 'no-balance'],
  ['Pincode 744301 is not serviceable', 'not-served'],
  ['ClientWarehouse matching query does not exist.', 'refused'],
])('a refusal with status 200 is recognised: %s', async (rmk, fault) => {
  stubs['/api/cmu/create.json'] = json({ success: false, packages: [], rmk });
  await expect(delhivery.book(shipment)).rejects.toMatchObject({ fault });
});

test('too many requests are retried later, and an invalid token is reported', async () => {
  stubs['/api/cmu/create.json'] = () => ({ status: 403, text: '<html>Blocked</html>' });
  await expect(delhivery.book(shipment)).rejects.toMatchObject({ fault: 'retry', retryAfterMs: 30_000 });
  stubs['/c/api/pin-codes/json/'] = () => ({ status: 401, text: '{"detail":"Invalid token."}' });
  await expect(delhivery.check()).rejects.toMatchObject({ fault: 'auth' });
});

test('a parcel can be cancelled before it is collected, and not afterwards', async () => {
  stubs['/api/v1/packages/json/'] = json(tracked(manifested));
  stubs['/api/p/edit'] = () => ({
    text: '<root><status>True</status><waybill>1234567890123</waybill></root>',
  });
  await delhivery.cancel(booked);
  expect(requests.at(-1)).toMatchObject({ path: '/api/p/edit' });
  stubs['/api/v1/packages/json/'] = json(tracked({ ...manifested, Status: 'In Transit' }));
  await expect(delhivery.cancel(booked)).rejects.toMatchObject({ fault: 'refused' });
});

test('scan times are read in India’s time zone, with the reason of a failed attempt', async () => {
  const scans = [
    { ScanDateTime: '2026-11-24T18:10:00', ScanType: 'UD', Scan: 'Pending', StatusCode: 'EOD-6' },
    { ScanDateTime: '2026-11-23T09:00:00', ScanType: 'UD', Scan: 'In Transit', StatusCode: 'X-DLL2F' },
  ];
  const Scans = scans.map((ScanDetail) => ({ ScanDetail }));
  stubs['/api/v1/packages/json/'] = json({ ShipmentData: [{ Shipment: { AWB: '1234567890123', Scans } }] });
  const [track] = await delhivery.track(['1234567890123', '1234567890124']);
  expect(track?.scans).toMatchObject([
    { meaning: 'in_transit', at: new Date('2026-11-23T03:30:00Z') },
    { meaning: 'attempt_failed', reason: 'refused', at: new Date('2026-11-24T12:40:00Z') },
  ]);
  stubs['/api/v1/packages/json/'] = json({ Success: false, Error: 'No such waybill' });
  expect(await delhivery.track(['1234567890123'])).toEqual([]);
});

test.each([
  [{ type: 'UD', status: 'Dispatched', code: 'X-DDD3FD' }, 'out_for_delivery'],
  [{ type: 'UD', status: 'Not Picked', code: 'FMEOD-103' }, 'pickup_problem'],
  [{ type: 'UD', status: 'Manifested', code: 'FMPUR-101' }, 'pickup_scheduled'],
  [{ type: 'DL', status: 'Delivered', code: 'EOD-38' }, 'delivered'],
  [{ type: 'RT', status: 'In Transit', code: 'RT-110' }, 'rto_initiated'],
  [{ type: 'DL', status: 'RTO', code: 'RD-AC' }, 'rto_delivered'],
  [{ type: 'UD', status: 'Lost', code: 'LT-100' }, 'lost'],
  [{ type: 'PU', status: 'In Transit', code: 'EOD-77' }, 'in_transit'],
  [{ type: 'PP', status: 'Scheduled', code: 'X-PPONM' }, 'pickup_scheduled'],
  [{ type: 'XX', status: 'Odd', code: '' }, 'unknown'],
] as const)('%o means %s', (status, meaning) => {
  expect(meaningOf(status)).toBe(meaning);
});

test('serviceability is looked up by PIN code, and an embargo means that it is not served', async () => {
  const place = (more: object) =>
    json({ delivery_codes: [{ postal_code: { pre_paid: 'Y', cod: 'N', remarks: '', ...more } }] });
  const ask = (cod: boolean) =>
    delhivery.serviceability({ from: '303007', to: '194101', grams: 500, cod, value: 100_000 });
  stubs['/api/dc/expected_tat'] = json({ success: true, data: { tat: 7 } });
  stubs['/c/api/pin-codes/json/'] = place({ pickup: 'Y' });
  expect(await ask(true)).toEqual({ isServed: false, hasCod: false, hasPickup: true });
  expect(await ask(false)).toEqual({
    isServed: true,
    hasCod: false,
    hasPickup: true,
    days: { from: 7, to: 7 },
  });
  stubs['/c/api/pin-codes/json/'] = place({ pickup: 'N' });
  expect(await ask(false)).toMatchObject({ isServed: true, hasPickup: false });
  stubs['/c/api/pin-codes/json/'] = place({ remarks: 'Embargo' });
  expect(await ask(false)).toMatchObject({ isServed: false });
  stubs['/c/api/pin-codes/json/'] = json({ delivery_codes: [] });
  expect(await ask(false)).toMatchObject({ isServed: false });
});

test('a webhook is accepted only with its token', () => {
  const body = Buffer.from(JSON.stringify({ Shipment: { AWB: '1234567890123', Status: manifested } }));
  expect(delhivery.readWebhook(body, { authorization: `Token ${WEBHOOK_TOKEN}` })).toMatchObject({
    trackingNumber: '1234567890123',
  });
  expect(delhivery.readWebhook(body, { authorization: 'Token of somebody else' })).toBeUndefined();
  expect(delhivery.readWebhook(body, {})).toBeUndefined();
  expect(() =>
    delhivery.readWebhook(Buffer.from('<xml>'), { authorization: `Token ${WEBHOOK_TOKEN}` }),
  ).toThrow('unexpected shape');
});

test.each([
  ['redirects', { status: 302, text: '', location: '/elsewhere.pdf' }],
  ['never ends', { text: `%PDF-${'x'.repeat(6 * 1024 * 1024)}` }],
])('a label whose address %s is not downloaded', async (_, file) => {
  stubs = {
    '/api/p/packing_slip': json({ packages: [{ pdf_download_link: `${baseUrl}/label.pdf` }] }),
    '/label.pdf': () => file,
    '/elsewhere.pdf': () => ({ text: '%PDF-1.7' }),
  };
  await expect(delhivery.label(booked)).rejects.toMatchObject({ fault: 'retry' });
  expect(requests.map(({ path }) => path)).not.toContain('/elsewhere.pdf');
});

test.each(['https://files.elsewhere.example/label.pdf', 'http://169.254.169.254/label.pdf', 'no address'])(
  'a label at %s, which is no host of the courier, is refused by its name',
  async (link) => {
    stubs = { '/api/p/packing_slip': json({ packages: [{ pdf_download_link: link }] }) };
    await expect(delhivery.label(booked)).rejects.toMatchObject({
      fault: 'refused',
      message: expect.stringContaining('COURIER_FILE_HOSTS'),
    });
  },
);
