import type { Fault } from '../platform/http/error-reply.ts';
import { ProviderError } from './provider.ts';

/** How a failure of a payment provider reaches the shopper. */
export function providerFault(error: Error): Fault | undefined {
  if (!(error instanceof ProviderError)) return undefined;
  return { code: 'PROVIDER_UNAVAILABLE', what: 'The payment service did not answer.' };
}
