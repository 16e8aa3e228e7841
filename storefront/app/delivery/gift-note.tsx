import type { DeliveryDetails } from '@gulmohar/contract/sales/checkout.ts';
import { deliveryMessages as messages } from './delivery.messages.ts';

/** That an order is a present, and what its receiver reads, and that it is wrapped; nothing for other orders. */
export function GiftNote({
  order: { giftFrom, giftNote, isGiftWrapped },
}: {
  order: Omit<DeliveryDetails, 'address'>;
}) {
  return (
    <>
      {giftFrom && (
        <p className="mt-2">
          {messages.gift(giftFrom)}
          {giftNote && <q className="block whitespace-pre-line text-muted">{giftNote}</q>}
        </p>
      )}
      {isGiftWrapped && <p className="mt-2">{messages.giftWrapped}</p>}
    </>
  );
}
