import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { ScriptButton } from '@gulmohar/ui/script-button.tsx';
import MapPin from 'lucide-react/icons/map-pin';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useShop } from '../page/use-shop.ts';
import { deliveryMessages as messages } from './delivery.messages.ts';
import { usePin } from './pin-store.ts';

const PinForm = lazy(async () => ({ default: (await import('./pin-form.tsx')).PinForm }));

/** The PIN code that dates are for, and a way to change it; nothing if the shop promises no dates. */
export function DeliveryPlace({ className }: { className: string }) {
  const promises = useShop()?.promisesDays;
  const { pin } = usePin();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    void usePin.persist.rehydrate();
  }, []);
  if (!promises) return null;
  return (
    <>
      <ScriptButton
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`min-h-11 cursor-pointer items-center gap-2 text-sm noscript:hidden ${className}`}
      >
        <MapPin aria-hidden="true" strokeWidth={1.5} className="size-5" />
        {pin ? messages.deliverTo(pin) : messages.choosePlace}
      </ScriptButton>
      <Dialog title={messages.choosePlace} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Suspense>
          <PinForm />
        </Suspense>
      </Dialog>
    </>
  );
}
