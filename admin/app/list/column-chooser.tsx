import { Popover } from '@base-ui/react/popover';
import Columns3 from 'lucide-react/icons/columns-3';
import { useState } from 'react';
import type { ListColumn } from './use-columns.ts';

type ColumnChooserProps<Row> = {
  all: readonly ListColumn<Row>[];
  shown: readonly ListColumn<Row>[];
  onChoose: (keys: ReadonlySet<string>) => void;
};

/** A button that opens a list of columns with checkboxes. */
export function ColumnChooser<Row>(props: ColumnChooserProps<Row>) {
  return (
    <Popover.Root>
      <Popover.Trigger className="flex min-h-12 cursor-pointer items-center gap-2 border border-muted bg-field px-3 text-base">
        <Columns3 aria-hidden="true" className="size-5" strokeWidth={1.6} /> Columns
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner align="end" sideOffset={4} className="z-20">
          <Popover.Popup className="min-w-56 border border-rule bg-ground p-2 text-ink shadow-lg outline-none">
            <Popover.Title className="sr-only">Columns</Popover.Title>
            <Choices {...props} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Choices<Row>({ all, shown, onChoose }: ColumnChooserProps<Row>) {
  // Kept in its own state, because the address is updated a moment later.
  const [keys, setKeys] = useState<ReadonlySet<string>>(() => new Set(shown.map(({ key }) => key)));

  function tick(ticked: string, isOn: boolean): void {
    const next = new Set(all.map(({ key }) => key).filter((key) => (key === ticked ? isOn : keys.has(key))));
    setKeys(next);
    onChoose(next);
  }

  return all
    .filter(({ isFixed }) => !isFixed)
    .map(({ key, head }) => (
      <label key={key} className="flex min-h-11 cursor-pointer items-center gap-3 px-2">
        <input
          type="checkbox"
          className="size-5"
          checked={keys.has(key)}
          onChange={(event) => tick(key, event.target.checked)}
        />
        {head}
      </label>
    ));
}
