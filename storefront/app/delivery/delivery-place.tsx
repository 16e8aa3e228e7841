import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { ScriptButton } from '@gulmohar/ui/script-button.tsx';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Icon } from '../page/icon.tsx';
import { useShop } from '../page/use-shop.ts';
import { usePin } from './pin-store.ts';

const messages = {
  choosePlace: 'Where shall we deliver?',
  deliverTo: (pin: string) => `Deliver to ${pin}`,
};

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
        <Icon name="pin" className="icon size-5" />
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
