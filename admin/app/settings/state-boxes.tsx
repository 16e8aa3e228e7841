import { states } from '@gulmohar/contract/values/states.ts';

/** Checkboxes for all states in a scrollable area. @param register of the form's list of states */
export function StateBoxes({ legend, register }: { legend: string; register: () => object }) {
  return (
    <fieldset className="mb-2">
      <legend className="font-semibold">{legend}</legend>
      <div className="grid max-h-60 gap-x-4 overflow-y-auto border-b border-rule sm:grid-cols-2 lg:grid-cols-3">
        {states.map((state) => (
          <label key={state} className="flex min-h-11 items-center gap-3">
            <input type="checkbox" value={state} className="size-5 shrink-0 accent-primary" {...register()} />
            {state}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
