import type { markHelpful, Review } from '@gulmohar/contract/catalogue/review.ts';
import { reviewSourceLabels } from '@gulmohar/contract/catalogue/review-rules.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useState } from 'react';
import { addressOf } from '../api/address-of.ts';
import { browserApi, failureText } from '../api/browser-api.ts';
import { asDay } from '../order/order-dates.ts';
import { useShop } from '../page/use-shop.ts';
import { fitLabels, reviewMessages as messages } from './review.messages.ts';
import { ReviewPictures } from './review-pictures.tsx';
import { Stars } from './stars.tsx';

const mark = addressOf<typeof markHelpful>({ method: 'POST', path: '/review/helpful' });

export function ReviewEntry({ review }: { review: Review }) {
  const shop = useShop();
  return (
    <li className="border-b border-rule py-6">
      <article>
        <p className="flex items-center gap-3">
          <Stars rating={review.rating} />
          {review.source === 'demo' && (
            <span className="rounded-(--corner) bg-panel px-2 py-1 text-sm font-semibold">
              {messages.demo}
            </span>
          )}
        </p>
        {review.title && <h3 className="mt-1 font-semibold wrap-anywhere">{review.title}</h3>}
        <p className="text-sm text-muted">
          {messages.by(review.author, asDay(review.publishedAt))} · {originOf(review)}
          {review.isEdited && ` · ${messages.edited}`}
        </p>
        <p className="text-sm text-muted">{bodyFacts(review).join(' · ')}</p>
        {review.text && <p className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">{review.text}</p>}
        <ReviewPictures review={review} />
        {review.reply && (
          <div className="mt-3 max-w-prose bg-panel p-4">
            <h4 className="text-sm font-semibold">{messages.reply(shop?.name ?? '')}</h4>
            <p className="whitespace-pre-line wrap-anywhere">{review.reply.text}</p>
          </div>
        )}
        <Helpful review={review} />
      </article>
    </li>
  );
}

/** Says what is known of whether its author bought the product. */
function originOf({ source, isVerifiedBySource }: Review): string {
  if (source === null) return messages.bought;
  if (source === 'demo') return messages.notBought;
  return messages.imported(reviewSourceLabels[source], isVerifiedBySource);
}

function Helpful({ review: { reviewId, author, helpful } }: { review: Review }) {
  const [count, setCount] = useState(helpful);
  const [isMarked, setMarked] = useState(false);

  async function vote(): Promise<void> {
    if (isMarked) return;
    setMarked(true);
    try {
      setCount((await browserApi(mark, { body: { reviewId } })).helpful);
    } catch (failure) {
      setMarked(false);
      showToast('error', failureText(failure, messages.helpfulFailed));
    }
  }

  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm text-muted">
      <Button variant="quiet" aria-pressed={isMarked} onClick={vote}>
        {messages.helpful}
        <span className="sr-only">: {author}</span>
      </Button>
      <span role="status">{count > 0 && messages.helpfulCount(count)}</span>
    </p>
  );
}

function bodyFacts({ size, fit, heightCm, usualSize }: Review): string[] {
  return [
    ...(size ? [messages.size(size)] : []),
    ...(fit ? [fitLabels[fit]] : []),
    ...(heightCm ? [messages.height(heightCm)] : []),
    ...(usualSize ? [messages.usual(usualSize)] : []),
  ];
}
