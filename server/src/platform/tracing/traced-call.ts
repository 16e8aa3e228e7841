import { currentTraceparent, inSpan } from './spans.ts';
import { currentWork } from './work-context.ts';

/**
 * Records only the service, the method and the status.
 * @param call receives headers with the request's id and the trace
 */
export function tracedCall<Reply extends { status: number }>(
  service: string,
  { method, host }: { method: string; host: string },
  call: (origin: Record<string, string>) => Promise<Reply>,
): Promise<Reply> {
  const spec = () => ({
    name: `${method} ${service}`,
    kind: 'client' as const,
    attributes: { 'http.request.method': method, 'server.address': host, 'peer.service': service },
  });
  return inSpan(spec, async () => {
    const context = currentWork();
    const traceparent = currentTraceparent();
    const response = await call({
      ...(context?.requestId && { 'x-request-id': context.requestId }),
      ...(traceparent && { traceparent }),
    });
    context?.span?.setAttribute('http.response.status_code', response.status);
    return response;
  });
}
