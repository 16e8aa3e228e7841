import type { AdminPicture, AdminProduct } from '@gulmohar/contract/admin/product-edit.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { useState } from 'react';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { useStaff } from '../session/session.queries.ts';
import { CropBox } from './crop-box.tsx';
import { FocusPicker } from './focus-picker.tsx';

type PictureDialogProps = {
  product: AdminProduct;
  picture: AdminPicture | undefined;
  onArrange: (pictures: AdminPicture[]) => void;
  onClose: () => void;
};

/** One picture: focal point, alt text, cropping and removal. */
export function PictureDialog({ picture, ...props }: PictureDialogProps) {
  return (
    <Dialog title="Picture" isOpen={picture !== undefined} onClose={props.onClose}>
      {picture && <PictureEditor key={picture.address} {...props} picture={picture} />}
    </Dialog>
  );
}

function PictureEditor({
  product,
  picture,
  onArrange,
  onClose,
}: Omit<PictureDialogProps, 'picture'> & { picture: AdminPicture }) {
  const { may } = useStaff();
  const [alt, setAlt] = useState(picture.alt);
  const [focus, setFocus] = useState(picture.focus);
  const [isCropping, setCropping] = useState(false);
  if (isCropping) return <CropBox product={product} picture={picture} onDone={onClose} />;

  function save(): void {
    if (alt.trim() !== picture.alt || focus !== picture.focus) {
      onArrange(
        product.pictures.map((one) =>
          one.address === picture.address ? { ...one, alt: alt.trim(), focus } : one,
        ),
      );
    }
    onClose();
  }

  return (
    <div className="mt-4 grid gap-4">
      <FocusPicker
        address={picture.address}
        focus={focus}
        onChange={may('products.write') ? setFocus : undefined}
      />
      {may('products.write') && (
        <p className="text-sm text-muted">
          Click the point that should stay in view where only part of the picture fits.
        </p>
      )}
      <TextField
        label="Description"
        autoComplete="off"
        maxLength={250}
        value={alt}
        readOnly={!may('products.write')}
        hint="Describes the picture to shoppers who cannot see it, for example: back of the kurti, with a tassel"
        onChange={(event) => setAlt(event.target.value)}
      />
      {may('products.write') && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={save}>Save</Button>
          <Button variant="secondary" disabled={!picture.hasOriginal} onClick={() => setCropping(true)}>
            Crop
          </Button>
          <ConfirmButton
            label="Remove"
            title="Remove this picture?"
            action="Remove it"
            run={async () => {
              onArrange(product.pictures.filter(({ address }) => address !== picture.address));
              onClose();
            }}
          >
            <p>Shoppers will no longer see it.</p>
          </ConfirmButton>
        </div>
      )}
      {!picture.hasOriginal && (
        <p className="text-sm text-muted">
          To crop this picture, upload it again: the original file is missing.
        </p>
      )}
    </div>
  );
}
