import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import { markRefunded } from '@gulmohar/contract/admin/order-steps.ts';
import { approvePayout, type Payee, payRefund, withdrawPayout } from '@gulmohar/contract/admin/payout.ts';
import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { getMoneyProblems } from '@gulmohar/contract/admin/today.ts';
import { getOrder } from '@gulmohar/contract/fulfilment/order.ts';
import fc from 'fast-check';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { payoutCases } from '../../../testing/payout-cases.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { payoutSandboxKeys } from '../../payments/payout/choose-payouts.ts';
import { followPayouts } from '../../payments/payout/follow-payouts.ts';
import { payOut } from '../../payments/payout/pay-out.ts';
import { createRazorpayX } from '../../payments/payout/razorpayx-provider.ts';

const shop = await testShop();
const owner = await buildStaff(shop);
const cases = await payoutCases(shop, owner);
afterEach(async () => {
  await setLimit(null);
  await expectInvariants(shop);
});
afterAll(() => shop.close());

const upi = (name: string): Payee => ({ kind: 'vpa', name: 'Asha Rao', vpa: `${name}@razorpay` });
const pay = async (refundId: string, payee: Payee, staff = owner) =>
  (await staff.api(payRefund, { body: { refundId, payee } })).payout;
const inProblems = async (refundId: string) =>
  (await owner.api(getMoneyProblems)).refunds.find((one) => one.refundId === refundId);
const eventsOf = async (orderId: string) =>
  (await owner.api(getAdminOrder, { query: { orderId } })).order.events;

async function setLimit(approvalAbove: number | null): Promise<void> {
  await owner.api(saveSettings, { body: { group: 'payouts', value: { approvalAbove } } });
  await shop.changes.poll();
}

async function readRow(refundId: string) {
  return shop.db
    .selectFrom('payout')
    .innerJoin('refund', 'refund.id', 'refund_id')
    .where('refund_id', '=', refundId)
    .orderBy('attempt')
    .select(['payout.id', 'state', 'refund.status', 'refund.bank_reference', 'payee_sealed', 'payee_hint'])
    .select('problem')
    .execute();
}

test('staff pay the refund of a cash order to a UPI id once, and the buyer sees the bank’s reference', async () => {
  const { orderId, refundId, buyer } = await cases.refund(10_000);
  // Nothing says that it is on its way before somebody has paid it.
  const refundTitle = async () => (await eventsOf(orderId)).find(({ kind }) => kind === 'refund')?.title;
  const shown = async () => (await buyer.api(getOrder, { query: { orderId } })).order.refunds.at(-1)?.state;
  expect([await refundTitle(), await shown()]).toEqual(['Refund of Rs. 100: to be paid', 'due']);
  expect((await readMails(shop, buyer.email)).at(-1)?.text).toMatch(
    /We will refund Rs\. 100 .*once it is paid/s,
  );
  await pay(refundId, upi('success'));
  expect([await refundTitle(), await shown()]).toEqual(['Refund of Rs. 100: to be paid', 'due']);
  await expect(pay(refundId, upi('success'))).rejects.toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
  await expect(owner.api(markRefunded, { body: { refundId, reference: 'UTR 1' } })).rejects.toMatchObject({
    code: 'STEP_NOT_POSSIBLE',
  });
  const [requested] = await readRow(refundId);
  expect(requested?.payee_hint).toBe('s•••@razorpay');
  expect(String(requested?.payee_sealed)).not.toContain('razorpay');
  await shop.runJobs();
  const [paid] = await readRow(refundId);
  expect(paid).toMatchObject({ id: refundId, state: 'processed', status: 'processed', payee_sealed: null });
  expect(await cases.timesPaid(refundId)).toBe(1);
  const { order } = await buyer.api(getOrder, { query: { orderId } });
  expect(order.refunds).toMatchObject([{ amount: 100, state: 'paid', reference: paid?.bank_reference }]);
  const mails = await readMails(shop, buyer.email);
  expect(mails.at(-1)).toMatchObject({ subject: expect.stringContaining('is complete') });
  expect(mails.at(-1)?.text).toContain(paid?.bank_reference);
  const event = (await eventsOf(orderId)).find(({ title }) => title.startsWith('Payout of Rs. 100'));
  expect(event).toMatchObject({ title: 'Payout of Rs. 100, attempt 1: paid' });
});

test('above the owner’s limit a second person must approve a payout, and can withdraw it until then', async () => {
  await setLimit(20_000);
  const manager = await buildStaff(shop, 'manager');
  const support = await buildStaff(shop, 'support');
  const { refundId } = await cases.refund(20_100);
  const requested = await pay(refundId, upi('success'));
  expect(requested.state).toBe('approval');
  await shop.runJobs();
  const [mail] = await readMails(shop, manager.email);
  expect(mail?.subject).toContain('Please approve a refund of Rs. 201');
  expect(mail?.text).toContain('/admin/refunds');
  for (const colleague of [owner, support]) expect(await readMails(shop, colleague.email)).toEqual([]);
  expect(await cases.timesPaid(refundId)).toBe(0);
  await expect(owner.api(approvePayout, { body: requested })).rejects.toMatchObject({ status: 403 });
  await manager.api(withdrawPayout, { body: requested });
  expect(await inProblems(refundId)).toMatchObject({ status: 'manual', payout: { state: 'withdrawn' } });
  const again = await pay(refundId, upi('success'));
  await manager.api(approvePayout, { body: again });
  await shop.runJobs();
  expect(await cases.timesPaid(refundId)).toBe(1);
  expect((await readRow(refundId)).map(({ state }) => state)).toEqual(['withdrawn', 'processed']);
});

test('payouts that stay below the limit one by one need approval once their sum exceeds it', async () => {
  const newOrder = () => payoutCases(shop, owner);
  const one = await newOrder();
  const [first, second, third] = [await one.refund(4_000), await one.refund(4_000), await one.refund(4_000)];
  await setLimit(10_000);
  const [anil, bina, chitra] = [await buildManager(), await buildManager(), await buildManager()];
  // Two at the same moment count for each other.
  const requested = [stateOf(first.refundId, 'anil', anil), stateOf(second.refundId, 'bina', bina)];
  expect(await Promise.all(requested)).toEqual(['asked', 'asked']);
  expect(await stateOf(third.refundId, 'chitra', chitra)).toBe('approval');
  const bySamePerson = await (await newOrder()).refund(6_100);
  expect(await stateOf(bySamePerson.refundId, 'dev', anil)).toBe('approval');
  const toSameAccount = await (await newOrder()).refund(6_100);
  expect(await stateOf(toSameAccount.refundId, 'ANIL', chitra)).toBe('approval');
  const other = await (await newOrder()).refund(10_000);
  expect(await stateOf(other.refundId, 'esha', chitra)).toBe('asked');
});

const buildManager = () => buildStaff(shop, 'manager');
async function stateOf(refundId: string, name: string, staff: TestStaff): Promise<string> {
  return (await pay(refundId, { ...upi(name), vpa: `${name}@okbank` } as Payee, staff)).state;
}

test('cash that the courier has not remitted is paid out only with a second person’s approval, however little it is', async () => {
  const orderId = await cases.deliver();
  const { refundId } = await cases.refund(5_000, orderId);
  const second = await buildStaff(shop);
  const { payoutId, state } = await pay(refundId, upi('success'));
  expect(state).toBe('approval');
  const [mail] = await readMails(shop, second.email);
  expect(mail?.text).toContain(
    'The courier has not remitted this cash, so a second person has to approve it',
  );
  await expect(owner.api(approvePayout, { body: { payoutId } })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await shop.runJobs();
  expect(await cases.timesPaid(refundId)).toBe(0);
  await second.api(approvePayout, { body: { payoutId } });
  await shop.runJobs();
  expect(await cases.timesPaid(refundId)).toBe(1);

  const later = await cases.refund(5_000, orderId);
  await cases.remit(orderId);
  expect((await pay(later.refundId, upi('success'))).state).toBe('asked');
  await shop.runJobs();
});

test('a failed or reversed payout shows its reason and can be paid with a new attempt', async () => {
  const { orderId, refundId, buyer } = await cases.refund(5_000);
  await pay(refundId, upi('invalid'));
  await shop.runJobs();
  expect(await inProblems(refundId)).toMatchObject({
    status: 'manual',
    payout: { state: 'failed', problem: expect.stringContaining('Invalid VPA') },
  });
  await pay(refundId, upi('reversed'));
  await shop.runJobs();
  expect((await readRow(refundId)).at(-1)).toMatchObject({ state: 'processed', status: 'processed' });
  await cases.letPass(120);
  await followPayouts(shop);
  await shop.runJobs();
  expect((await readRow(refundId)).at(-1)).toMatchObject({
    state: 'reversed',
    status: 'manual',
    bank_reference: null,
    problem: 'The payee’s bank returned the money.',
  });
  expect((await readMails(shop, buyer.email)).at(-1)?.text).toContain('was sent back by your bank');
  const { order } = await buyer.api(getOrder, { query: { orderId } });
  expect(order.refunds.at(-1)).toMatchObject({ amount: 50, state: 'due', reference: '' });
  const bank = {
    kind: 'bank_account',
    name: 'Asha Rao',
    accountNumber: '50100012345600',
    ifsc: 'HDFC0001234',
  };
  await pay(refundId, bank as Payee);
  await shop.runJobs();
  expect(await cases.timesPaid(refundId)).toBe(1);
  expect((await readRow(refundId)).map(({ state }) => state)).toEqual(['failed', 'reversed', 'processed']);
});

test('a webhook only triggers a status check with the provider, and a wrong signature is refused', async () => {
  const { refundId } = await cases.refund(5_000);
  await pay(refundId, upi('queued'));
  await shop.runJobs();
  expect(await inProblems(refundId)).toMatchObject({ status: 'pending', payout: { state: 'queued' } });
  const [row] = await shop.db
    .selectFrom('payout')
    .where('refund_id', '=', refundId)
    .select('provider_payout_id')
    .execute();
  expect(await cases.tell('payout.processed', row?.provider_payout_id ?? '', 'a wrong secret')).toBe(400);
  expect(await cases.tell('payout.processed', row?.provider_payout_id ?? '')).toBe(200);
  await shop.runJobs();
  expect((await readRow(refundId))[0]?.state).toBe('queued');
  await cases.letPass(120);
  expect(await cases.tell('payout.updated', row?.provider_payout_id ?? '')).toBe(200);
  await shop.runJobs();
  expect((await readRow(refundId))[0]).toMatchObject({ state: 'processed', status: 'processed' });
});

test('a payout that got no answer is looked up by the refund’s id before it is requested again', async () => {
  const { refundId } = await cases.refund(5_000);
  await pay(refundId, upi('silent'));
  const keys = await payoutSandboxKeys(shop.db);
  const payouts = createRazorpayX({
    ...keys,
    baseUrl: shop.payoutSandboxUrl,
    testMode: true,
    timeoutMs: 300,
  });
  await expect(payOut({ ...shop, payouts }, refundId)).rejects.toMatchObject({ retryable: true });
  expect((await readRow(refundId))[0]?.state).toBe('asked');
  await payOut(shop, refundId);
  expect((await readRow(refundId))[0]).toMatchObject({ state: 'processed' });
  expect(await cases.timesPaid(refundId)).toBe(1);
});

test('whatever provider, network and kills do, each refund is paid out exactly once', async () => {
  await setLimit(null);
  const happenings = fc.array(fc.constantFrom('job', 'killed', 'poll', 'pass', 'pay again'), {
    minLength: 3,
    maxLength: 8,
  });
  const names = [
    'success',
    'queued',
    'pending',
    'failed',
    'invalid',
    'reversed',
    'rejected',
    'lost',
    'busy',
    'broken',
  ];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), happenings, async (name, events) => {
      const { refundId } = await cases.refund(100);
      await pay(refundId, upi(name));
      for (const event of events) await cases.happen(event, refundId, upi('success'));
      await cases.comeToRest(refundId, upi('success'));
      expect(await cases.timesPaid(refundId)).toBe(1);
      expect((await readRow(refundId)).filter(({ state }) => state === 'processed')).toHaveLength(1);
    }),
    { numRuns: 12, endOnFailure: true },
  );
}, 120_000);

test('a packer or an invalid UPI id cannot start a payout, and a refund can be marked as paid by hand', async () => {
  const { refundId } = await cases.refund(5_000);
  const packer = await buildStaff(shop, 'packer');
  await expect(pay(refundId, upi('success'), packer)).rejects.toMatchObject({ status: 403 });
  const wrong = { ...upi('success'), vpa: 'asha' } as Payee;
  await expect(pay(refundId, wrong)).rejects.toMatchObject({ status: 400 });
  await owner.api(markRefunded, { body: { refundId, reference: 'UTR 77' } });
  expect((await readRow(refundId)).length).toBe(0);
});
