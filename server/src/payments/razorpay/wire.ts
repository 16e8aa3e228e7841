import { z } from 'zod';

/** The parts of Razorpay's responses that the shop reads. */
export const wireOrder = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  receipt: z.string().nullable(),
  status: z.enum(['created', 'attempted', 'paid']),
  /** An empty array when there are no notes. */
  notes: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).default([]),
});

export const wirePayment = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  method: z.string(),
  email: z.string().nullish(),
  amount_refunded: z.int(),
  /** Seconds since 1970. */
  created_at: z.int(),
});

export const wireRefund = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  status: z.enum(['pending', 'processed', 'failed']),
  receipt: z.string().nullish(),
});

export const wireDispute = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  amount_deducted: z.int(),
  status: z.enum(['open', 'under_review', 'won', 'lost', 'closed']),
  reason_code: z.string(),
  respond_by: z.int().nullish(),
  created_at: z.int(),
});

export const wireLink = z.object({
  id: z.string(),
  short_url: z.url(),
  status: z.string(),
  reference_id: z.string(),
  /** Set once somebody has started to pay. */
  order_id: z.string().nullish(),
});

export const wireError = z.object({
  error: z.object({ code: z.string(), description: z.string() }),
});

export function listOf<Item extends z.core.$ZodType>(item: Item) {
  return z.object({ items: z.array(item) });
}
