import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { SandboxError } from './sandbox-error.ts';

const SLOW_MS = 3_000;

export const sandboxMode = z.object({
  webhooks: z.enum(['on', 'off', 'duplicate', 'delayed']).default('on'),
  /** `lost-answer` carries out the request, then drops the connection instead of responding. */
  api: z.enum(['ok', 'slow', 'error', 'lost-answer']).default('ok'),
  /** `no-balance`: the shop's account at the provider has too little money for refunds. */
  refunds: z.enum(['ok', 'no-balance']).default('ok'),
});

export type SandboxMode = z.infer<typeof sandboxMode>;

/** Makes the provider's API misbehave according to the mode. The sandbox's own hooks are not affected. */
export function misbehave(api: FastifyInstance, mode: () => SandboxMode): void {
  api.addHook('preHandler', async ({ method, url }) => {
    if (mode().api === 'slow') await wait(SLOW_MS);
    if (mode().api === 'error')
      throw new SandboxError(500, 'We are facing some trouble completing your request.');
    if (mode().refunds === 'no-balance' && method === 'POST' && url.endsWith('/refund'))
      throw new SandboxError(
        400,
        'Your account does not have enough balance to carry out the refund operation.',
      );
  });
  api.addHook('onSend', async (_request, reply) => {
    if (mode().api !== 'lost-answer') return;
    reply.hijack();
    reply.raw.destroy();
  });
}
