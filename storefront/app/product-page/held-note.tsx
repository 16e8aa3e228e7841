import type { StockHold } from '@gulmohar/contract/accounts/alert.ts';
import { productMessages as messages } from './product.messages.ts';

const HALF_DAY_MS = 12 * 3_600_000;

const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });
const dateTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

type HeldNoteProps = { holds: readonly StockHold[]; chosen: string | null };

/** Until when a unit is held for the shopper, in the time of India. */
export function HeldNote({ holds, chosen }: HeldNoteProps) {
  return (
    <div role="status">
      {holds.filter(isStillHeld).map(({ holdId, size, heldUntil }) => (
        <p key={holdId} className="mt-3 border-l-4 border-success bg-panel p-3">
          {messages.heldForYou(size === chosen ? null : size, heldUntil && shownTime(heldUntil))}
        </p>
      ))}
    </div>
  );
}

function isStillHeld({ heldUntil }: StockHold): boolean {
  return heldUntil === null || Date.parse(heldUntil) > Date.now();
}

function shownTime(iso: string): string {
  const at = Date.parse(iso);
  return (at - Date.now() < HALF_DAY_MS ? time : dateTime).format(at);
}
