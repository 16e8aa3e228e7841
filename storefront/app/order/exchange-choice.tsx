import { ChoiceField } from '@gulmohar/ui/choice-field.tsx';
import { orderMessages as messages } from './order.messages.ts';

/** What the shopper wants for the item: the money (null) or another size; `undecided`: a size, but not yet which. */
export type Wanted = string | null | 'undecided';

type ExchangeChoiceProps = { sizes: readonly string[]; wanted: Wanted; onChange: (wanted: Wanted) => void };

/** Money or another size; nothing where no other size is to be had. */
export function ExchangeChoice({ sizes, wanted, onChange }: ExchangeChoiceProps) {
  if (sizes.length === 0) return null;
  return (
    <div className="mb-2 grid gap-4">
      <ChoiceField
        legend={messages.wantedInstead}
        choices={[
          { value: 'refund', label: messages.refund },
          { value: 'size', label: messages.otherSize },
        ]}
        value={wanted === null ? 'refund' : 'size'}
        onChange={(choice) => onChange(choice === 'refund' ? null : 'undecided')}
      />
      {wanted !== null && (
        <ChoiceField
          legend={messages.newSize}
          choices={sizes.map((size) => ({ value: size, label: size }))}
          value={wanted}
          onChange={onChange}
          layout="row"
        />
      )}
    </div>
  );
}
