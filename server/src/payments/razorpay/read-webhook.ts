import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../../platform/http/parse-json.ts';
import { unexpectedShape } from '../../platform/http/webhook-shape.ts';
import type { ProviderEvent } from '../provider.ts';
import { isSameSignature, webhookSignature } from './signature.ts';

const entity = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object({ entity: z.object(shape) }).optional();

const wireEvent = z.object({
  event: z.string().max(100),
  payload: z.object({
    payment: entity({ order_id: z.string().nullish() }),
    order: entity({ id: z.string() }),
    payment_link: entity({ id: z.string() }),
    refund: entity({ id: z.string() }),
    payout: entity({ id: z.string() }),
    dispute: entity({ id: z.string() }),
  }),
});

export function readRazorpayWebhook(
  rawBody: Buffer,
  headers: Record<string, unknown>,
  secrets: readonly string[],
): (ProviderEvent & { payoutId: string | null }) | undefined {
  const given = String(headers['x-razorpay-signature'] ?? '');
  if (!secrets.some((secret) => isSameSignature(webhookSignature(rawBody, secret), given))) return undefined;
  const parsed = wireEvent.safeParse(parseJson(rawBody.toString()));
  if (!parsed.success) throw unexpectedShape();
  const { event, payload } = parsed.data;
  const eventId = headers['x-razorpay-event-id'];
  return {
    id: typeof eventId === 'string' && eventId ? eventId.slice(0, 200) : digest(rawBody),
    kind: event,
    orderId:
      payload.payment_link?.entity.id ?? payload.order?.entity.id ?? payload.payment?.entity.order_id ?? null,
    refundId: payload.refund?.entity.id ?? null,
    disputeId: payload.dispute?.entity.id ?? null,
    payoutId: payload.payout?.entity.id ?? null,
  };
}

/** Replaces a missing event id, since every delivery of an event has the same bytes. */
function digest(rawBody: Buffer): string {
  return createHash('sha256').update(rawBody).digest('hex');
}
