import { type PageProvider, type PaymentProvider, ProviderError, type WindowProvider } from './provider.ts';
import type { SabPaisaProvider } from './sabpaisa/sabpaisa-provider.ts';

/** The providers that the shop is configured for, by their names; Razorpay is the default one. */
export type Providers = {
  razorpay: WindowProvider;
  stripe?: PageProvider;
  sabpaisa?: SabPaisaProvider;
};

export function allProviders(providers: Providers): PaymentProvider[] {
  return Object.values(providers);
}

/**
 * The provider that an order was opened at.
 * @throws ProviderError when the shop is no longer configured for it
 */
export function providerNamed(providers: Providers, name: string): PaymentProvider {
  const found = allProviders(providers).find((provider) => provider.name === name);
  if (found) return found;
  throw new ProviderError(`The shop is not configured for the provider ${name}`, { retryable: false });
}
