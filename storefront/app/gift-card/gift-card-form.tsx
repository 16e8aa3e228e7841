import { buyGiftCard } from '@gulmohar/contract/sales/gift-card.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextAreaField, TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { browserApi } from '../api/browser-api.ts';
import { fieldOf } from '../form/field-of.ts';
import { sending } from '../form/sending.ts';
import { inRupees } from '../product/price.tsx';
import { giftCardMessages as messages } from './gift-card.messages.ts';

const form = buyGiftCard.body.omit({ cardId: true }).extend({
  amount: z.coerce.number({ error: messages.chooseAmount }).positive(messages.chooseAmount),
  sendOn: z.preprocess((typed) => typed || null, buyGiftCard.body.shape.sendOn),
});
type Typed = z.input<typeof form>;
type Gift = z.output<typeof form>;

/** Leads to the provider's payment page. Without scripts there is nothing to fill in. */
export function GiftCardForm({ amounts }: { amounts: readonly number[] }) {
  const gift = useForm<Typed, unknown, Gift>({ resolver: zodResolver(form) });
  const field = fieldOf(gift);
  const { errors, isSubmitting, isSubmitSuccessful } = gift.formState;
  const isBusy = isSubmitting || isSubmitSuccessful;
  const legend = useId();

  async function pay(body: Gift): Promise<void> {
    const { paymentUrl } = await browserApi(buyGiftCard, { body: { ...body, cardId: crypto.randomUUID() } });
    window.location.assign(paymentUrl);
  }

  return (
    <form
      noValidate
      onSubmit={sending(gift, pay, { failed: messages.failed, isQuiet: true })}
      className="mt-8 grid gap-1 noscript:hidden"
    >
      <fieldset aria-describedby={legend}>
        <legend className="mb-2 font-semibold">{messages.amount}</legend>
        <div className="flex flex-wrap gap-2">
          {amounts.map((amount) => (
            <label
              key={amount}
              className="inline-flex min-h-12 cursor-pointer items-center rounded-(--corner) border border-muted px-4 tabular-nums has-checked:border-primary has-checked:bg-panel has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
            >
              <input type="radio" value={amount} className="sr-only" {...gift.register('amount')} />
              {inRupees(amount)}
            </label>
          ))}
        </div>
        <p id={legend} role="alert" className="min-h-6 text-sm text-problem">
          {errors.amount?.message}
        </p>
      </fieldset>
      <h2 className="mt-4 font-semibold">{messages.forWhom}</h2>
      <TextField label={messages.recipientName} autoComplete="off" required {...field('recipientName')} />
      <TextField
        label={messages.recipientEmail}
        type="email"
        autoComplete="off"
        required
        {...field('recipientEmail')}
      />
      <TextAreaField label={messages.message} rows={4} {...field('message')} />
      <TextField label={messages.sendOn} hint={messages.sendOnHint} type="date" {...field('sendOn')} />
      <h2 className="mt-4 font-semibold">{messages.from}</h2>
      <TextField label={messages.buyerName} autoComplete="name" required {...field('buyerName')} />
      <TextField
        label={messages.buyerEmail}
        type="email"
        autoComplete="email"
        required
        {...field('buyerEmail')}
      />
      <TextField
        label={messages.buyerPhone}
        hint={messages.buyerPhoneHint}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        required
        {...field('buyerPhone')}
      />
      <ProblemNote text={errors.root?.message} />
      <Button type="submit" isBusy={isBusy} className="mt-2">
        {isBusy ? messages.opening : messages.pay}
      </Button>
    </form>
  );
}
