import type { PictureFocus } from '@gulmohar/contract/admin/product-edit.ts';
import { usePictureAddress } from '@gulmohar/ui/picture-origin.ts';
import type { KeyboardEvent, MouseEvent } from 'react';

const STEP = 0.05;
const arrows: Record<string, PictureFocus> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const MIDDLE = { x: 0.5, y: 0.5 };

type FocusPickerProps = {
  address: string;
  /** null: the middle. */
  focus: PictureFocus | null;
  /** undefined while changes are not allowed. */
  onChange: ((focus: PictureFocus) => void) | undefined;
};

/**
 * Sets a picture's focal point, which stays in view where a frame crops the picture: by click or with the
 * arrow keys. A preview beside it shows such a frame.
 */
export function FocusPicker({ address, focus, onChange }: FocusPickerProps) {
  const src = usePictureAddress(address);
  const point = focus ?? MIDDLE;
  const position = `${point.x * 100}% ${point.y * 100}%`;

  function take({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>): void {
    // Enter and the space bar also cause clicks, but without a position.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange?.({ x: within((clientX - left) / width), y: within((clientY - top) / height) });
  }

  function moveByKey(event: KeyboardEvent): void {
    const step = arrows[event.key];
    if (!step || !onChange) return;
    event.preventDefault();
    onChange({ x: within(point.x + step.x), y: within(point.y + step.y) });
  }

  return (
    <div className="grid grid-cols-[12rem_minmax(0,9rem)] items-start justify-center gap-4">
      <button
        type="button"
        aria-label={`Focal point: ${percent(point.x)} from the left, ${percent(point.y)} from the top; move it with the arrow keys`}
        disabled={!onChange}
        onClick={take}
        onKeyDown={moveByKey}
        className="relative block w-full cursor-crosshair disabled:cursor-default"
      >
        <img src={src} alt="" className="aspect-3/4 w-full bg-rule object-cover" />
        <span
          aria-hidden="true"
          className="absolute size-6 -translate-1/2 rounded-full border-2 border-white bg-black/40 shadow"
          style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
        />
      </button>
      <div aria-hidden="true" className="text-sm text-muted">
        <div>
          <img
            src={src}
            alt=""
            className="aspect-4/5 w-full object-cover"
            style={{ objectPosition: position }}
          />
          On a phone
        </div>
      </div>
    </div>
  );
}

/**
 * Limits a coordinate to the picture and rounds it to hundredths; a finer value would make no visible
 * difference.
 */
function within(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 100) / 100;
}

const percent = (part: number) => `${Math.round(part * 100)}%`;
