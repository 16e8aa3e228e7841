import type { AdminPicture, AdminProduct, CropArea } from '@gulmohar/contract/admin/product-edit.ts';
import { cropPicture } from '@gulmohar/contract/admin/product-pictures.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { files } from '../paths.ts';
import { cropAround, middleOf, widthOf } from './crop-area.ts';
import { refreshProducts } from './product.queries.ts';

const STEP = 0.02;
const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

type CropBoxProps = { product: AdminProduct; picture: AdminPicture; onDone: () => void };

/**
 * Crops a picture with a 3:4 frame. A tap, dragging or the arrow keys move the frame; a smaller frame zooms
 * in.
 */
export function CropBox({ product, picture, onDone }: CropBoxProps) {
  const [aspect, setAspect] = useState<number>();
  const [area, setArea] = useState<CropArea | null>(picture.crop);
  const cut = useMutation({
    mutationFn: (crop: CropArea | null) =>
      adminApi(cropPicture, { body: { productId: product.productId, address: picture.address, crop } }),
    onSuccess: async () => {
      await refreshProducts();
      onDone();
    },
  });
  const shown =
    aspect === undefined ? undefined : (area ?? cropAround(aspect, 1, picture.focus ?? { x: 0.5, y: 0.5 }));

  function set(middle: { x: number; y: number }, width?: number): void {
    if (aspect !== undefined && shown) setArea(cropAround(aspect, width ?? widthOf(aspect, shown), middle));
  }

  function take(event: PointerEvent<HTMLElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    follow(event);
  }

  function follow(event: PointerEvent<HTMLElement>): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    set({ x: (event.clientX - left) / width, y: (event.clientY - top) / height });
  }

  function moveByKey(event: KeyboardEvent): void {
    const step = arrows[event.key];
    if (!step || !shown) return;
    event.preventDefault();
    const { x, y } = middleOf(shown);
    set({ x: x + step[0], y: y + step[1] });
  }

  return (
    <div className="mt-4 grid gap-4">
      <div
        onPointerDown={take}
        onPointerMove={follow}
        className="relative mx-auto max-w-full touch-none overflow-hidden"
      >
        <img
          src={files.originalPicture(product.productId, picture.address)}
          alt="The original"
          draggable={false}
          onLoad={({ currentTarget }) => setAspect(currentTarget.naturalWidth / currentTarget.naturalHeight)}
          className="max-h-[50dvh] w-auto"
        />
        {shown && (
          <button
            type="button"
            aria-label="Area to keep; move it with the arrow keys"
            onKeyDown={moveByKey}
            className="absolute cursor-move border-2 border-white shadow-[0_0_0_100rem_rgb(0_0_0/0.5)]"
            style={{
              left: `${shown.left * 100}%`,
              top: `${shown.top * 100}%`,
              width: `${shown.width * 100}%`,
              height: `${shown.height * 100}%`,
            }}
          />
        )}
      </div>
      {aspect !== undefined && shown && (
        <label className="grid gap-1 text-sm font-semibold">
          Size of the frame
          <input
            type="range"
            min={20}
            max={100}
            value={Math.round(widthOf(aspect, shown) * 100)}
            onChange={(event) => set(middleOf(shown), Number(event.target.value) / 100)}
          />
        </label>
      )}
      <FailureNote error={cut.error} />
      <div className="flex flex-wrap gap-3">
        <Button disabled={!shown} isBusy={cut.isPending} onClick={() => shown && cut.mutate(shown)}>
          Cut
        </Button>
        <Button variant="secondary" isBusy={cut.isPending} onClick={() => cut.mutate(null)}>
          Let the shop choose
        </Button>
      </div>
    </div>
  );
}
