import type { DeliveryService } from '@gulmohar/contract/sales/delivery-service.ts';
import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';
import { ChoiceField } from '@gulmohar/ui/choice-field.tsx';
import { usePromise } from '../delivery/use-promise.ts';

type DeliverySpeedProps = {
  chosen: DeliveryService;
  onChange: (delivery: DeliveryService) => void;
  fees: Record<DeliveryService, Paise>;
  /** The PIN code as entered. */
  pin: string;
  daysToMake: number;
  /** Whether the shop promises delivery dates. */
  promises: boolean;
};

/** Standard or Express delivery, each with its price and, once the PIN code is known, its delivery window. */
export function DeliverySpeed({ chosen, onChange, fees, pin, daysToMake, promises }: DeliverySpeedProps) {
  const promised = usePromise(promises ? pin : '', daysToMake);
  const promise = promised && promised !== 'failed' ? promised : undefined;
  const choice = (value: DeliveryService, name: string, days: string | undefined) => ({
    value,
    label: `${name}: ${fees[value] === 0 ? 'free' : formatRupees(fees[value])}`,
    ...(days && { hint: `Arrives ${days}` }),
  });
  return (
    <ChoiceField
      legend="Delivery"
      choices={[
        choice('standard', 'Standard', promise?.days),
        choice('express', 'Express', promise?.expressDays),
      ]}
      value={chosen}
      onChange={onChange}
    />
  );
}
