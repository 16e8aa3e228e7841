import { checkGiftCard, redeemGiftCard } from '@gulmohar/contract/sales/gift-card.ts';
import { Button, buttonClass } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { browserApi } from '../api/browser-api.ts';
import { fieldOf } from '../form/field-of.ts';
import { sending } from '../form/sending.ts';
import { asDay } from '../order/order-dates.ts';
import { pageMeta } from '../page/page-meta.ts';
import { paths } from '../paths.ts';
import { inRupees } from '../product/price.tsx';
import { useLoginState } from '../session/login-state.ts';
import { useSession } from '../session/session-store.ts';
import type { Route } from './+types/redeem-page';
import { giftCardMessages as messages } from './gift-card.messages.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.redeemTitle, description: messages.redeemText });
}

/**
 * Puts a gift card on the account, or tells a guest its value. Its code comes from the fragment of the mailed link, or
 * is typed.
 */
export default function RedeemPage() {
  const isSignedIn = useSession(({ token }) => token !== null);
  const loginState = useLoginState();
  const { hash } = useLocation();
  const [done, setDone] = useState('');
  const form = useForm({ resolver: zodResolver(redeemGiftCard.body), defaultValues: { giftCardCode: '' } });
  const field = fieldOf(form);
  const { errors, isSubmitting } = form.formState;
  const { setValue } = form;

  useEffect(() => {
    if (hash) setValue('giftCardCode', hash.slice(1));
  }, [hash, setValue]);

  return (
    <div className="page-width max-w-xl pb-16">
      <h1 className="mt-10 font-display text-3xl text-heading">{messages.redeemTitle}</h1>
      <p className="mt-3 text-muted">{messages.redeemText}</p>
      <form
        noValidate
        onSubmit={sending(
          form,
          async (body) => {
            setDone('');
            if (!isSignedIn) {
              const { amount, expiresAt } = await browserApi(checkGiftCard, { body });
              return setDone(messages.worth(inRupees(amount), expiresAt && asDay(expiresAt)));
            }
            const { amount, balance } = await browserApi(redeemGiftCard, { body });
            form.reset();
            setDone(messages.redeemed(inRupees(amount), inRupees(balance)));
          },
          { failed: messages.redeemFailed, isQuiet: true },
        )}
        className="mt-6 grid gap-1 noscript:hidden"
      >
        <TextField
          label={messages.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          {...field('giftCardCode')}
        />
        <ProblemNote text={errors.root?.message} />
        <Button type="submit" isBusy={isSubmitting} className="mt-2">
          {isSignedIn ? messages.redeem : messages.check}
        </Button>
      </form>
      <p role="status" className="mt-4 min-h-6 text-success">
        {done}
      </p>
      {!isSignedIn && (
        <p className="mt-2">
          <Link to={paths.login()} state={loginState} className="text-link underline">
            {messages.signIn}
          </Link>{' '}
          {messages.toUse}
        </p>
      )}
      {isSignedIn && done && (
        <Link to={paths.collection()} className={`mt-2 ${buttonClass('secondary')}`}>
          {messages.shopNow}
        </Link>
      )}
    </div>
  );
}
