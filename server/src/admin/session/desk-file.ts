import type { Permission } from '@gulmohar/contract/admin/permissions.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assertOwnSite, type Desk, identifyStaff } from './identify-staff.ts';

/**
 * A GET of the desk that answers with a file, which is not in the contract: that is JSON. Who calls is known and
 * allowed before `send` is asked.
 */
export function registerDeskFile(
  app: FastifyInstance,
  desk: Desk,
  file: { path: `/admin/${string}`; permission: Permission },
  send: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.get(`/api${file.path}`, { exposeHeadRoute: false }, async (request, reply) => {
    assertOwnSite(request, desk.publicUrl);
    await identifyStaff(file.permission, request, desk);
    reply.header('cache-control', 'no-store');
    return send(request, reply);
  });
}
