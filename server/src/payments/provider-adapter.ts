import type { Environment } from '../platform/config/env.ts';
import type { Database } from '../platform/database/connection.ts';
import type { PaymentAccounts } from './operators-accounts.ts';
import { hasSandbox } from './sandbox-accounts.ts';

export type ProviderSetup = {
  db: Database;
  env: Environment;
  accounts: PaymentAccounts;
  /** The base URL of the sandboxes, which stand in for the real providers in a demo. */
  sandboxUrl: string;
  /** Distinguishes this installation's orders from those of other shops on the same account. Not a secret. */
  shopMark: string;
};

export type ProviderAdapter<Provider> = {
  connect(setup: ProviderSetup): Promise<Provider>;
  /** Whether shoppers can choose it. */
  isOffered(env: Environment, accounts: PaymentAccounts): boolean;
};

/** The sandboxes never stand beside a real account of Razorpay. */
export function usesSandbox(env: Environment, accounts: PaymentAccounts): boolean {
  return hasSandbox(env) && !accounts.razorpay;
}
