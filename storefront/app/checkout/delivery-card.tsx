import { Button } from '@gulmohar/ui/button.tsx';
import { DeliveryAddress } from '../delivery/delivery-address.tsx';
import { checkoutMessages as messages } from './checkout.messages.ts';
import type { CheckoutForm } from './checkout-form.ts';

/** Shows a known address in place of the form. */
export function DeliveryCard({ address, onChange }: { address: CheckoutForm; onChange: () => void }) {
  return (
    <section aria-labelledby="delivery" className="bg-panel p-5">
      <div className="mb-1 flex items-center justify-between gap-4">
        <h2 id="delivery" className="font-display text-xl text-heading">
          {messages.deliverTo}
        </h2>
        <Button variant="quiet" aria-label={messages.changeAddress} onClick={onChange}>
          {messages.change}
        </Button>
      </div>
      <DeliveryAddress address={address} />
      <p className="break-words">{address.email}</p>
    </section>
  );
}
