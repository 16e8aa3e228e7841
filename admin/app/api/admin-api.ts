import { type ApiRequest, createClient } from '@gulmohar/contract/api/client.ts';
import { withProof } from '@gulmohar/ui/with-proof.ts';

/** Calls the API as the signed-in member of staff; the browser sends the session cookie by itself. */
export const adminApi = createClient((request) => withProof(BUSY, (proof) => send(request, proof)));

/** Explains a wait of more than a second. */
const BUSY = 'Very many people are trying to sign in right now. One moment, please.';

async function send({ method, url, body }: ApiRequest, proof?: string) {
  const response = await fetch(url, {
    method,
    headers: { ...contentType(body), ...(proof && { proof }) },
    ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
  });
  const reply: unknown = await response.json().catch(() => undefined);
  return { status: response.status, body: reply };
}

function contentType(body: unknown): Record<string, string> {
  if (body === undefined) return {};
  return { 'content-type': body instanceof Blob ? body.type : 'application/json' };
}
