import type { AdminPicture } from '@gulmohar/contract/admin/product-edit.ts';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';

type PictureCardProps = {
  picture: AdminPicture;
  place: number;
  count: number;
  /** undefined while nothing may be moved. */
  onMove: ((place: number) => void) | undefined;
  onOpen: () => void;
  onDragStart: () => void;
  onDropHere: () => void;
};

/** A picture in its place; dragged, or moved by its arrows. */
export function PictureCard({
  picture,
  place,
  count,
  onMove,
  onOpen,
  onDragStart,
  onDropHere,
}: PictureCardProps) {
  const tool =
    'grid size-11 cursor-pointer place-items-center aria-disabled:cursor-default aria-disabled:opacity-30';
  const name = `picture ${place + 1}`;
  return (
    <li
      draggable={onMove !== undefined}
      onDragStart={onDragStart}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDropHere();
      }}
      className="grid content-start"
    >
      <button
        type="button"
        onClick={onOpen}
        aria-label={`Edit ${name}${picture.alt ? `: ${picture.alt}` : ''}`}
        className="cursor-pointer"
      >
        <Picture src={picture.address} alt="" sizes="12rem" />
      </button>
      <div className="flex items-center justify-between text-sm">
        <button
          type="button"
          aria-label={`Move ${name} forward`}
          aria-disabled={!onMove || place === 0}
          onClick={() => onMove?.(place - 1)}
          className={tool}
        >
          <ArrowLeft aria-hidden="true" className="size-5" strokeWidth={1.6} />
        </button>
        <span className="text-muted tabular-nums">{place + 1}</span>
        <button
          type="button"
          aria-label={`Move ${name} back`}
          aria-disabled={!onMove || place === count - 1}
          onClick={() => onMove?.(place + 1)}
          className={tool}
        >
          <ArrowRight aria-hidden="true" className="size-5" strokeWidth={1.6} />
        </button>
      </div>
      <p className="truncate text-sm text-muted">{picture.alt || 'Not described'}</p>
    </li>
  );
}
