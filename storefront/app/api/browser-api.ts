import { createClient } from '@gulmohar/contract/client.ts';

/** The API over the network, for what only a browser may ask. */
export const browserApi = createClient(async ({ method, url, body }) => {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json().catch(() => undefined) };
});
