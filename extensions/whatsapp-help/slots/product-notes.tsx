import type { SlotProps } from '@gulmohar/contract/shop/extension.ts';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { extension } from '../extension.ts';
import { WhatsAppLink } from '../whatsapp-link.tsx';

export function Slot({ settings, product }: SlotProps<typeof extension, 'product-notes'>) {
  if (!settings.onProducts) return null;
  return (
    <li>
      <MessageCircle aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
      <WhatsAppLink
        number={settings.number}
        text={settings.aboutProduct.replace('{product}', () => product.name)}
      >
        Ask us on WhatsApp
      </WhatsAppLink>
    </li>
  );
}
