import { getGiftCardOffer } from '@gulmohar/contract/sales/gift-card.ts';
import { apiContext } from '../api/context.ts';
import { NoticePage } from '../page/notice-page.tsx';
import { pageMeta, shopOf } from '../page/page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/gift-card-page';
import { giftCardMessages as messages } from './gift-card.messages.ts';
import { GiftCardForm } from './gift-card-form.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { amounts, years } = await context.get(apiContext)(getGiftCardOffer);
  return { amounts, years };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: messages.title,
    description: messages.description(shopOf(matches)?.name ?? ''),
    canonicalPath: paths.giftCard(),
  });
}

/** Where a gift card is bought. */
export default function GiftCardPage({ loaderData: { amounts, years } }: Route.ComponentProps) {
  if (amounts.length === 0) return <NoticePage title={messages.title}>{messages.none}</NoticePage>;
  return (
    <div className="page-width pt-12 pb-16 md:pt-20">
      <div className="max-w-xl">
        <h1 className="font-display text-3xl text-heading">{messages.title}</h1>
        <p className="mt-3 text-lg text-muted">{messages.lead}</p>
        <GiftCardForm amounts={amounts} />
        <p className="mt-6 text-sm text-muted">{messages.terms(years)}</p>
      </div>
    </div>
  );
}
