import { tracedCall } from './traced-call.ts';

/** Sends the request's id and the trace as headers; records only the service, the method and the status. */
export function tracedFetch(service: string, url: string, init: RequestInit): Promise<Response> {
  const { host } = new URL(url);
  return tracedCall(service, { method: init.method ?? 'GET', host }, (origin) => {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(origin)) headers.set(name, value);
    return fetch(url, { ...init, headers });
  });
}
