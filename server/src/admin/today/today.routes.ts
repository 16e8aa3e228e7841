import { getBusiness } from '@gulmohar/contract/admin/business.ts';
import { getHealth } from '@gulmohar/contract/admin/health.ts';
import { decidePayment } from '@gulmohar/contract/admin/payment-review.ts';
import {
  checkNow,
  type Finding,
  getBackups,
  getDoctorReport,
  getMoneyProblems,
  getSales,
  getTodaysWork,
} from '@gulmohar/contract/admin/today.ts';
import type { PayoutProvider } from '../../payments/payout/payout-provider.ts';
import { readBackupState } from '../../platform/backup/backup-runs.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Reads } from '../../platform/database/reads.ts';
import type { Route } from '../../platform/http/route.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { decidePayment as decide } from '../../sales/settlement/decide-payment.ts';
import type { ShopSettings } from '../../shop/shop-settings.ts';
import { staffRoute } from '../session/staff-route.ts';
import { findLateDrafts } from './find-late-drafts.ts';
import { readBusiness } from './read-business.ts';
import { readHealth } from './read-health.ts';
import {
  findDisputes,
  findFailedPayments,
  findPaymentReviews,
  findStuckRefunds,
  listUnmatched,
} from './read-problems.ts';
import { readSales } from './read-sales.ts';
import { readWork } from './read-work.ts';

type Needs = {
  db: Database;
  reads: Reads;
  settings: ShopSettings;
  payouts: () => PayoutProvider | undefined;
  /** The free share of the disk with the shop's own files, from 0 to 1. */
  freeShare: () => Promise<number>;
};

export function todayRoutes({ db, reads, settings, payouts, freeShare }: Needs): Route[] {
  return [
    staffRoute(getTodaysWork, {}, async () => readWork(db, settings.current().stock.lowAt)),

    staffRoute(getMoneyProblems, {}, async () => {
      const [payments, refunds, disputes, unmatched, reviews] = await Promise.all([
        findFailedPayments(db),
        findStuckRefunds(db),
        findDisputes(db),
        listUnmatched(db),
        findPaymentReviews(db),
      ]);
      return { payments, refunds, disputes, unmatched, reviews, hasPayouts: payouts() !== undefined };
    }),

    staffRoute(decidePayment, {}, async ({ body, staff }) => {
      await decide(db, staff, body);
      return {};
    }),

    staffRoute(getSales, {}, async () => reads(readSales)),

    staffRoute(getBusiness, {}, async ({ query }) =>
      reads((from) => readBusiness(from, { days: Number(query.days), now: new Date() })),
    ),

    staffRoute(getHealth, {}, async () => ({
      problems: await readHealth(db, await freeShare()),
      lateDrafts: await findLateDrafts(db),
    })),

    staffRoute(getDoctorReport, {}, async () => {
      const report = await db
        .selectFrom('doctor_report')
        .selectAll()
        .$narrowType<{ findings: Finding[] }>()
        .executeTakeFirst();
      if (!report) return { report: null };
      const { at, took_ms, failure, findings } = report;
      return { report: { at: at.toISOString(), tookMs: took_ms, failure, findings } };
    }),

    staffRoute(getBackups, {}, async () => {
      const { last, failed } = await readBackupState(db);
      return {
        last: last
          ? {
              at: last.startedAt.toISOString(),
              bytes: last.bytes,
              isVerified: last.isVerified,
              notVerified: last.notVerified,
            }
          : null,
        failed: failed ? { at: failed.startedAt.toISOString(), failure: failed.failure } : null,
      };
    }),

    staffRoute(checkNow, {}, async () => {
      const askedAt = new Date().toISOString();
      await enqueue(db, 'run-checks', {});
      return { askedAt };
    }),
  ];
}
