import { deliveryMessages } from '../delivery/delivery.messages.ts';
import { usePin } from '../delivery/pin-store.ts';
import { usePromise } from '../delivery/use-promise.ts';
import { useShop } from '../page/use-shop.ts';
import { productCardMessages as messages } from './product-card.messages.ts';

/** That a product is made to order and, once the PIN code is known, when it arrives. */
export function CardArrival({ daysToMake }: { daysToMake: number }) {
  const promises = useShop()?.promisesDays;
  const { pin } = usePin();
  const promised = usePromise(promises ? pin : '', daysToMake);
  const days = promised === 'failed' ? undefined : promised?.days;
  return <p className="card-arrival">{days ? deliveryMessages.arrivesShort(days) : messages.madeToOrder}</p>;
}
