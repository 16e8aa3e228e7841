import { parseJson } from '../http/parse-json.ts';
import { wasNotSent } from '../http/was-not-sent.ts';
import { tracedFetch } from '../tracing/traced-fetch.ts';
import { MessageError } from './message-gateway.ts';

const TIMEOUT_MS = 10_000;

type Call = { service: string; url: string; headers: Record<string, string>; body: object };

/** The adapter interprets 2xx and 4xx responses. @throws MessageError `retry` or `unknown-outcome` */
export async function postMessage({ service, url, headers, body }: Call) {
  const lost = (cause: unknown) =>
    new MessageError(wasNotSent(cause) ? 'retry' : 'unknown-outcome', `${service} did not answer.`, {
      cause,
    });
  const response = await tracedFetch(service, url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw lost(cause);
  });
  const { status } = response;
  const text = await response.text().catch((cause: unknown) => {
    throw lost(cause);
  });
  if (status === 429) throw new MessageError('retry', `${service} asks us to send fewer messages.`);
  if (status >= 500) throw new MessageError('unknown-outcome', `${service} failed with status ${status}.`);
  return { status, json: parseJson(text) };
}
