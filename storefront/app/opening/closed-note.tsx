import { useShop } from '../page/use-shop.ts';
import { openingMessages as messages } from './opening.messages.ts';

/** Reminds whoever sees the shop's pages while it is closed. */
export function ClosedNote() {
  if (useShop()?.opening.isOpen ?? true) return null;
  return (
    <p role="note" className="border-b border-rule bg-panel px-4 py-2 text-center text-sm">
      {messages.note}
    </p>
  );
}
