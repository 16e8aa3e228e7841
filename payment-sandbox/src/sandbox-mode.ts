import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { SandboxError } from './sandbox-error.ts';

const SLOW_MS = 3_000;

export const sandboxMode = z.object({
  /** `lost-answer`: does what was asked, then breaks the connection instead of answering. */
  webhooks: z.enum(['on', 'off', 'duplicate', 'delayed']).default('on'),
  api: z.enum(['ok', 'slow', 'error', 'lost-answer']).default('ok'),
});

export type SandboxMode = z.infer<typeof sandboxMode>;

/** Makes the provider's interface behave as the mode says; the hooks that steer it stay as they are. */
export function misbehave(api: FastifyInstance, mode: () => SandboxMode): void {
  api.addHook('preHandler', async () => {
    if (mode().api === 'slow') await wait(SLOW_MS);
    if (mode().api === 'error')
      throw new SandboxError(500, 'We are facing some trouble completing your request.');
  });
  api.addHook('onSend', async (_request, reply) => {
    if (mode().api !== 'lost-answer') return;
    reply.hijack();
    reply.raw.destroy();
  });
}
