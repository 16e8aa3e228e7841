import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';

type ColourFieldProps = {
  label: string;
  hint: string;
  value: string;
  error: string | undefined;
  /** The nearest colour that can be read, if this one cannot. */
  nearest: string | undefined;
  onChange: (colour: string) => void;
};

/** A colour, typed or picked. */
export function ColourField({ label, hint, value, error, nearest, onChange }: ColourFieldProps) {
  return (
    <div>
      <TextField
        label={label}
        hint={hint}
        error={error}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
      >
        <input
          type="color"
          aria-label={`Pick the colour of ${label}`}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="absolute top-1 right-1 h-11 w-16 cursor-pointer"
        />
      </TextField>
      {nearest && (
        <p className="-mt-2 flex flex-wrap items-center gap-3 pb-3">
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
            <rect width="24" height="24" fill={nearest} />
          </svg>
          <Button variant="quiet" onClick={() => onChange(nearest)}>
            Use {nearest}
            <span className="sr-only"> for {label}</span>
          </Button>
        </p>
      )}
    </div>
  );
}
