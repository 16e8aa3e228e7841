import { z } from 'zod';
import { parseJson } from '../../platform/http/parse-json.ts';
import { tracedFetch } from '../../platform/tracing/traced-fetch.ts';
import { createProviderBreaker } from '../circuit-breaker.ts';
import { ProviderError } from '../provider.ts';
import { wireError } from './wire.ts';

const TIMEOUT_MS = 5_000;

export type RazorpayCall = <Reply extends z.core.$ZodType>(
  request: { method: 'GET' | 'POST'; path: string; body?: object; headers?: Record<string, string> },
  reply: Reply,
) => Promise<z.output<Reply>>;

export class UnknownToProvider extends ProviderError {}

export class RefusedByProvider extends ProviderError {}

export function createRazorpayHttp(
  baseUrl: string,
  keyId: string,
  keySecret: string,
  timeoutMs = TIMEOUT_MS,
): RazorpayCall {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const breaker = createProviderBreaker();

  return async ({ method, path, body, headers }, reply) => {
    const text = await breaker.run(() => send(method, path, body, headers));
    const parsed = z.safeParse(reply, parseJson(text));
    if (parsed.success) return parsed.data;
    throw new ProviderError(`${method} ${path} returned an unexpected response`, {
      retryable: true,
      cause: parsed.error,
    });
  };

  async function send(
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<string> {
    const { status, text } = await tracedFetch('razorpay', `${baseUrl}${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch((cause: unknown) => {
        throw new ProviderError(`${method} ${path} got no answer`, { retryable: true, cause });
      });
    if (status >= 200 && status < 300) return text;
    const { error } = wireError.safeParse(parseJson(text)).data ?? {};
    const message = `${method} ${path} was refused: ${status} ${error?.code ?? ''} ${error?.description ?? ''}`;
    if (status === 404) throw new UnknownToProvider(message, { retryable: false });
    const description = error?.description ?? 'no reason given';
    if (status === 400) throw new RefusedByProvider(message, { retryable: false, description });
    throw new ProviderError(message, { retryable: status >= 500 || status === 429, description });
  }
}
