import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import type { Person } from '@gulmohar/contract/catalogue/size-advice/person.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { ChoiceField } from '@gulmohar/ui/choice-field.tsx';
import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { useRef, useState } from 'react';
import { unitsOf } from '../product/stock.rules.ts';
import { chosenOf, type KeptPeople } from './kept-people.ts';
import { type Measure, newPerson, PersonForm } from './person-form.tsx';
import { adviceText, sizeAdviceMessages as messages } from './size-advice.messages.ts';
import type { SizeFacts } from './size-facts.ts';
import { useAccountPeople } from './use-account-people.ts';
import { useAdvice } from './use-advice.ts';

type AdviceDialogProps = {
  product: Product;
  facts: SizeFacts;
  /** What this product's sizes differ in. */
  asked: readonly Measure[];
  kept: KeptPeople;
  onKeep: (changed: Partial<KeptPeople>) => void;
  onChoose: (size: string) => void;
  onClose: () => void;
};

const SOMEBODY_ELSE = 'somebody-else';

/** Asks two questions, the measures and how it should sit, and names the size. */
export function AdviceDialog({ product, facts, asked, kept, onKeep, onChoose, onClose }: AdviceDialogProps) {
  const [isForLater, setForLater] = useState(false);
  const [isNew, setNew] = useState(kept.people.length === 0);
  const account = useAccountPeople((inAccount) => {
    const others = kept.people.filter(({ id }) => !inAccount.some((one) => one.id === id));
    const people = [...inAccount, ...others];
    if (people.length === 0) return;
    onKeep({ people, chosenId: kept.chosenId ?? people[0]?.id ?? null });
    setNew(false);
  });
  const person = isNew ? null : chosenOf(kept);
  const advice = useAdvice({ product, facts, person, isForLater });
  const size = advice && 'size' in advice ? advice.size : null;
  const answer = useRef<HTMLDivElement>(null);

  async function save(saved: Person, isInAccount: boolean): Promise<void> {
    await account.save(saved, isInAccount);
    const others = kept.people.filter(({ id }) => id !== saved.id);
    onKeep({ people: [...others, saved], chosenId: saved.id, hasAsked: true });
    setNew(false);
    // The answer is above the form, and out of sight on a phone.
    answer.current?.focus();
  }

  return (
    <Dialog title={messages.title} isOpen onClose={onClose}>
      <div ref={answer} role="status" tabIndex={-1} className="mt-3 outline-none">
        {(advice || person) && (
          <div className="bg-panel p-4">
            <p className="font-semibold">{advice ? adviceText(advice) : messages.noAdvice}</p>
            {size !== null && unitsOf(product, size) === 0 && (
              <p className="mt-1 text-muted">{messages.soldOut(size)}</p>
            )}
            {size !== null && unitsOf(product, size) > 0 && (
              <Button
                className="mt-3"
                onClick={() => {
                  onKeep({ hasAsked: true });
                  onChoose(size);
                  onClose();
                }}
              >
                {messages.take(size)}
              </Button>
            )}
          </div>
        )}
      </div>
      {kept.people.length > 0 && (
        <div className="mt-4">
          <ChoiceField
            legend={messages.whose}
            layout="row"
            choices={[
              ...kept.people.map(({ id, name }) => ({ value: id, label: name })),
              { value: SOMEBODY_ELSE, label: messages.somebodyElse },
            ]}
            value={isNew ? SOMEBODY_ELSE : kept.chosenId}
            onChange={(id) => {
              setNew(id === SOMEBODY_ELSE);
              if (id !== SOMEBODY_ELSE) onKeep({ chosenId: id, hasAsked: true });
            }}
          />
        </div>
      )}
      {person?.isChild && (
        <CheckField
          label={messages.isForLater}
          checked={isForLater}
          onChange={({ target }) => setForLater(target.checked)}
        />
      )}
      <PersonForm
        key={person?.id ?? SOMEBODY_ELSE}
        person={person ?? newPerson(kept.people.length === 0 ? messages.me : '')}
        asked={asked}
        sizes={product.sizes}
        inAccount={account.isSignedIn ? account.has(person?.id) : null}
        onSave={save}
      />
    </Dialog>
  );
}
