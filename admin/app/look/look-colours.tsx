import { type SeedName, unreadableSeeds } from '@gulmohar/contract/site/theme-colours.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { SelectField } from '@gulmohar/ui/field.tsx';
import { Section } from '../components/section.tsx';
import { ColourField } from './colour-field.tsx';
import type { LookPartProps } from './look-part.ts';

const seeds: { name: SeedName; label: string; hint: string; problem: string }[] = [
  {
    name: 'brand',
    label: 'Brand',
    hint: 'Buttons, and darker in headings',
    problem: 'Buttons cannot be read.',
  },
  {
    name: 'accent',
    label: 'Accent',
    hint: 'Stars, marks and the announcement',
    problem: 'Text on it cannot be read.',
  },
  { name: 'link', label: 'Links', hint: 'Links and what is focused', problem: 'Links cannot be read.' },
];

const HEX = /^#[0-9a-f]{6}$/;

/** Three colours, from which all others follow, and the ground below them. */
export function LookColours({ look: { colours }, change, errors }: LookPartProps) {
  const isComplete = seeds.every(({ name }) => HEX.test(colours[name]));
  const unreadable = isComplete ? unreadableSeeds(colours) : [];
  return (
    <Section title="Colours">
      {seeds.map(({ name, label, hint, problem }) => {
        const found = unreadable.find(({ seed }) => seed === name);
        return (
          <ColourField
            key={name}
            label={label}
            hint={hint}
            value={colours[name]}
            error={found ? problem : errors.get(`colours.${name}`)}
            nearest={found?.nearest}
            onChange={(value) => change({ colours: { ...colours, [name]: value } })}
          />
        );
      })}
      <SelectField
        label="Ground"
        value={colours.ground}
        onChange={({ target }) =>
          change({ colours: { ...colours, ground: target.value as typeof colours.ground } })
        }
      >
        <option value="warm">Warm, like raw cotton</option>
        <option value="plain">White</option>
        <option value="cool">Cool grey</option>
      </SelectField>
      <CheckField
        label="Dark colours at night"
        hint="For shoppers whose phone or computer is set to dark."
        checked={colours.hasDark}
        onChange={({ target }) => change({ colours: { ...colours, hasDark: target.checked } })}
      />
    </Section>
  );
}
