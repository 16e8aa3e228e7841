import type { ExtensionSettings } from '@gulmohar/contract/shop/extension.ts';
import type { ExtensionContext, InstalledExtension } from '@gulmohar/contract/shop/extension-server.ts';
import { fieldOf } from '@gulmohar/contract/site/section-fields.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { GuardedPost } from '../../platform/guarded-fetch/guarded-post.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { readExtensionSecrets } from './extension-secrets.ts';

export type ContextTools = {
  db: Database;
  secrets: Secrets;
  post: GuardedPost;
  shop: () => ExtensionContext['shop'];
  log: { child(bindings: { extension: string }): ExtensionContext['log'] };
};

/** @throws Error when a secret is missing */
export async function openContext(
  { db, secrets, post, shop, log }: ContextTools,
  { name, extension }: { name: string; extension: InstalledExtension },
  settings: ExtensionSettings,
  signal: AbortSignal,
): Promise<ExtensionContext> {
  const { name: shopName, url } = shop();
  return {
    settings,
    secrets: extension.secrets
      ? checkedSecrets(extension.secrets, await readExtensionSecrets(db, secrets, name))
      : {},
    shop: { name: shopName, url },
    log: log.child({ extension: name }),
    signal,
    post: async (address, sent) => {
      signal.throwIfAborted();
      return post(address, sent);
    },
  };
}

function checkedSecrets(
  schema: NonNullable<InstalledExtension['secrets']>,
  entered: Record<string, string>,
): ExtensionContext['secrets'] {
  const { data, error } = schema.safeParse(entered);
  if (data) return data;
  const [name = ''] = error.issues[0]?.path ?? [];
  const secret = schema.shape[String(name)];
  throw new Error(`Please enter anew: ${(secret && fieldOf(secret)?.label) ?? String(name)}`);
}
