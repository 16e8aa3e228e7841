import type { brandPictureUses } from '@gulmohar/contract/admin/site-document.ts';
import { Section } from '../components/section.tsx';
import { BrandPictureField } from './brand-picture-field.tsx';
import type { LookPartProps } from './look-part.ts';

type Field = {
  name: 'logo' | 'darkLogo' | 'mark' | 'share';
  use: (typeof brandPictureUses)[number];
  label: string;
  hint: string;
};

const fields: Field[] = [
  {
    name: 'logo',
    use: 'logo',
    label: 'Logo',
    hint: 'An SVG, or at least 160 pixels high; on a clear ground',
  },
  { name: 'darkLogo', use: 'logo', label: 'Logo on dark grounds', hint: 'If the other one is dark' },
  {
    name: 'mark',
    use: 'mark',
    label: 'Mark',
    hint: 'Square, an SVG or at least 512 pixels, for tabs and home screens',
  },
  {
    name: 'share',
    use: 'share',
    label: 'Picture of shared links',
    hint: '1200 × 630 pixels, for WhatsApp and others',
  },
];

export function BrandPictures({ look, change, errors }: LookPartProps) {
  return (
    <Section title="Logo and pictures">
      <div className="grid gap-6">
        {fields.map(({ name, ...field }) => (
          <BrandPictureField
            key={name}
            {...field}
            value={look[name]}
            error={errors.get(name)}
            onChange={(picture) => change({ [name]: picture })}
          />
        ))}
      </div>
    </Section>
  );
}
