import type { AdminPicture } from '@gulmohar/contract/admin/product-edit.ts';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { MoveButtons } from './move-buttons.tsx';

type PictureCardProps = {
  picture: AdminPicture;
  place: number;
  count: number;
  /** undefined while moving is not allowed. */
  onMove: ((place: number) => void) | undefined;
  onOpen: () => void;
  onDragStart: () => void;
  onDropHere: () => void;
};

/** A picture in the list; it can be dragged, or moved with its arrow buttons. */
export function PictureCard({
  picture,
  place,
  count,
  onMove,
  onOpen,
  onDragStart,
  onDropHere,
}: PictureCardProps) {
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
      <MoveButtons name={name} place={place} count={count} onMove={onMove} />
      <p className="truncate text-sm text-muted">{picture.alt || 'Not described'}</p>
    </li>
  );
}
