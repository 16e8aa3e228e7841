import { useShop } from '../page/use-shop.ts';
import { deliveryMessages as messages } from './delivery.messages.ts';
import { usePromise } from './use-promise.ts';

/** The delivery window for the PIN code of the address, as soon as it is known. */
export function ArrivalNote({ pin, daysToMake }: { pin: string; daysToMake?: number }) {
  const promises = useShop()?.promisesDays ?? false;
  const promised = usePromise(promises ? pin : '', daysToMake);
  if (!promised || promised === 'failed') return null;
  if (!promised.days) return <p role="status">{messages.notServed(promised.pin)}</p>;
  return (
    <p role="status" className="text-sm">
      {messages.arrivesShort(promised.days)}
    </p>
  );
}
