import type { requestStockAlert } from '@gulmohar/contract/accounts/alert.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { addressOf } from '../api/address-of.ts';
import { browserApi, failureText } from '../api/browser-api.ts';
import { productMessages as messages } from './product.messages.ts';

const request = addressOf<typeof requestStockAlert>({
  method: 'POST',
  path: '/product/stock-alert',
  shopper: 'optional',
});

/** The id of the form, to which the bar of a phone leads. */
export const STOCK_ALERT = 'stock-alert';

const EMAIL = /^\S+@\S+\.\S+$/;

type StockAlertProps = {
  productId: string;
  /** Sold-out sizes to choose from; empty for a product without sizes. */
  sizes: string[];
  requested: string | null;
};

/** Asks for an e-mail address to notify when the product, or one of its sizes, is back. */
export function StockAlert({ productId, sizes, requested }: StockAlertProps) {
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [size, setSize] = useState(requested);
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [reply, setReply] = useState<string>();

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    const complaint = fieldErrorOf(email);
    setError(complaint);
    if (complaint) return field.current?.focus();
    if (isSending) return;
    setSending(true);
    try {
      const body = { productId, email: email.trim(), size };
      const { message, needsConfirmation } = await browserApi(request, { body });
      showToast('success', messages.alertDone);
      setReply(needsConfirmation ? messages.alertToConfirm(body.email) : message);
    } catch (failure) {
      const reason = failureText(failure, messages.alertFailed);
      setError(reason);
      showToast('error', reason);
      field.current?.focus();
    }
    setSending(false);
  }

  return (
    <section id={STOCK_ALERT} aria-labelledby={titleId} className="mt-3 bg-panel p-5">
      <h2 id={titleId} className="font-semibold">
        {size === null ? messages.alertTitle : messages.notifySize(size)}
      </h2>
      <div role="status">{reply && <p className="mt-2 text-success">{reply}</p>}</div>
      {!reply && (
        <form noValidate onSubmit={submit} className="mt-3 grid gap-3">
          {sizes.length > 1 && <SizeChoice sizes={sizes} chosen={size} onChoose={setSize} />}
          <TextField
            ref={field}
            label={messages.alertEmail}
            type="email"
            name="email"
            autoComplete="email"
            required
            error={error}
            onChange={({ target }) => error && setError(fieldErrorOf(target.value))}
            onBlur={({ target }) => target.value && setError(fieldErrorOf(target.value))}
          />
          <Button type="submit" isBusy={isSending}>
            {messages.alertSubmit}
          </Button>
        </form>
      )}
    </section>
  );
}

type SizeChoiceProps = { sizes: string[]; chosen: string | null; onChoose: (size: string) => void };

function SizeChoice({ sizes, chosen, onChoose }: SizeChoiceProps) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{messages.alertSize}</legend>
      <div className="mt-1 flex flex-wrap gap-x-5">
        {sizes.map((size) => (
          <label key={size} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name="size"
              value={size}
              checked={size === chosen}
              onChange={() => onChoose(size)}
              className="size-4.5"
            />
            {size}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function fieldErrorOf(email: string): string | undefined {
  if (email.trim() === '') return messages.alertNoEmail;
  return EMAIL.test(email.trim()) ? undefined : messages.alertBadEmail;
}
