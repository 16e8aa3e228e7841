import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import type { ReactNode } from 'react';
import { chosenOf, type KeptPeople } from './kept-people.ts';
import { adviceText, sizeAdviceMessages as messages } from './size-advice.messages.ts';
import type { SizeFacts } from './size-facts.ts';
import { useAdvice } from './use-advice.ts';

type AdviceLineProps = {
  product: Product;
  facts: SizeFacts;
  kept: KeptPeople;
  onAsk: () => void;
  /** Shown while there is no advice. */
  children: ReactNode;
};

/** The size for the person who was chosen last. */
export function AdviceLine({ product, facts, kept, onAsk, children }: AdviceLineProps) {
  const person = chosenOf(kept);
  const advice = useAdvice({ product, facts, person });
  if (!advice) return children;
  return (
    <p className="mt-1 text-sm">
      {person && messages.forPerson(person.name)}
      {adviceText(advice)}{' '}
      <button
        type="button"
        aria-label={messages.changeOf}
        onClick={onAsk}
        className="min-h-11 cursor-pointer text-link"
      >
        {messages.change}
      </button>
    </p>
  );
}
