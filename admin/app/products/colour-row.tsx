import type { ProductColour } from '@gulmohar/contract/admin/product-colours.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { Link } from 'react-router';
import { Thumbnail } from '../components/thumbnail.tsx';
import { paths } from '../paths.ts';

type ColourRowProps = {
  colour: ProductColour;
  isOwn: boolean;
  onChange: (colour: ProductColour) => void;
  onRemove: () => void;
};

export function ColourRow({ colour, isOwn, onChange, onRemove }: ColourRowProps) {
  const { productId, name, picture, color, colorCode } = colour;
  return (
    <fieldset className="grid min-w-0 grid-cols-[3rem_1fr] gap-3 text-sm">
      <legend className="sr-only">{name}</legend>
      <Thumbnail src={picture} />
      <div className="grid min-w-0 gap-x-4 sm:grid-cols-2">
        <p className="flex flex-wrap items-center gap-x-4 sm:col-span-2">
          {isOwn ? (
            <strong>{name}</strong>
          ) : (
            <Link
              to={paths.product(productId)}
              className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
            >
              {name}
            </Link>
          )}
          {!isOwn && (
            <Button variant="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
              Remove
            </Button>
          )}
        </p>
        <TextField
          label="Colour"
          hint="Empty: as in the filter"
          autoComplete="off"
          value={color}
          onChange={({ target }) => onChange({ ...colour, color: target.value })}
        />
        <div>
          <CheckField
            label="A swatch of its own"
            checked={colorCode !== null}
            onChange={({ target }) => onChange({ ...colour, colorCode: target.checked ? '#b8155b' : null })}
          />
          {colorCode !== null && (
            <TextField
              label="Swatch"
              type="color"
              value={colorCode}
              onChange={({ target }) => onChange({ ...colour, colorCode: target.value })}
            />
          )}
        </div>
      </div>
    </fieldset>
  );
}
