import type { Permission } from '@gulmohar/contract/admin/permissions.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AdminAccess, assertOwnSite, identifyStaff } from './identify-staff.ts';

/**
 * A GET of the admin that answers with a file, which is not in the contract: that is JSON. Who calls is known and
 * allowed before `send` is asked.
 */
export function registerAdminFile(
  app: FastifyInstance,
  admin: AdminAccess,
  file: { path: `/admin/${string}`; permission: Permission },
  send: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.get(`/api${file.path}`, { exposeHeadRoute: false }, async (request, reply) => {
    assertOwnSite(request, admin.publicUrl);
    await identifyStaff(file.permission, request, admin);
    reply.header('cache-control', 'no-store');
    return send(request, reply);
  });
}
