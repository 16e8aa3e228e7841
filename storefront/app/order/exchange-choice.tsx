import { ChoiceField } from '@gulmohar/ui/choice-field.tsx';
import { orderMessages as messages } from './order.messages.ts';

/**
 * What the shopper wants for the item: a refund (null), a size, or a size that is not chosen yet
 * (`undecided`).
 */
export type Requested = string | null | 'undecided';

type ExchangeChoiceProps = {
  sizes: readonly string[];
  requested: Requested;
  /** Says that a size must be chosen first. */
  error: string | undefined;
  onChange: (requested: Requested) => void;
};

/** Refund or another size; nothing if no other size is available. */
export function ExchangeChoice({ sizes, requested, error, onChange }: ExchangeChoiceProps) {
  if (sizes.length === 0) return null;
  return (
    <div className="mb-2 grid gap-4">
      <ChoiceField
        legend={messages.requestedInstead}
        choices={[
          { value: 'refund', label: messages.refund },
          { value: 'size', label: messages.otherSize },
        ]}
        value={requested === null ? 'refund' : 'size'}
        onChange={(choice) => onChange(choice === 'refund' ? null : 'undecided')}
      />
      {requested !== null && (
        <div data-sizes="">
          <ChoiceField
            legend={messages.newSize}
            error={error}
            choices={sizes.map((size) => ({ value: size, label: size }))}
            value={requested}
            onChange={onChange}
            layout="row"
          />
        </div>
      )}
    </div>
  );
}
