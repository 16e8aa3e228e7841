import { ShopError } from '../platform/http/shop-error.ts';
import { type PageProvider, type PaymentProvider, ProviderError, type WindowProvider } from './provider.ts';
import type { SabPaisaProvider } from './sabpaisa/sabpaisa-provider.ts';

/** The configured providers by name; Razorpay is the default. */
export type Providers = {
  razorpay: WindowProvider;
  stripe: PageProvider | undefined;
  sabpaisa: SabPaisaProvider | undefined;
};

export function allProviders(providers: Providers): PaymentProvider[] {
  return Object.values(providers).filter((provider) => provider !== undefined);
}

/** @throws ShopError NOT_FOUND, as for an unknown address, when the shop has no account there */
export function configured<Provider>(provider: Provider | undefined): Provider {
  if (!provider) throw new ShopError('NOT_FOUND', 'There is nothing here.');
  return provider;
}

/** @throws ProviderError when that provider is no longer configured */
export function providerNamed(providers: Providers, name: string): PaymentProvider {
  const found = allProviders(providers).find((provider) => provider.name === name);
  if (found) return found;
  throw new ProviderError(`The shop is not configured for the provider ${name}`, { retryable: false });
}
