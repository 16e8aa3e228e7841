import type { AdminPicture, AdminProduct } from '@gulmohar/contract/admin/product-edit.ts';
import { arrangePictures } from '@gulmohar/contract/admin/product-pictures.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { moved } from '../form/ordered-rows.tsx';
import { useStaff } from '../session/session.queries.ts';
import { DropZone } from './drop-zone.tsx';
import { FormSection } from './form-section.tsx';
import { PictureCard } from './picture-card.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { refreshProducts } from './product.queries.ts';
import { UploadCards } from './upload-cards.tsx';
import { startUploads } from './uploads.ts';

/** The pictures of an existing product. Changes apply at once. */
export function PicturesSection({ product }: { product: AdminProduct }) {
  const { may } = useStaff();
  const [openAt, setOpenAt] = useState<string>();
  const [dragged, setDragged] = useState<string>();
  const arrange = useMutation({
    mutationFn: (pictures: AdminPicture[]) =>
      adminApi(arrangePictures, {
        body: {
          productId: product.productId,
          seen: product.pictures.map(({ address }) => address),
          pictures: pictures.map(({ address, alt, focus }) => ({ address, alt, focus })),
        },
      }),
    onSettled: refreshProducts,
  });
  // The new order is shown before the server has answered.
  const pictures = arrange.isPending ? arrange.variables : product.pictures;

  function moveTo(address: string, place: number): void {
    const from = pictures.findIndex((picture) => picture.address === address);
    if (from !== -1 && place >= 0 && place < pictures.length) arrange.mutate(moved(pictures, from, place));
  }

  return (
    <FormSection
      title="Pictures"
      note="The first one is shown in lists. Changes here apply at once."
      disablesItself
    >
      <FailureNote error={arrange.error} />
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {pictures.map((picture, place) => (
          <PictureCard
            key={picture.address}
            picture={picture}
            place={place}
            count={pictures.length}
            onMove={
              may('products.write') && !arrange.isPending ? (to) => moveTo(picture.address, to) : undefined
            }
            onOpen={() => setOpenAt(picture.address)}
            onDragStart={() => setDragged(picture.address)}
            onDropHere={() => {
              if (dragged) moveTo(dragged, place);
              setDragged(undefined);
            }}
          />
        ))}
        <UploadCards product={product} />
      </ul>
      {may('products.write') && <DropZone onFiles={(files) => void startUploads(product.productId, files)} />}
      <PictureDialog
        product={product}
        picture={pictures.find(({ address }) => address === openAt)}
        onArrange={(next) => arrange.mutate(next)}
        onClose={() => setOpenAt(undefined)}
      />
    </FormSection>
  );
}
