import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import type { UseFormReturn } from 'react-hook-form';
import { controlledOf, fieldOf } from '../form/field-of.ts';
import { PictureField } from '../form/picture-field.tsx';

type SlideFieldsProps = {
  form: UseFormReturn<Settings['home']>;
  place: number;
  onRemove: () => void;
};

const pictureTexts = {
  wide: {
    label: 'Picture for wide screens',
    hint: '16:9, at least 1920 pixels wide; light and plain on the left, where the text is',
  },
  tall: { label: 'Picture for phones', hint: '4:5, at least 1200 pixels wide' },
};

export function SlideFields({ form, place, onRemove }: SlideFieldsProps) {
  const fieldOfForm = fieldOf(form);
  const controlled = controlledOf(form);
  const field = (name: 'subtitle' | 'title' | 'description' | 'button' | 'to') => ({
    autoComplete: 'off',
    ...fieldOfForm(`slides.${place}.${name}`),
  });
  return (
    <fieldset className="grid min-w-0 gap-4 py-3">
      <legend className="font-semibold">Slide {place + 1}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <TextField label="Line above" {...field('subtitle')} />
        <TextField label="Title" {...field('title')} />
        <div className="sm:col-span-2">
          <TextField label="Sentence" {...field('description')} />
        </div>
        <TextField label="Button" {...field('button')} />
        <TextField label="Link" hint="For example /collection?category=Women" {...field('to')} />
      </div>
      <div className="grid gap-6 sm:grid-cols-[16fr_9fr]">
        {(['wide', 'tall'] as const).map((shape) => (
          <PictureField
            key={shape}
            shape={shape}
            {...pictureTexts[shape]}
            {...controlled(`slides.${place}.${shape}`)}
          />
        ))}
      </div>
      <div>
        <Button variant="quiet" onClick={onRemove}>
          Remove slide {place + 1}
        </Button>
      </div>
    </fieldset>
  );
}
