import type { PackingLine } from '@gulmohar/contract/admin/packing.ts';
import { Picture } from '@gulmohar/ui/picture.tsx';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';

type PackingLinesProps = {
  lines: readonly PackingLine[];
  /** Whether the order is being packed here; otherwise the lines are read-only. */
  isOpen: boolean;
  onCount: (line: PackingLine, counted: number) => void;
};

/** The items of the parcel, by bin location, with the number packed so far. */
export function PackingLines({ lines, isOpen, onCount }: PackingLinesProps) {
  return (
    <ul aria-label="Items to pack" className="grid gap-3">
      {lines.map((line) => (
        <Line key={line.lineId} line={line} isOpen={isOpen} onCount={(counted) => onCount(line, counted)} />
      ))}
    </ul>
  );
}

type LineProps = { line: PackingLine; isOpen: boolean; onCount: (counted: number) => void };

function Line({ line, isOpen, onCount }: LineProps) {
  const { name, size, sku, binLocation, picture, quantity, counted } = line;
  const isIn = counted === quantity;
  const whole = size ? `${name}, ${size}` : name;
  const tool = 'grid size-14 cursor-pointer place-items-center border border-ink disabled:opacity-30';
  return (
    <li
      className={`grid grid-cols-[4rem_1fr] gap-3 border-l-4 bg-panel p-3 sm:grid-cols-[5rem_1fr_auto] ${isIn ? 'border-success' : 'border-marigold'}`}
    >
      <Picture src={picture ?? undefined} alt="" sizes="5rem" />
      <div className="min-w-0">
        <p className="font-semibold">
          {name}
          {size && <span className="whitespace-nowrap">, size {size}</span>}
        </p>
        {binLocation && <p className="text-lg font-semibold text-heading">{binLocation}</p>}
        <p className="text-sm text-muted wrap-anywhere">{sku}</p>
      </div>
      <div className="flex items-center gap-3 max-sm:col-span-2 max-sm:justify-end">
        <p className="flex grow items-center gap-2 text-xl font-semibold tabular-nums">
          {isIn && <Check aria-hidden="true" className="size-6 text-success" />}
          <span>
            {counted} of {quantity}
          </span>
        </p>
        <button
          type="button"
          aria-label={`Remove one: ${whole}`}
          disabled={!isOpen || counted === 0}
          onClick={() => onCount(counted - 1)}
          className={tool}
        >
          <Minus aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={`Add one: ${whole}`}
          disabled={!isOpen || isIn}
          onClick={() => onCount(counted + 1)}
          className={tool}
        >
          <Plus aria-hidden="true" />
        </button>
      </div>
    </li>
  );
}
