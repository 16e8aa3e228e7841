import { createClient } from '@gulmohar/contract/api/client.ts';

/** Calls the API as the signed-in member of staff; the browser sends the session cookie by itself. */
export const adminApi = createClient(async ({ method, url, body }) => {
  const response = await fetch(url, {
    method,
    headers: contentType(body),
    ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json().catch(() => undefined) };
});

function contentType(body: unknown): Record<string, string> {
  if (body === undefined) return {};
  return { 'content-type': body instanceof Blob ? body.type : 'application/json' };
}
