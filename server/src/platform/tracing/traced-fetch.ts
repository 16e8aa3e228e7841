import { currentTraceparent, inSpan } from './spans.ts';
import { currentWork } from './work-context.ts';

/**
 * Calls another service as part of the work at hand: with the request's id and the trace as headers, and a span that tells
 * the service, the method and the status alone.
 * @param service its name, such as `razorpay`
 * @throws what `fetch` throws
 */
export async function tracedFetch(service: string, url: string, init: RequestInit): Promise<Response> {
  const method = init.method ?? 'GET';
  const { host } = new URL(url);
  const spec = () => ({
    name: `${method} ${service}`,
    kind: 'client' as const,
    attributes: { 'http.request.method': method, 'server.address': host, 'peer.service': service },
  });
  return inSpan(spec, async () => {
    const headers = new Headers(init.headers);
    const context = currentWork();
    if (context?.requestId) headers.set('x-request-id', context.requestId);
    const traceparent = currentTraceparent();
    if (traceparent) headers.set('traceparent', traceparent);
    const response = await fetch(url, { ...init, headers });
    context?.span?.setAttribute('http.response.status_code', response.status);
    return response;
  });
}
