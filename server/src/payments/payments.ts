import type { AccountProvider } from '@gulmohar/contract/payments/payment-account.ts';
import type { PaymentMethod } from '@gulmohar/contract/shop/shop.ts';
import type { Environment } from '../platform/config/env.ts';
import { ownAddress } from '../platform/config/own-address.ts';
import type { Database } from '../platform/database/connection.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';
import { chooseProviders, offeredMethods } from './choose-providers.ts';
import { findEnteredAccounts } from './entered-accounts.ts';
import { isSetByOperator, operatorsAccounts, type PaymentAccounts } from './operators-accounts.ts';
import { choosePayouts } from './payout/choose-payouts.ts';
import type { PayoutProvider } from './payout/payout-provider.ts';
import { usesSandbox } from './provider-adapter.ts';
import type { Providers } from './providers.ts';

type Chosen = {
  accounts: PaymentAccounts;
  providers: Providers;
  payouts: PayoutProvider | undefined;
  methods: PaymentMethod[];
};

type Options = { db: Database; secrets: Secrets; env: Environment; sandboxUrl: string };

/** This process's payment providers, by the accounts that the operator has set or else the owner has entered. */
export class Payments {
  readonly #options: Options;
  #chosen: Chosen;

  private constructor(options: Options, chosen: Chosen) {
    this.#options = options;
    this.#chosen = chosen;
  }

  /** @param sandboxUrl the base URL of the sandboxes, which stand in for the real providers in a demo */
  static async open(
    db: Database,
    secrets: Secrets,
    env: Environment,
    sandboxUrl = ownAddress(env),
  ): Promise<Payments> {
    const options = { db, secrets, env, sandboxUrl };
    return new Payments(options, await choose(options, await readAccounts(options)));
  }

  readonly providers = (): Providers => this.#chosen.providers;

  /** undefined when refunds of cash are paid by hand */
  readonly payouts = (): PayoutProvider | undefined => this.#chosen.payouts;

  /** How shoppers can pay online. */
  readonly methods = (): PaymentMethod[] => this.#chosen.methods;

  readonly accounts = (): PaymentAccounts => this.#chosen.accounts;

  isSetByOperator(provider: AccountProvider): boolean {
    return isSetByOperator(this.#options.env, provider);
  }

  /** The providers with accounts that are not used yet, to try them. */
  providersWith(accounts: PaymentAccounts): Promise<Providers> {
    const { db, env, sandboxUrl } = this.#options;
    return chooseProviders(db, env, accounts, sandboxUrl);
  }

  /** Takes up accounts that the owner has changed. Unchanged ones keep their connections and circuit breakers. */
  async reload(): Promise<void> {
    const accounts = await readAccounts(this.#options);
    if (JSON.stringify(accounts) === JSON.stringify(this.#chosen.accounts)) return;
    this.#chosen = await choose(this.#options, accounts);
  }
}

async function readAccounts({ db, secrets, env }: Options): Promise<PaymentAccounts> {
  const entered = env.PAYMENTS === 'sandbox' ? {} : await findEnteredAccounts(db, secrets);
  return { ...entered, ...operatorsAccounts(env) };
}

async function choose({ db, env, sandboxUrl }: Options, accounts: PaymentAccounts): Promise<Chosen> {
  return {
    accounts,
    providers: await chooseProviders(db, env, accounts, sandboxUrl),
    payouts: await choosePayouts(db, env, usesSandbox(env, accounts), sandboxUrl),
    methods: offeredMethods(env, accounts),
  };
}
