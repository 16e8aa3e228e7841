import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { askedMeasures, readChart } from '@gulmohar/contract/catalogue/size-advice/measured-sizes.ts';
import { verdictOf } from '@gulmohar/contract/catalogue/size-advice/votes.ts';
import { ScriptButton } from '@gulmohar/ui/script-button.tsx';
import { lazy, Suspense, useState } from 'react';
import { fitTexts } from './fit-texts.ts';
import type { SizeFacts } from './size-facts.ts';
import { usePeople } from './use-people.ts';

const AdviceLine = lazy(async () => ({ default: (await import('./advice-line.tsx')).AdviceLine }));
const AdviceDialog = lazy(async () => ({ default: (await import('./advice-dialog.tsx')).AdviceDialog }));

type SizeAdviceBoxProps = {
  product: Product;
  facts: SizeFacts;
  /** The chosen size. */
  size: string | null;
  onChoose: (size: string) => void;
};

/**
 * Beside the sizes: how buyers say that it fits, and which size fits the shopper, once asked. What advises is not
 * loaded with the page.
 */
export function SizeAdviceBox({ product, facts, size, onChoose }: SizeAdviceBoxProps) {
  const [kept, keep] = usePeople();
  const [isOpen, setOpen] = useState(false);
  const asked = askedMeasures(readChart(product.sizes, product.details?.measurements ?? {}));
  const verdict = verdictOf(facts.votes);
  const ofSize = size === null ? null : verdictOf(facts.votesBySize[size]);
  const isAdvising = asked.length > 0;
  const ask = (
    <ScriptButton onClick={() => setOpen(true)} className="text-link min-h-11 cursor-pointer noscript:hidden">
      {fitTexts.ask}
    </ScriptButton>
  );
  if (!verdict && !isAdvising) return null;
  return (
    <div className="mt-2">
      {verdict && <p className="text-sm">{fitTexts.verdict(verdict)}</p>}
      {size !== null && ofSize && (
        <p className="text-sm text-muted">{fitTexts.ofSize(size, fitTexts.verdict(ofSize))}</p>
      )}
      {isAdvising && (
        <>
          {kept.hasAsked ? (
            <Suspense fallback={ask}>
              <AdviceLine product={product} facts={facts} kept={kept} onAsk={() => setOpen(true)}>
                {ask}
              </AdviceLine>
            </Suspense>
          ) : (
            ask
          )}
          {isOpen && (
            <Suspense>
              <AdviceDialog
                product={product}
                facts={facts}
                asked={asked}
                kept={kept}
                onKeep={keep}
                onChoose={onChoose}
                onClose={() => setOpen(false)}
              />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}
