import type { FastifyInstance } from 'fastify';
import { readAdminCookie } from '../admin/session/admin-cookie.ts';
import { findStaff } from '../admin/session/staff-sessions.ts';
import type { Database } from '../platform/database/connection.ts';
import { isFromThisMachine } from '../platform/http/from-this-machine.ts';

const STAFF_ONLY = 'Payments are only simulated here. Please sign in to the admin first.';

type Closing = { db: Database; publicUrl: string; isClosed: () => boolean };

/**
 * While it is closed, lets only the shop itself and its signed-in staff call the routes of this scope: in a live
 * shop, whoever can pay in a sandbox gets goods for nothing.
 */
export function closeToStrangers(scope: FastifyInstance, { db, publicUrl, isClosed }: Closing): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (!isClosed() || isFromThisMachine(request)) return;
    const key = readAdminCookie(request.headers.cookie, publicUrl);
    const staff = key ? await findStaff(db, key) : undefined;
    if (staff?.gaveSecondFactor) return;
    // Each sandbox has its provider's own replies to errors.
    return reply.code(403).send({ success: false, code: 'FORBIDDEN', message: STAFF_ONLY });
  });
}
