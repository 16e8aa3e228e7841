import type { Permission } from '@gulmohar/contract/admin/permissions.ts';
import type { getTodaysWork } from '@gulmohar/contract/admin/today.ts';
import type { z } from 'zod';
import { paths } from '../paths.ts';

type Work = z.infer<typeof getTodaysWork.reply>;

type Task = {
  label: string;
  count: number;
  /** The page or section that lists them. */
  to: string;
  /** What it takes to do it, not just to see it. */
  permission: Permission;
  /** Shown even if there are none. */
  isAlways?: boolean;
};

/** The sections of Today that tasks link to. */
export const anchors = { parcels: 'parcels', money: 'refunds', stock: 'stock' } as const;

/** Returns the staff's tasks, most urgent first. */
export function tasksOf(work: Work): Task[] {
  const parcels = `#${anchors.parcels}`;
  return [
    {
      label: 'Cash orders to confirm',
      count: work.toConfirm,
      to: paths.ordersToConfirm,
      permission: 'orders.answer',
    },
    {
      label: 'Orders to pack',
      count: work.toPack,
      to: paths.orders,
      permission: 'orders.pack',
      isAlways: true,
    },
    {
      label: 'Orders being packed',
      count: work.packing,
      to: paths.ordersInPacking('no'),
      permission: 'orders.pack',
      isAlways: true,
    },
    {
      label: 'Packed orders to ship',
      count: work.toShip,
      to: paths.ordersInPacking('yes'),
      permission: 'orders.pack',
    },
    {
      label: 'Failed delivery attempts to answer',
      count: work.failedAttempts,
      to: parcels,
      permission: 'orders.pack',
    },
    {
      label: 'Returned parcels to check in',
      count: work.parcelsBack,
      to: parcels,
      permission: 'orders.pack',
    },
    {
      label: 'Lost or returned parcels to decide on',
      count: work.parcelsToDecide,
      to: parcels,
      permission: 'orders.refund',
    },
    {
      label: 'Returns to answer',
      count: work.returnsToAnswer,
      to: paths.returnsOf('Return Requested'),
      permission: 'returns.answer',
      isAlways: true,
    },
    {
      label: 'Returns to receive',
      count: work.returnsToReceive,
      to: paths.returnsOf('Return Approved'),
      permission: 'returns.answer',
    },
    {
      label: 'Returns to refund',
      count: work.returnsToRefund,
      to: paths.returnsOf('Returned'),
      permission: 'orders.refund',
    },
    {
      label: 'Reviews to decide',
      count: work.reviews,
      to: paths.reviews,
      permission: 'reviews.answer',
    },
    {
      label: 'Complaints to answer',
      count: work.complaints,
      to: paths.complaints,
      permission: 'orders.answer',
    },
    {
      label: 'Refunds to make by hand',
      count: work.refundsToMake,
      to: `#${anchors.money}`,
      permission: 'orders.refund',
    },
    {
      label: 'Sizes sold out',
      count: work.soldOut,
      to: paths.productsByStock('low'),
      permission: 'stock.write',
    },
    {
      label: 'Sizes running low',
      count: work.runningLow,
      to: `#${anchors.stock}`,
      permission: 'stock.write',
    },
  ];
}
