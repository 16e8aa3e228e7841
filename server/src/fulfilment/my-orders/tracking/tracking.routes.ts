import { setTimeout as wait } from 'node:timers/promises';
import { PROOF_HEADER } from '@gulmohar/contract/api/proof.ts';
import {
  changeTrackedMessages,
  confirmByLink,
  enterTrackedPhone,
  requestTrackedReturn,
  requestTrackingCode,
  TRACKING_PROOF_MINUTES,
  trackByLink,
  trackOrders,
  verifyTrackingCode,
} from '@gulmohar/contract/fulfilment/tracking.ts';
import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database } from '../../../platform/database/connection.ts';
import type { Orders } from '../../../platform/database/tables.ts';
import { placeOf } from '../../../platform/http/call-place.ts';
import { callerKey } from '../../../platform/http/caller-key.ts';
import type { FloodGate } from '../../../platform/http/flood-gate.ts';
import type { RateLimiter } from '../../../platform/http/rate-limiter.ts';
import { type AnyCall, type Route, route } from '../../../platform/http/route.ts';
import { ShopError, wrongField } from '../../../platform/http/shop-error.ts';
import {
  accountKey,
  accountKeyFrom,
  linkLimits,
  trackingCodeLimits,
  trackingContactLimit,
  trackingLimits,
  trackingMailLimits,
} from '../../../platform/limits/rate-limits.ts';
import type { SignedLinks } from '../../../platform/mail/signed-links.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import { collectConsents, presentConsent } from '../../../sales/checkout/collect-consents.ts';
import { changeConsent, findDraftOf } from '../../../sales/draft/message-consent.ts';
import { confirmOrder, declineOrder } from '../../change/confirm-order.ts';
import type { AfterSale } from '../../order/after-sale.ts';
import { replyToReturn } from '../../return/reply-to-return.ts';
import { requestReturn } from '../../return/request-return.ts';
import { enterPhone } from '../enter-phone.ts';
import { withReturnability } from '../read-orders.ts';
import { presentTrackedOrder } from './tracked-order.present.ts';
import { findOrderById, findOrdersByContact } from './tracking.store.ts';
import { useTrackingCode } from './tracking-code.ts';

type Needs = {
  db: Database;
  secrets: Secrets;
  limiter: RateLimiter;
  gate: FloodGate;
  links: SignedLinks;
  afterSale: () => AfterSale;
};

/** `/api/order/guest-tracking` and below */
export function trackingRoutes({ db, secrets, limiter, gate, links, afterSale }: Needs): Route[] {
  async function reply(rows: readonly Selectable<Orders>[], { isMasked }: { isMasked: boolean }) {
    const orders = await withReturnability(db, afterSale().returns, rows);
    const consentsOf = await collectConsents(
      db,
      orders.map((order) => order.checkout_id),
    );
    return {
      orders: orders.map((order) =>
        presentTrackedOrder(order, presentConsent(consentsOf(order.checkout_id)), isMasked),
      ),
      message: orders.length > 0 ? 'Orders found' : 'No orders found with the provided information',
    };
  }

  /** Keeps mailboxes from being flooded with codes. */
  function countMail(email: string, { caller, headers }: Pick<AnyCall, 'caller' | 'headers'>): Promise<void> {
    const { perAddress, inAll } = trackingMailLimits;
    const counted = [
      { limit: perAddress, key: accountKeyFrom(email, callerKey(caller.address)) },
      { limit: inAll, key: accountKey(email) },
    ];
    return gate.prove(counted, headers[PROOF_HEADER]);
  }

  /** @throws ShopError INVALID_LINK unless the proof is of the order's address, or of the order itself */
  async function assertOwn(orderId: string, proof: string): Promise<void> {
    const [order] = await findOrderById(db, orderId);
    const email = await links.verify('request-return', proof);
    const isOwn = email ? order?.email === email : (await links.verify('track-order', proof)) === orderId;
    if (!order || !isOwn) throw new ShopError('INVALID_LINK', 'Invalid or expired link');
  }

  return [
    route(trackOrders, { limits: trackingLimits }, async ({ body, ...call }) => {
      const email = body.email || undefined;
      const phone = body.phone || undefined;
      for (const contact of [email, phone]) {
        if (contact) await limiter.consume(trackingContactLimit, accountKeyFrom(contact, placeOf(call)));
      }
      return inEvenTime(async () =>
        reply(await findOrdersByContact(db, { email, phone }), { isMasked: !email || !phone }),
      );
    }),

    route(requestTrackingCode, { limits: trackingLimits }, async ({ body: { email }, ...call }) => {
      const key = accountKeyFrom(email, placeOf(call));
      await limiter.consume(trackingContactLimit, key);
      await countMail(email, call);
      await enqueue(db, 'send-tracking-code', { email, key, requestId: uuid() });
      return { message: 'If there are orders with this address, a code is on its way to it' };
    }),

    route(verifyTrackingCode, { limits: trackingCodeLimits }, async ({ body: { email, code }, ...call }) =>
      inEvenTime(async () => {
        if (!(await useTrackingCode({ db, secrets }, accountKeyFrom(email, placeOf(call)), code))) {
          throw wrongField('code', 'Invalid or expired code');
        }
        const proof = await links.sign('request-return', email, `${TRACKING_PROOF_MINUTES} minutes`);
        return { ...(await reply(await findOrdersByContact(db, { email }), { isMasked: false })), proof };
      }),
    ),

    route(requestTrackedReturn, { limits: linkLimits }, async ({ body: { proof, ...input } }) => {
      const email = await links.verify('request-return', proof);
      if (!email) throw new ShopError('INVALID_LINK', 'Your code has expired. Please request a new one.');
      return replyToReturn(
        links,
        await requestReturn(db, afterSale().returns, { ...input, asker: { email } }),
      );
    }),

    route(confirmByLink, { limits: linkLimits }, async ({ body }) => {
      const orderId = await links.verify('confirm-order', body.token);
      if (!orderId) throw new ShopError('INVALID_LINK', 'Invalid or expired link');
      if (body.answer === 'confirm') await confirmOrder(db, orderId);
      else await declineOrder(db, orderId, afterSale().seller);
      return reply(await findOrderById(db, orderId), { isMasked: false });
    }),

    route(enterTrackedPhone, { limits: linkLimits }, async ({ body: { orderId, phone, proof } }) => {
      await assertOwn(orderId, proof);
      await enterPhone(db, orderId, phone);
      return reply(await findOrderById(db, orderId), { isMasked: false });
    }),

    route(changeTrackedMessages, { limits: linkLimits }, async ({ body: { orderId, isWanted, proof } }) => {
      await assertOwn(orderId, proof);
      await changeConsent(db, await findDraftOf(db, orderId), isWanted);
      return reply(await findOrderById(db, orderId), { isMasked: false });
    }),

    route(trackByLink, { limits: linkLimits }, async ({ body }) => {
      const orderId = await links.verify('track-order', body.token);
      const orders = orderId ? await findOrderById(db, orderId) : [];
      if (orders.length === 0) throw new ShopError('INVALID_LINK', 'Invalid or expired link');
      return reply(orders, { isMasked: false });
    }),
  ];
}

/** Long enough for the work to be done, so that a response's timing does not reveal what was found. */
const ANSWER_MS = 250;

async function inEvenTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.allSettled([work(), wait(ANSWER_MS)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
