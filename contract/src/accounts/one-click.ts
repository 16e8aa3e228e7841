import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { success } from '../api/envelope.ts';

const MAX_BYTES = 1024 * 1024;

/** Where mail programs post `List-Unsubscribe=One-Click` (RFC 8058); the token alone says who unsubscribes. */
export function oneClickEndpoint<const Path extends `/${string}`>({
  path,
  summary,
}: {
  path: Path;
  summary: string;
}) {
  return endpoint({
    method: 'POST',
    path,
    summary,
    consumes: { as: 'raw', maxBytes: MAX_BYTES },
    query: z.object({ token: z.string().max(1_000).catch('') }),
    body: z.unknown(),
    reply: success({}),
  });
}
