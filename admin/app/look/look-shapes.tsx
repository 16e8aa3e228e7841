import { fontPairLabel, fontPairNames } from '@gulmohar/contract/site/fonts.ts';
import { pictureShapes, type Theme } from '@gulmohar/contract/site/theme.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { Options, SelectField } from '@gulmohar/ui/field.tsx';
import { Section } from '../components/section.tsx';
import type { LookPartProps } from './look-part.ts';

type Choices<Value extends string> = Record<Value, string>;

const corners: Choices<Theme['corners']> = {
  square: 'Square',
  slight: 'Slightly round',
  round: 'Round',
  'very round': 'Very round',
};
const buttons: Choices<Theme['buttons']> = { filled: 'Filled', outline: 'Outlined' };
const density: Choices<Theme['density']> = { close: 'Close', normal: 'Normal', wide: 'Wide' };
const fits: Choices<Theme['pictures']['fit']> = {
  cut: 'Cut to the shape',
  whole: 'Shown whole, with ground beside it',
};
const logoPlaces: Choices<Theme['header']['logo']> = { left: 'On the left', middle: 'In the middle' };
const fonts = Object.fromEntries(fontPairNames.map((name) => [name, fontPairLabel(name)])) as Choices<
  Theme['fonts']
>;
const shapes = Object.fromEntries(pictureShapes.map((shape) => [shape, shape])) as Choices<
  Theme['pictures']['shape']
>;

export function LookShapes({ look, change }: LookPartProps) {
  const { pictures, cards, header } = look;
  return (
    <>
      <Section title="Fonts and shapes">
        <Choice label="Fonts" choices={fonts} value={look.fonts} onChange={(fonts) => change({ fonts })} />
        <Choice
          label="Corners"
          choices={corners}
          value={look.corners}
          onChange={(corners) => change({ corners })}
        />
        <Choice
          label="Buttons"
          choices={buttons}
          value={look.buttons}
          onChange={(buttons) => change({ buttons })}
        />
        <Choice
          label="Spacing"
          choices={density}
          value={look.density}
          onChange={(density) => change({ density })}
        />
      </Section>
      <Section title="Products">
        <Choice
          label="Shape of pictures"
          choices={shapes}
          value={pictures.shape}
          onChange={(shape) => change({ pictures: { ...pictures, shape } })}
        />
        <Choice
          label="Pictures of another shape"
          choices={fits}
          value={pictures.fit}
          onChange={(fit) => change({ pictures: { ...pictures, fit } })}
        />
        <CheckField
          label="Second picture under the pointer"
          checked={cards.hasSecondPicture}
          onChange={({ target }) => change({ cards: { ...cards, hasSecondPicture: target.checked } })}
        />
        <CheckField
          label="Sizes on cards"
          checked={cards.hasSizes}
          onChange={({ target }) => change({ cards: { ...cards, hasSizes: target.checked } })}
        />
        <CheckField
          label="Colours on cards"
          checked={cards.hasColours}
          onChange={({ target }) => change({ cards: { ...cards, hasColours: target.checked } })}
        />
      </Section>
      <Section title="Header">
        <Choice
          label="Place of the logo"
          choices={logoPlaces}
          value={header.logo}
          onChange={(logo) => change({ header: { ...header, logo } })}
        />
        <CheckField
          label="The shop’s name beside the logo"
          checked={header.showsName}
          onChange={({ target }) => change({ header: { ...header, showsName: target.checked } })}
        />
        <CheckField
          label="Animation on the first visit"
          hint="The logo, for three seconds."
          checked={look.hasSplash}
          onChange={({ target }) => change({ hasSplash: target.checked })}
        />
      </Section>
    </>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  choices: Choices<Value>;
  value: Value;
  onChange: (value: Value) => void;
};

function Choice<Value extends string>({ label, choices, value, onChange }: ChoiceProps<Value>) {
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChange(target.value as Value)}>
      <Options of={choices} />
    </SelectField>
  );
}
