import type { Environment } from '../../platform/config/env.ts';
import type { PaymentAccounts, SabPaisaAccount } from '../operators-accounts.ts';
import { type ProviderAdapter, type ProviderSetup, usesSandbox } from '../provider-adapter.ts';
import { hasSabPaisaSandbox, SABPAISA_SANDBOX_PATH, sabPaisaSandboxAccount } from '../sandbox-accounts.ts';
import { createSabPaisaProvider, type SabPaisaProvider } from './sabpaisa-provider.ts';

export const sabPaisaAdapter: ProviderAdapter<SabPaisaProvider | undefined> = {
  async connect(setup) {
    const account = await accountOf(setup);
    return account && createSabPaisaProvider({ ...account, ...shopOf(setup.env), keys: account });
  },

  isOffered: (env, accounts) => accounts.sabpaisa !== undefined || standsIn(env, accounts),
};

async function accountOf(setup: ProviderSetup) {
  const { env, accounts } = setup;
  if (accounts.sabpaisa) return realAccount(env, accounts.sabpaisa);
  return standsIn(env, accounts) ? await sandbox(setup) : undefined;
}

function realAccount(env: Environment, account: SabPaisaAccount) {
  const { SABPAISA_INIT_URL: initUrl, SABPAISA_ENQUIRY_URL: enquiryUrl } = env;
  const formSources = [new URL(initUrl).origin, ...env.SABPAISA_FORM_SOURCES];
  return { ...account, initUrl, enquiryUrl, formSources, testMode: false };
}

async function sandbox({ db, sandboxUrl }: ProviderSetup) {
  return {
    ...(await sabPaisaSandboxAccount(db)),
    initUrl: `${SABPAISA_SANDBOX_PATH}/SabPaisa/sabPaisaInit?v=1`,
    enquiryUrl: `${sandboxUrl}${SABPAISA_SANDBOX_PATH}/SPTxtnEnquiry/getTxnStatusByClientxnId`,
    formSources: [],
    testMode: true,
  };
}

function standsIn(env: Environment, accounts: PaymentAccounts): boolean {
  return usesSandbox(env, accounts) && hasSabPaisaSandbox(env);
}

function shopOf(env: Environment) {
  return {
    callbackUrl: `${env.PUBLIC_URL}/order/sabpaisa-callback`,
    channelId: env.SABPAISA_CHANNEL_ID,
    mcc: env.SABPAISA_MCC,
    amountField: env.SABPAISA_AMOUNT_FIELD,
  };
}
