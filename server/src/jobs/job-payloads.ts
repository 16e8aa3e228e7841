import { z } from 'zod';

/** Every job that can be queued, with what it is told. */
export const jobPayloads = {
  'send-order-placed': z.object({ orderId: z.uuid() }),
  'refund-payment': z.object({ refundId: z.uuid() }),
};

export type JobPayloads = { [Name in keyof typeof jobPayloads]: z.infer<(typeof jobPayloads)[Name]> };
