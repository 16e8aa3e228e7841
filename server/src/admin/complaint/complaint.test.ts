import { submitGrievance } from '@gulmohar/contract/accounts/grievance.ts';
import { listComplaints, markAnswered } from '@gulmohar/contract/admin/complaint.ts';
import { getTodaysWork } from '@gulmohar/contract/admin/today.ts';
import { afterAll, expect, test } from 'vitest';
import { buildGuestOrder } from '../../../testing/build-order.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
afterAll(() => shop.close());

test('a complaint links to the order whose number the shopper typed', async () => {
  const support = await buildStaff(shop, 'support');
  const orderId = await buildGuestOrder(shop, 'complaining-guest');
  const body = { name: 'Kavya', email: 'kavya@example.com', text: 'Torn' };
  for (const orderNumber of [`#${orderId.slice(-8).toUpperCase()}`, '#12345678', ''])
    await shop.api(submitGrievance, { body: { ...body, orderNumber } });
  const { complaints } = await support.api(listComplaints);
  expect(complaints.map((complaint) => complaint.orderId)).toEqual([orderId, null, null]);
  await shop.db.deleteFrom('grievance').execute();
});

test('a complaint stays on Today until staff mark it as answered', async () => {
  const support = await buildStaff(shop, 'support');
  const body = { name: 'Kavya', email: 'kavya@example.com', orderNumber: '#12345678', text: 'Torn' };
  const { ticket } = await shop.api(submitGrievance, { body });
  const waiting = async () => (await support.api(getTodaysWork)).complaints;
  expect(await waiting()).toBe(1);
  const [complaint] = (await support.api(listComplaints)).complaints;
  expect(complaint).toMatchObject({ ticket, name: 'Kavya', text: 'Torn', answered: null });
  const complaintId = complaint?.complaintId ?? '';
  await support.api(markAnswered, { body: { complaintId, isAnswered: true } });
  expect(await waiting()).toBe(0);
  const { complaints } = await support.api(listComplaints, { query: { state: 'answered' } });
  expect(complaints).toMatchObject([{ ticket, answered: { by: 'Test support' } }]);
  await support.api(markAnswered, { body: { complaintId, isAnswered: false } });
  expect(await waiting()).toBe(1);
});
