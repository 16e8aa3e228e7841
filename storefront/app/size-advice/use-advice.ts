import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { type Advice, advise } from '@gulmohar/contract/catalogue/size-advice/advise.ts';
import type { Person } from '@gulmohar/contract/catalogue/size-advice/person.ts';
import type { getKeptSize } from '@gulmohar/contract/catalogue/size-advice/size-advice.ts';
import { verdictOf } from '@gulmohar/contract/catalogue/size-advice/votes.ts';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { useSession } from '../session/session-store.ts';
import { keepAdvisedSize } from './advised-sizes.ts';
import type { SizeFacts } from './size-facts.ts';

const getKept = addressOf<typeof getKeptSize>({
  method: 'GET',
  path: '/size-advice/kept',
  shopper: 'required',
});

type Kept = z.output<typeof getKeptSize.reply>['kept'];

type AdviceFor = {
  product: Product;
  facts: SizeFacts;
  person: Person | null;
  isForLater?: boolean;
};

/** The size for somebody; for a signed-in shopper also by what was kept before, as soon as that is loaded. */
export function useAdvice({ product, facts, person, isForLater = false }: AdviceFor): Advice | null {
  const isSignedIn = useSession((session) => session.token !== null);
  const [kept, setKept] = useState<Kept>(null);
  const { _id: productId } = product;
  useEffect(() => {
    if (!isSignedIn) return;
    let isLeft = false;
    browserApi(getKept, { query: { productId } }).then(
      (reply) => !isLeft && setKept(reply.kept),
      // Advice is complete without it.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [isSignedIn, productId]);
  const advice = advise({
    sizes: product.sizes,
    measurements: product.details?.measurements ?? {},
    bands: facts.bands,
    verdict: verdictOf(facts.votes),
    person,
    kept: isSignedIn ? kept : null,
    isForLater,
    now: new Date(),
  });
  const size = advice && ('size' in advice ? advice.size : null);
  const isAdvising = advice !== null;
  useEffect(() => {
    if (isAdvising) keepAdvisedSize(productId, size);
  }, [isAdvising, productId, size]);
  return advice;
}
