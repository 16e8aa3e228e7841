import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { cuts } from '@gulmohar/contract/catalogue/size-advice/ease.ts';
import { dimensions } from '@gulmohar/contract/catalogue/size-advice/measured-sizes.ts';
import { NumberField } from '../form/number-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

const cutLabels = {
  slim: 'Slim: the fit begins with “Slim”, “Fitted” or “Close”',
  regular: 'Regular: every other fit',
  relaxed: 'Relaxed: the fit begins with “Relaxed”, “Loose” or “Oversized”',
};
const dimensionLabels = { bust: 'Bust or chest', waist: 'Waist', hip: 'Hip' };

/** How much room garments are meant to leave, by which a size is advised. */
export function SizeAdviceForm({ value }: { value: Settings['sizeAdvice'] }) {
  const { controlled, section } = useSettingForm('sizeAdvice', value);
  return (
    <SettingSection
      note="How much wider than the body your garments are meant to be, in cm. The size picker advises the smallest size that leaves this room. A product needs its garment measurements and its fit."
      {...section}
    >
      {cuts.map((cut) => (
        <fieldset key={cut} className="mb-2">
          <legend className="mb-2 font-semibold">{cutLabels[cut]}</legend>
          {dimensions.map((dimension) => (
            <div key={dimension} className="grid grid-cols-2 gap-x-4">
              <NumberField
                label={`${dimensionLabels[dimension]}, from`}
                isWhole={false}
                {...controlled(`${cut}.${dimension}.min`)}
              />
              <NumberField
                label={`${dimensionLabels[dimension]}, to`}
                hint={dimension === 'bust' ? '' : 'Empty: any more'}
                isWhole={false}
                {...controlled(`${cut}.${dimension}.max`)}
              />
            </div>
          ))}
        </fieldset>
      ))}
      <NumberField
        label="Less in cloth that gives, such as jersey"
        isWhole={false}
        {...controlled('knitLess')}
      />
    </SettingSection>
  );
}
