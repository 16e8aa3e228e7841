import { ApiError, type ApiRequest, createClient } from '@gulmohar/contract/api/client.ts';
import type { FailureReply } from '@gulmohar/contract/api/envelope.ts';
import { withProof } from '@gulmohar/ui/with-proof.ts';
import { messages } from '../messages.ts';
import { readDeviceId } from '../session/device-id.ts';
import { readToken, rejectToken } from '../session/session-store.ts';

/**
 * Calls the API over the network as the signed-in shopper. If it refuses the token, the shopper is signed out
 * but stays on the page.
 */
export const browserApi = createClient((request) =>
  withProof(messages.busyNetwork, (proof) => send(request, proof)),
);

async function send({ method, url, shopper, body }: ApiRequest, proof?: string) {
  const token = shopper === 'none' ? null : readToken();
  const device = readDeviceId();
  const response = await fetch(url, {
    method,
    headers: {
      ...contentType(body),
      ...(token !== null && { token }),
      ...(device && { device }),
      ...(proof && { proof }),
    },
    ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
  });
  const reply: unknown = await response.json().catch(() => undefined);
  if (token !== null && isRefused(response.status, reply)) rejectToken(token);
  return { status: response.status, body: reply };
}

function contentType(body: unknown): Record<string, string> {
  if (body === undefined) return {};
  return { 'content-type': body instanceof Blob ? body.type : 'application/json' };
}

function isRefused(status: number, reply: unknown): boolean {
  return status === 401 && (reply as Partial<FailureReply> | undefined)?.code === 'UNAUTHENTICATED';
}

/** Returns the text for a failed call: the server's message or, if there is none, the given one. */
export function failureText(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.reply.message) || otherwise;
}
