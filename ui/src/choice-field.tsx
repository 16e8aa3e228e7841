import { type Ref, useId } from 'react';

type Choice<Value extends string> = { value: Value; label: string; hint?: string };

type ChoiceFieldProps<Value extends string> = {
  legend: string;
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** 'row' is for texts as short as sizes. */
  layout?: 'list' | 'row';
  error?: string | undefined;
  /** To the one that the Tab key reaches. */
  ref?: Ref<HTMLInputElement>;
};

export function ChoiceField<Value extends string>({
  legend,
  choices,
  value,
  onChange,
  layout = 'list',
  error,
  ref,
}: ChoiceFieldProps<Value>) {
  const name = useId();
  const problem = `${name}-problem`;
  return (
    <fieldset aria-describedby={error && problem}>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className={layout === 'row' ? 'flex flex-wrap gap-2' : 'grid gap-2'}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-(--corner) border border-muted px-3 py-2 has-checked:border-ink has-checked:ring-1 has-checked:ring-ink"
          >
            <input
              ref={choice.value === (value ?? choices[0]?.value) ? ref : undefined}
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="size-5 shrink-0 accent-primary"
            />
            <span>
              {choice.label}
              {choice.hint && <span className="block text-sm text-muted">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <p id={problem} role="alert" className="text-sm text-problem">
        {error}
      </p>
    </fieldset>
  );
}
