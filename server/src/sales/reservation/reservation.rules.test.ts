import { expect, test } from 'vitest';
import { decideReservation, type ReservationRequest } from './reservation.rules.ts';

const caps = {
  unitsPerBuyer: 30,
  valuePerBuyer: 10_000_000,
  unitsPerAddress: 40,
  valuePerAddress: 20_000_000,
  contactsPerAddress: 12,
  shareOfVariant: 50,
  shortMinutes: 5,
};
const clean = {
  unpaidUnits: 0,
  unpaidValue: 0,
  unpaidContacts: 0,
  paidUnits: 0,
  paidValue: 0,
  paidOrders: 0,
  unconfirmedUnits: 0,
  unconfirmedValue: 0,
};
const two: ReservationRequest = {
  value: 300_000,
  lines: [{ quantity: 2, onHand: 20, reservedByAddress: 0 }],
  address: clean,
  isKnownBuyer: false,
};
const line = (quantity: number, onHand: number, reservedByAddress = 0) => ({
  quantity,
  onHand,
  reservedByAddress,
});

test('a usual purchase is reserved for 15 minutes', () => {
  expect(decideReservation(caps, two)).toEqual({ reservesStock: true, minutes: 15 });
});

test.each<[string, Partial<ReservationRequest>]>([
  ['more units than one buyer may hold', { lines: [line(31, 900)] }],
  ['more money than one buyer may hold', { value: 10_000_001 }],
  ['more than half of a variant', { lines: [line(11, 20)] }],
  ['more than half of a variant together with others of the address', { lines: [line(2, 20, 9)] }],
  ['four of a few', { lines: [line(4, 4)] }],
])('a buyer who wants %s can pay, but the units stay on sale until then', (_what, asked) => {
  expect(decideReservation(caps, { ...two, ...asked })).toEqual({ reservesStock: false, minutes: 15 });
});

test.each([
  ['units', { unconfirmedUnits: 29 }],
  ['value', { unconfirmedValue: 9_800_000 }],
])('a buyer with many unconfirmed cash orders (%s) reserves nothing more', (_what, own) => {
  const request = { ...two, address: { ...clean, ...own }, isKnownBuyer: true };
  expect(decideReservation(caps, request).reservesStock).toBe(false);
});

test('three units of a small stock can be reserved', () => {
  expect(decideReservation(caps, { ...two, lines: [line(3, 3)] }).reservesStock).toBe(true);
});

test.each([
  ['units', { unpaidUnits: 39 }],
  ['value', { unpaidValue: 19_800_000 }],
  ['made-up contacts', { unpaidContacts: 12 }],
])(
  'an IP address with many unpaid %s reserves nothing more and gets only 5 minutes to pay',
  (_what, record) => {
    const request = { ...two, address: { ...clean, ...record } };
    expect(decideReservation(caps, request)).toEqual({ reservesStock: false, minutes: 5 });
  },
);

test('thousands of buyers behind one IP address, one in ten of whom pays, are served as usual', () => {
  const address = {
    unpaidUnits: 1_800,
    unpaidValue: 270_000_000,
    unpaidContacts: 900,
    paidUnits: 200,
    paidValue: 30_000_000,
    paidOrders: 100,
    unconfirmedUnits: 0,
    unconfirmedValue: 0,
  };
  expect(decideReservation(caps, { ...two, address })).toEqual({ reservesStock: true, minutes: 15 });
});

test('a buyer with earlier orders in their account is not limited by the IP address', () => {
  const address = { ...clean, unpaidUnits: 4_000, unpaidContacts: 500 };
  expect(decideReservation(caps, { ...two, address, isKnownBuyer: true })).toEqual({
    reservesStock: true,
    minutes: 15,
  });
});
