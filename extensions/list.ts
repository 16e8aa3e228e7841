import type { ExtensionList } from '@gulmohar/contract/shop/extension-server.ts';

/** The extensions of this shop: a line for each, by the name of its folder. */
export const extensionList: ExtensionList = {
  'whatsapp-help': () => import('./whatsapp-help/server.ts'),
  'order-ping': () => import('./order-ping/server.ts'),
};
