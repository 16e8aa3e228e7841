import http from 'node:http';
import https from 'node:https';
import { tracedCall } from './traced-call.ts';

/** What `fetch` says of itself: a firewall may turn away who says nothing. */
const COURTESIES = { accept: '*/*', 'user-agent': 'node' };

type Question = {
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
  /** From the question to the last byte of the answer. */
  timeoutMs: number;
};

/**
 * The same as `tracedFetch` for what every purchase waits for, without the streams and objects of `fetch`, which took
 * a sixth of the shop's own time in a checkout. Connections are kept, as Node's own agents do.
 * @returns the whole answer, whatever its status
 * @throws Error when there is none in time, when it breaks off, and when it points elsewhere: redirects are not followed
 */
export function tracedRequest(
  service: string,
  url: string,
  question: Question,
): Promise<{ status: number; text: string }> {
  const { method, headers } = question;
  const target = new URL(url);
  return tracedCall(service, { method, host: target.host }, (origin) =>
    request(target, { ...question, headers: { ...COURTESIES, ...headers, ...origin } }),
  );
}

function request(
  url: URL,
  { method, headers, body, timeoutMs }: Question,
): Promise<{ status: number; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const { request: open } = url.protocol === 'https:' ? https : http;
  const asking = open(url, { method, headers }, (response) => {
    const { statusCode: status = 0 } = response;
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (part) => {
      text += part;
    });
    response.on('end', () => resolve({ status, text }));
    response.on('error', reject);
    // It comes after all of these.
    response.on('close', () => reject(new Error('the answer broke off')));
    if (status >= 300 && status < 400) asking.destroy(new Error(`redirected with ${status}`));
  });
  asking.on('error', reject);
  const timer = setTimeout(() => asking.destroy(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
  asking.end(body);
  return promise.finally(() => clearTimeout(timer));
}
