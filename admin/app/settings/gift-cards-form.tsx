import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { useState } from 'react';
import { LinesField } from '../form/lines-field.tsx';
import { paiseOf, rupeesOf } from '../form/money-text.ts';
import { NumberField } from '../form/number-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function GiftCardsForm({ value }: { value: Settings['giftCards'] }) {
  const { controlled, section } = useSettingForm('giftCards', value);
  const amounts = controlled('amounts');
  const [lines, setLines] = useState(value.amounts.map(rupeesOf));
  return (
    <SettingSection
      note="Sold on the page /gift-card, to which the menu at the bottom leads; if you made your own menus, put it there. Paid online and sent by e-mail; the code becomes store credit of whoever enters it."
      {...section}
    >
      <LinesField
        label="Amounts in rupees"
        hint="One on each line, from 100 to 10,000; empty: none are sold"
        value={lines}
        error={amounts.error}
        onChange={(typed) => {
          setLines(typed);
          amounts.onChange(typed.flatMap((line) => paiseOf(line) ?? []));
        }}
      />
      <NumberField
        label="Years for which a gift card can be used"
        hint="Empty: it does not expire. For cards from now on."
        {...controlled('years')}
      />
    </SettingSection>
  );
}
