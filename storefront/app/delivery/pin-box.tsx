import { Button } from '@gulmohar/ui/button.tsx';
import { lazy, Suspense, useEffect, useState } from 'react';
import { messages } from '../messages.ts';
import { useShop } from '../page/use-shop.ts';

const PinForm = lazy(async () => ({ default: (await import('./pin-form.tsx')).PinForm }));

/**
 * Shows the delivery window to shoppers who ask or have asked before; nothing if the shop promises no dates.
 * Its script is not loaded with the page.
 */
export function PinBox() {
  const promises = useShop()?.promisesDays;
  const [isOpen, setOpen] = useState(false);
  // Never closes it: a tap during hydration comes before this effect.
  useEffect(() => {
    if (hasPin()) setOpen(true);
  }, []);
  if (!promises) return null;
  if (!isOpen)
    return (
      <Button look="quiet" className="mt-4" onClick={() => setOpen(true)}>
        {messages.whenItArrives}
      </Button>
    );
  return (
    <Suspense>
      <PinForm />
    </Suspense>
  );
}

function hasPin(): boolean {
  try {
    return localStorage.getItem('gulmohar-pin') !== null;
  } catch {
    return false;
  }
}
