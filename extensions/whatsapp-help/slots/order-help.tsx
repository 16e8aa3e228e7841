import type { SlotProps } from '@gulmohar/contract/shop/extension.ts';
import type { extension } from '../extension.ts';
import { WhatsAppLink } from '../whatsapp-link.tsx';

export function Slot({ settings, order }: SlotProps<typeof extension, 'order-help'>) {
  if (!settings.onOrders) return null;
  return (
    <p>
      <WhatsAppLink
        number={settings.number}
        text={settings.aboutOrder.replace('{order}', () => order.number)}
      >
        Ask about this order on WhatsApp
      </WhatsAppLink>
    </p>
  );
}
