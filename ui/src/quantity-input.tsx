import { type KeyboardEvent, useState } from 'react';

type QuantityInputProps = {
  label: string;
  value: number;
  max: number;
  onChange: (quantity: number) => void;
  onInvalid?: () => void;
  /** The id of the text that explains why the last change was rejected. */
  problemId?: string;
};

/**
 * An input for a number from 0 to the available stock, typed or stepped. A typed number takes effect on
 * leaving the field or pressing Enter. If it is invalid or `onChange` does not accept it, the last valid
 * number is restored.
 */
export function QuantityInput({ label, value, max, onChange, onInvalid, problemId }: QuantityInputProps) {
  const [typed, setTyped] = useState<string>();

  function commit(): void {
    if (typed === undefined) return;
    setTyped(undefined);
    const quantity = typed.trim() === '' ? Number.NaN : Number(typed);
    if (!Number.isInteger(quantity) || quantity < 0) onInvalid?.();
    else if (quantity !== value) onChange(quantity);
  }

  function commitByEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    // 0 may remove the field and move the focus to a button, which the rest of this key press would click.
    event.preventDefault();
    commit();
  }

  const step = 'size-[44px] cursor-pointer text-lg aria-disabled:cursor-not-allowed aria-disabled:opacity-40';
  return (
    <div className="inline-flex items-center rounded-(--corner) border border-muted">
      <button
        type="button"
        className={step}
        aria-disabled={value <= 0}
        aria-label={`One less: ${label}`}
        onClick={() => value > 0 && onChange(value - 1)}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={max}
        aria-label={label}
        aria-invalid={problemId !== undefined}
        aria-describedby={problemId}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={commitByEnter}
        className="h-[44px] w-12 bg-transparent text-center tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      />
      <button
        type="button"
        className={step}
        aria-disabled={value >= max}
        aria-label={`One more: ${label}`}
        onClick={() => value < max && onChange(value + 1)}
      >
        +
      </button>
    </div>
  );
}
