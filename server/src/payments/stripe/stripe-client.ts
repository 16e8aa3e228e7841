import type Stripe from 'stripe';
import { tracedFetch } from '../../platform/tracing/traced-fetch.ts';
import { createProviderBreaker } from '../circuit-breaker.ts';
import { ProviderError } from '../provider.ts';
import { loadStripe } from './load-stripe.ts';

const TIMEOUT_MS = 5_000;

export type StripeCall = <Reply>(call: (stripe: Stripe) => Promise<Reply>) => Promise<Reply>;

export class UnknownToStripe extends ProviderError {}

/** @param baseUrl may have a path; Stripe's package does not support one, so request paths are rewritten */
export function createStripeClient(baseUrl: string, secretKey: string): StripeCall {
  const { origin, pathname } = new URL(baseUrl);
  const base = `${origin}${pathname.replace(/\/$/, '')}`;
  const breaker = createProviderBreaker();
  let opened: Promise<Stripe> | undefined;

  async function open(): Promise<Stripe> {
    const StripeClient = await loadStripe();
    return new StripeClient(secretKey, {
      httpClient: StripeClient.createFetchHttpClient((input, init) => {
        const { pathname: path, search } = new URL(input instanceof Request ? input.url : input);
        return tracedFetch('stripe', `${base}${path}${search}`, init ?? {});
      }),
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
    });
  }

  return (call) =>
    breaker.run(async () => {
      opened ??= open();
      const stripe = await opened;
      try {
        return await call(stripe);
      } catch (error) {
        throw await toProviderError(error);
      }
    });
}

async function toProviderError(error: unknown): Promise<unknown> {
  const { errors } = await loadStripe();
  if (!(error instanceof errors.StripeError)) return error;
  const message = `Stripe: ${error.type} ${error.code ?? ''} ${error.message}`;
  if (error.statusCode === 404) return new UnknownToStripe(message, { retryable: false });
  const isPassing =
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError;
  return new ProviderError(message, { retryable: isPassing, description: error.message, cause: error });
}
