import type { SlotProps } from '@gulmohar/contract/shop/extension.ts';
import type { extension } from '../extension.ts';
import { WhatsAppLink } from '../whatsapp-link.tsx';

export function Slot({ settings }: SlotProps<typeof extension, 'contact-write'>) {
  if (!settings.onContact) return null;
  return (
    <p>
      <WhatsAppLink number={settings.number}>Write on WhatsApp</WhatsAppLink>
    </p>
  );
}
