import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';

type OrderedRowsProps<Item> = {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** For screen readers, in 'Move … up'. */
  nameOf: (item: Item) => string;
  onMove: (from: number, to: number) => void;
  /** For rows of several lines: on a phone the arrows are stacked, which leaves the row more width. */
  isTall?: boolean;
  children: (item: Item, place: number) => ReactNode;
};

/** A list whose order matters. Rows are dragged, or moved with their arrow buttons, which keep the focus. */
export function OrderedRows<Item>({
  label,
  items,
  keyOf,
  nameOf,
  onMove,
  isTall = false,
  children,
}: OrderedRowsProps<Item>) {
  const id = useId();
  const focusNext = useRef<string>(undefined);
  const [dragged, setDragged] = useState<number>();
  const [message, setMessage] = useState('');

  // React may have removed and reinserted the row's node, which loses the focus.
  useLayoutEffect(() => {
    if (!focusNext.current) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = undefined;
  });

  function move(from: number, to: number, arrow?: string): void {
    const item = items[from];
    if (!item || to < 0 || to >= items.length || from === to) return;
    focusNext.current = arrow;
    setMessage(`${nameOf(item)} is now number ${to + 1} of ${items.length}`);
    onMove(from, to);
  }

  return (
    <>
      <p className="sr-only" aria-live="polite">
        {message}
      </p>
      <ol aria-label={label} className="divide-y divide-rule border-y border-rule">
        {items.map((item, place) => (
          <li
            key={keyOf(item)}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== undefined) move(dragged, place);
              setDragged(undefined);
            }}
            className={`grid grid-cols-[auto_1fr_auto] items-center gap-2 py-2 ${dragged === place ? 'opacity-50' : ''}`}
          >
            <span
              draggable
              aria-hidden="true"
              onDragStart={() => setDragged(place)}
              onDragEnd={() => setDragged(undefined)}
              className="hidden h-11 w-6 cursor-grab place-items-center text-muted sm:grid"
            >
              <GripVertical className="size-5" strokeWidth={1.6} />
            </span>
            <div className="col-start-2 min-w-0">{children(item, place)}</div>
            <div className={`flex ${isTall ? 'max-sm:flex-col' : ''}`}>
              {([-1, 1] as const).map((step) => {
                const Arrow = step < 0 ? ArrowUp : ArrowDown;
                const arrowId = `${id}-${keyOf(item)}-${step}`;
                return (
                  <button
                    key={step}
                    id={arrowId}
                    type="button"
                    aria-label={`Move ${nameOf(item)} ${step < 0 ? 'up' : 'down'}`}
                    aria-disabled={place + step < 0 || place + step >= items.length}
                    onClick={() => move(place, place + step, arrowId)}
                    className="grid size-11 cursor-pointer place-items-center aria-disabled:cursor-default aria-disabled:opacity-40"
                  >
                    <Arrow aria-hidden="true" className="size-5" strokeWidth={1.6} />
                  </button>
                );
              })}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Returns the list with one entry moved to another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}
