import { Button } from '@gulmohar/ui/button.tsx';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { numberOf } from '../form/number-text.ts';
import { type Cell, type Measurements, namesIn, withMeasure, withoutMeasure } from './measurements.ts';

type MeasurementsTableProps = {
  sizes: string[];
  value: Measurements;
  onChange: (measurements: Measurements) => void;
  isDisabled: boolean;
};

/** The size chart: each measurement of the body and of the garment, for every size. */
export function MeasurementsTable({ sizes, value, onChange, isDisabled }: MeasurementsTableProps) {
  const [name, setName] = useState('');
  const [added, setAdded] = useState<string[]>([]);
  const [refused, setRefused] = useState<string>();
  const names = [...new Set([...namesIn(value), ...added])];

  function set(cell: Cell): void {
    setRefused(undefined);
    onChange(withMeasure(value, names, cell));
  }

  function drop(measure: string): void {
    setAdded(added.filter((one) => one !== measure));
    onChange(withoutMeasure(value, measure));
  }

  return (
    <fieldset className="mt-2 min-w-0">
      <legend className="text-sm font-semibold">Size chart, cm (body / garment)</legend>
      {names.length > 0 && (
        <section
          aria-label="Size chart"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: lets the keyboard scroll a wide table
          tabIndex={0}
          className="overflow-x-auto"
        >
          <table className="text-sm">
            <thead>
              <tr>
                <td />
                {sizes.map((size) => (
                  <th key={size} scope="col" className="px-1 py-2 text-left font-semibold">
                    {size}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {names.map((measure) => (
                <tr key={measure}>
                  <th scope="row" className="pr-3 text-left font-normal whitespace-nowrap">
                    {measure}
                  </th>
                  {sizes.map((size) => {
                    const one = value[size]?.find((other) => other.name === measure);
                    return (
                      <td key={size} className="px-1 py-1 whitespace-nowrap">
                        <Cm
                          label={`${measure}, ${size}, body`}
                          value={one?.bodyCm}
                          onSet={(text) => set({ size, measure, side: 'bodyCm', text })}
                          onRefuse={setRefused}
                          isDisabled={isDisabled}
                        />
                        <Cm
                          label={`${measure}, ${size}, garment`}
                          value={one?.garmentCm}
                          onSet={(text) => set({ size, measure, side: 'garmentCm', text })}
                          onRefuse={setRefused}
                          isDisabled={isDisabled}
                        />
                      </td>
                    );
                  })}
                  <td>
                    <button
                      type="button"
                      aria-label={`Remove ${measure}`}
                      disabled={isDisabled}
                      onClick={() => drop(measure)}
                      className="grid size-11 cursor-pointer place-items-center disabled:opacity-30"
                    >
                      <Trash2 aria-hidden="true" className="size-4" strokeWidth={1.6} />
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <p role="alert" className={refused === undefined ? 'sr-only' : 'text-sm text-problem'}>
        {refused !== undefined &&
          `‘${refused}’ is not a length in cm, such as 92.5. The field was not changed.`}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <input
          aria-label="A measurement, for example Bust"
          placeholder="Bust, Length …"
          disabled={isDisabled}
          value={name}
          onChange={(event) => setName(event.target.value)}
          className="min-h-11 w-40 border border-muted bg-field px-2 text-base"
        />
        <Button
          variant="quiet"
          disabled={name.trim() === '' || names.includes(name.trim())}
          onClick={() => {
            setAdded([...added, name.trim()]);
            setName('');
          }}
        >
          <Plus aria-hidden="true" className="size-4" /> Add a measurement
        </Button>
      </div>
    </fieldset>
  );
}

type CmProps = {
  label: string;
  value: number | undefined;
  onSet: (text: string) => void;
  /** Called with the input if it is not a length; the field is then reset to its previous value. */
  onRefuse: (text: string) => void;
  isDisabled: boolean;
};

/** Takes the value on blur, so that the '9' typed on the way to '92.5' is ignored. */
function Cm({ label, value, onSet, onRefuse, isDisabled }: CmProps) {
  const former = String(value ?? '');

  function leave(input: HTMLInputElement): void {
    const text = input.value.trim();
    if (text === former) return;
    const cm = numberOf(text, { isWhole: false });
    if (cm === null || cm > 0) {
      onSet(text);
      return;
    }
    input.value = former;
    onRefuse(text);
  }

  return (
    <input
      key={value}
      aria-label={label}
      inputMode="decimal"
      disabled={isDisabled}
      defaultValue={former}
      onBlur={(event) => leave(event.target)}
      className="mr-1 min-h-10 w-14 border border-rule bg-field px-1 text-right tabular-nums"
    />
  );
}
