import type { AdminPicture, AdminProduct } from '@gulmohar/contract/admin/product-edit.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { useState } from 'react';
import { useStaff } from '../session/session.queries.ts';
import { AskFirst } from '../shell/ask-first.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { CropBox } from './crop-box.tsx';

type PictureDialogProps = {
  product: AdminProduct;
  picture: AdminPicture | undefined;
  onArrange: (pictures: AdminPicture[]) => void;
  onClose: () => void;
};

/** One picture: alt text, cropping and removal. */
export function PictureDialog({ product, picture, onArrange, onClose }: PictureDialogProps) {
  return (
    <Dialog title="Picture" isOpen={picture !== undefined} onClose={onClose}>
      {picture && <PictureEditor key={picture.address} {...{ product, picture, onArrange, onClose }} />}
    </Dialog>
  );
}

function PictureEditor({
  product,
  picture,
  onArrange,
  onClose,
}: PictureDialogProps & { picture: AdminPicture }) {
  const { may } = useStaff();
  const [alt, setAlt] = useState(picture.alt);
  const [isCropping, setCropping] = useState(false);
  if (isCropping) return <CropBox product={product} picture={picture} onDone={onClose} />;

  function save(): void {
    if (alt.trim() !== picture.alt) {
      onArrange(
        product.pictures.map((one) => (one.address === picture.address ? { ...one, alt: alt.trim() } : one)),
      );
    }
    onClose();
  }

  return (
    <div className="mt-4 grid gap-4">
      <div className="mx-auto w-48">
        <Picture src={picture.address} alt="" sizes="12rem" />
      </div>
      <TextField
        label="Description"
        autoComplete="off"
        maxLength={250}
        value={alt}
        readOnly={!may('products.write')}
        hint="Describes it to shoppers who cannot see it, for example: back of the kurti, with a tassel"
        onChange={(event) => setAlt(event.target.value)}
      />
      {may('products.write') && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={save}>Save</Button>
          <Button look="secondary" disabled={!picture.hasOriginal} onClick={() => setCropping(true)}>
            Crop
          </Button>
          <AskFirst
            label="Remove"
            title="Remove this picture?"
            action="Remove it"
            run={async () => {
              onArrange(product.pictures.filter(({ address }) => address !== picture.address));
              onClose();
            }}
          >
            <p>Shoppers no longer see it.</p>
          </AskFirst>
        </div>
      )}
      {!picture.hasOriginal && (
        <p className="text-sm text-muted">Upload it again to crop it: its original is not here.</p>
      )}
    </div>
  );
}
