import type { AuditEntry } from '@gulmohar/contract/admin/audit.ts';
import { expect, test } from 'vitest';
import { auditPath, auditTitle } from './audit-titles.ts';

const entry: AuditEntry = {
  entryId: 1,
  at: '2026-11-21T10:00:00.000Z',
  staffName: 'Gulmohar',
  action: 'settings.update',
  subject: 'shipping',
  before: null,
  after: null,
};

test('an audit entry says what was done and to what', () => {
  expect(auditTitle(entry, {})).toBe('Setting changed: Delivery');
});

test('an action without a title of its own is shown in words', () => {
  const booked = { ...entry, action: 'booking.start', subject: 'run-1' };
  expect(auditTitle(booked, {})).toBe('Parcels sent to a courier for booking: run-1');
  expect(auditTitle({ ...booked, action: 'parcel.not-yet-known' }, {})).toBe('Parcel: not yet known: run-1');
});

test('an audit entry shows a name instead of an id where it knows one', () => {
  const added = { ...entry, action: 'staff.add', subject: '01900000-0000-7000-8001-0000000004d2' };
  expect(auditTitle({ ...added, after: { name: 'Ravi', role: 'packer' } }, {})).toBe('Staff added: Ravi');
  expect(auditTitle({ ...added, before: { name: 'Ravi' }, after: null }, {})).toBe('Staff added: Ravi');
  expect(auditTitle({ ...added, action: 'order.move' }, {})).toBe('Order status changed: 000004D2');
  expect(auditTitle({ ...added, action: 'staff.reset' }, { [added.subject]: 'Ravi' })).toBe(
    'Access reset: Ravi',
  );
});

test('an audit entry links to what was changed if that has a page', () => {
  expect(auditPath({ ...entry, action: 'stock.count', subject: 'bagru-kurti' })).toBe(
    '/products/bagru-kurti',
  );
  expect(auditPath(entry)).toBeUndefined();
});
