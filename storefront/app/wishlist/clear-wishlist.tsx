import { Button } from '@gulmohar/ui/button.tsx';
import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { useState } from 'react';
import { wishlistMessages as messages } from './wishlist.messages.ts';
import { clearWishes } from './wishlist-actions.ts';

export function ClearWishlist() {
  const [isAsking, setAsking] = useState(false);

  function clear(): void {
    setAsking(false);
    clearWishes();
  }

  return (
    <>
      <button type="button" className="min-h-11 cursor-pointer text-link" onClick={() => setAsking(true)}>
        {messages.clearAll}
      </button>
      <Dialog title={messages.clearAll} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p className="my-4">{messages.confirmClear}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          <Button variant="secondary" onClick={() => setAsking(false)}>
            {messages.keepThem}
          </Button>
          <Button onClick={clear}>{messages.clearAll}</Button>
        </div>
      </Dialog>
    </>
  );
}
