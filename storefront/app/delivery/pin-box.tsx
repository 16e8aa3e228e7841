import { Button } from '@gulmohar/ui/button.tsx';
import { lazy, Suspense, useState } from 'react';
import { messages } from '../messages.ts';
import { useShop } from '../page/use-shop.ts';
import { usePin } from './pin-store.ts';

const PinForm = lazy(async () => ({ default: (await import('./pin-form.tsx')).PinForm }));

/**
 * Shows the delivery window to shoppers who ask or have asked before; nothing if the shop promises no dates.
 * Its script is not loaded with the page.
 */
export function PinBox({ daysToMake }: { daysToMake: number | undefined }) {
  const promises = useShop()?.promisesDays;
  const { pin } = usePin();
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || pin !== '';
  if (!promises) return null;
  if (!isOpen)
    return (
      <Button variant="quiet" className="mt-4 -ml-[5px]" onClick={() => setOpened(true)}>
        {messages.whenItArrives}
      </Button>
    );
  return (
    <Suspense>
      <PinForm daysToMake={daysToMake} />
    </Suspense>
  );
}
