import { readPin } from '@gulmohar/contract/values/typed-numbers.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { type SubmitEvent, useEffect, useState } from 'react';
import { messages as shared } from '../messages.ts';
import { deliveryMessages as messages } from './delivery.messages.ts';
import { keepPin, usePin } from './pin-store.ts';
import { type Promised, usePromise } from './use-promise.ts';

type PromiseDetails = Exclude<Promised, string | undefined>;

/** Asks for a PIN code and shows the delivery window there. */
export function PinForm({ daysToMake }: { daysToMake?: number | undefined }) {
  const { pin } = usePin();
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const promised = usePromise(pin, daysToMake);
  useEffect(() => {
    void usePin.persist.rehydrate();
  }, []);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const entered = readPin(typed ?? pin);
    setError(entered ? undefined : messages.wrongPin);
    if (entered) keepPin(entered);
  }

  return (
    <form noValidate aria-label={shared.whenItArrives} onSubmit={submit} className="mt-7">
      <div className="flex items-start gap-3">
        <div className="w-48">
          <TextField
            label={messages.pin}
            inputMode="numeric"
            autoComplete="postal-code"
            value={typed ?? pin}
            error={error}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" variant="secondary" className="mt-7">
          {messages.check}
        </Button>
      </div>
      <p role="status">
        {promised === 'failed'
          ? messages.failed
          : promised && (
              <>
                <strong className="font-semibold">
                  {promised.days
                    ? messages.arrives(promised.days, promised.pin)
                    : messages.notServed(promised.pin)}
                </strong>
                <span className="block text-sm text-muted">{detailsOf(promised)}</span>
              </>
            )}
      </p>
    </form>
  );
}

/**
 * Returns whether couriers take cash and collect returns there, as far as known, and whether the dates are
 * only an estimate.
 */
function detailsOf({ days, isEstimate, takesCash, collectsReturns }: PromiseDetails): string {
  if (!days) return '';
  const parts = [
    takesCash !== null && (takesCash ? messages.cash : ''),
    collectsReturns !== null && (collectsReturns ? messages.returns : messages.noReturns),
  ].filter(Boolean);
  const joined = parts.join('; ');
  const sentence = joined && `${joined.charAt(0).toUpperCase()}${joined.slice(1)}.`;
  return [sentence, isEstimate && messages.estimate].filter(Boolean).join(' ');
}
