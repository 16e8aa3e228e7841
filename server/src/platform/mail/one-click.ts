import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** Where mail programs post `List-Unsubscribe=One-Click` to, as a form (RFC 8058). */
export const oneClickPaths = {
  newsletter: '/api/newsletter/one-click',
  stockAlerts: '/api/product/stock-alert/one-click',
} as const;

const query = z.object({ token: z.string().max(1_000).catch('') });

/** Answers the mail program's button: the link's own token says which address to take off the list. */
export function registerOneClick(
  app: FastifyInstance,
  path: string,
  unsubscribe: (token: string) => Promise<void>,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Nothing in the body matters, and no form is refused.
    scope.addContentTypeParser('*', { parseAs: 'string' }, async () => undefined);
    scope.post(path, async (request) => {
      await unsubscribe(query.parse(request.query).token);
      return { success: true };
    });
  });
}
