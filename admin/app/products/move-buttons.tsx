import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';

type MoveButtonsProps = {
  /** What is being moved, for screen readers. */
  name: string;
  place: number;
  count: number;
  /** undefined while moving is not allowed. */
  onMove: ((place: number) => void) | undefined;
};

/** Moves a picture one place forward or back, as an alternative to dragging. */
export function MoveButtons({ name, place, count, onMove }: MoveButtonsProps) {
  const tool =
    'grid size-11 cursor-pointer place-items-center aria-disabled:cursor-default aria-disabled:opacity-30';
  const canGo = { forward: onMove && place > 0, back: onMove && place < count - 1 };
  return (
    <div className="flex items-center justify-between text-sm">
      <button
        type="button"
        aria-label={`Move ${name} forward`}
        aria-disabled={!canGo.forward}
        onClick={() => canGo.forward && onMove?.(place - 1)}
        className={tool}
      >
        <ArrowLeft aria-hidden="true" className="size-5" strokeWidth={1.6} />
      </button>
      <span className="text-muted tabular-nums">{place + 1}</span>
      <button
        type="button"
        aria-label={`Move ${name} back`}
        aria-disabled={!canGo.back}
        onClick={() => canGo.back && onMove?.(place + 1)}
        className={tool}
      >
        <ArrowRight aria-hidden="true" className="size-5" strokeWidth={1.6} />
      </button>
    </div>
  );
}
