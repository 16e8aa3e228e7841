import { Button } from '@gulmohar/ui/button.tsx';
import type { ReactNode } from 'react';
import { StateBoxes } from './state-boxes.tsx';

type ZoneListProps = {
  /** The name of one, capitalised: `Zone`. */
  name: string;
  zones: readonly { id: string }[];
  children: (index: number) => ReactNode;
  /** Registers the zone's list of states. */
  register: (index: number) => object;
  errorOf: (index: number) => string | undefined;
  onRemove: (index: number) => void;
  add: { label: string; run: () => void };
  listError?: string | undefined;
};

/** Zones of states, each with its own fields, and a button that adds one. */
export function ZoneList({
  name,
  zones,
  children,
  register,
  errorOf,
  onRemove,
  add,
  listError,
}: ZoneListProps) {
  return (
    <>
      {zones.map((zone, index) => (
        <fieldset key={zone.id} className="border border-rule p-4">
          <legend className="px-1 font-semibold">
            {name} {index + 1}
          </legend>
          {children(index)}
          <StateBoxes legend="States" register={() => register(index)} />
          {errorOf(index) && <p className="text-sm text-problem">{errorOf(index)}</p>}
          <Button variant="quiet" aria-label={`Remove ${name} ${index + 1}`} onClick={() => onRemove(index)}>
            Remove
          </Button>
        </fieldset>
      ))}
      {listError && (
        <p role="alert" className="text-sm text-problem">
          {listError}
        </p>
      )}
      <div>
        <Button variant="quiet" onClick={add.run}>
          {add.label}
        </Button>
      </div>
    </>
  );
}
