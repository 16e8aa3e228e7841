import { tracedCall } from './traced-call.ts';

/** More than any reply, label or manifest that the shop asks for. */
const MAX_BYTES = 5 * 1024 * 1024;

/**
 * Calls another service as part of the current work: sends the request's id and the trace as headers, and
 * records a span with only the service, the method and the status. Follows no redirects, and stops reading a
 * reply of more than 5 MB.
 * @param service its name, such as `razorpay`
 * @throws what `fetch` throws
 */
export function tracedFetch(service: string, url: string, init: RequestInit): Promise<Response> {
  const { host } = new URL(url);
  return tracedCall(service, { method: init.method ?? 'GET', host }, async (origin) => {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(origin)) headers.set(name, value);
    return limited(await fetch(url, { ...init, headers, redirect: 'error' }));
  });
}

function limited(response: Response): Response {
  if (!response.body) return response;
  let left = MAX_BYTES;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new Error(`the reply has more than ${MAX_BYTES} bytes`));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(limit), response);
}
