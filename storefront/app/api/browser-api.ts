import { createClient } from '@gulmohar/contract/api/client.ts';
import type { FailureReply } from '@gulmohar/contract/api/envelope.ts';
import { readToken, rejectToken } from '../account/session-store.ts';

/** The API over the network, in the name of who is signed in. A token that it refuses signs out, on the page as it is. */
export const browserApi = createClient(async ({ method, url, shopper, body }) => {
  const token = shopper === 'none' ? null : readToken();
  const response = await fetch(url, {
    method,
    headers: { ...contentType(body), ...(token !== null && { token }) },
    ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (token !== null && isRefused(response.status, answer)) rejectToken(token);
  return { status: response.status, body: answer };
});

function contentType(body: unknown): Record<string, string> {
  if (body === undefined) return {};
  return { 'content-type': body instanceof Blob ? body.type : 'application/json' };
}

function isRefused(status: number, answer: unknown): boolean {
  return status === 401 && (answer as Partial<FailureReply> | undefined)?.code === 'UNAUTHENTICATED';
}
