import { payRefund } from '@gulmohar/contract/admin/payout.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildStaff } from '../../../testing/build-staff.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { payoutCases } from '../../../testing/payout-cases.ts';
import { runDoctor } from '../../../testing/run-doctor.ts';
import { type ShopProcess, startShopProcess } from '../../../testing/shop-process.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { connectionUrl } from '../../platform/database/connection.ts';
import type { PausePoint } from '../../platform/process/pause-point.ts';

// The test starts and kills real processes, on a machine that may be busy.
const TIMEOUT_MS = 120_000;

/** Outlives the shop that is killed. */
/** The shop in which staff request the payout; it runs no jobs. */
let running: ShopProcess | undefined;

const database = await testDatabase();
const admin = await testShop({}, {}, database);
const owner = await buildStaff(admin);
const cases = await payoutCases(admin, owner);
afterEach(() => running?.end('SIGTERM'));
afterAll(async () => {
  await admin.close();
  await database.drop();
});

async function start(pauseAt?: PausePoint): Promise<ShopProcess> {
  running = await startShopProcess(admin.dataDir, pauseAt, {
    DATABASE_URL: connectionUrl(database.connection),
  });
  return running;
}

async function standing(refundId: string) {
  return admin.db
    .selectFrom('payout')
    .innerJoin('refund', 'refund.id', 'refund_id')
    .where('refund_id', '=', refundId)
    .select(['attempt', 'payout.state', 'refund.status', 'payee_sealed', 'provider_payout_id'])
    .execute();
}

async function attempts() {
  const { rows } = await sql`
    select attempts from graphile_worker.jobs where task_identifier = 'pay-out'`.execute(admin.db);
  return rows;
}

test(
  'a payout is found again after a kill and restart, and the buyer is paid exactly once',
  async () => {
    const { refundId } = await cases.refund(25_000);
    const payee = { kind: 'vpa' as const, name: 'Asha Rao', vpa: 'success@razorpay' };
    await owner.api(payRefund, { body: { refundId, payee } });
    const before = await start('payout taken');
    await before.paused();
    await before.end('SIGKILL');
    // The simulated provider, a part of this shop, answered already when its jobs began.
    expect(await attempts()).toEqual([{ attempts: 1 }]);
    expect(await standing(refundId)).toMatchObject([{ state: 'asked', provider_payout_id: null }]);
    expect(await cases.timesPaid(refundId)).toBe(1);

    await start();
    await expect
      .poll(() => standing(refundId), { timeout: 60_000, interval: 500 })
      .toMatchObject([{ attempt: 1, state: 'processed', status: 'processed', payee_sealed: null }]);
    expect(await cases.timesPaid(refundId)).toBe(1);
    expect(await runDoctor(database, admin.dataDir)).not.toContain('✗');
    await expectInvariants(admin);
  },
  TIMEOUT_MS,
);
