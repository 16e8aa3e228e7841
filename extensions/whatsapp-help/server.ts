import { withServer } from '@gulmohar/contract/shop/extension-server.ts';
import { extension as definition } from './extension.ts';
import { whatsAppAddress } from './whatsapp-address.ts';

export const extension = withServer(definition, {
  mails: {
    shipped: (_text, _values, { settings: { inMails, number } }) =>
      inMails
        ? {
            facts: {
              title: 'Any questions?',
              facts: [{ label: 'WhatsApp', value: `+${number}`, url: whatsAppAddress(number) }],
            },
          }
        : {},
  },
});
