import type { Section } from '@gulmohar/contract/site/page-document.ts';
import { type SectionType, sectionTypes } from '@gulmohar/contract/site/section-types.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { Link } from 'react-router';
import { DateTimeField } from '../form/date-time-field.tsx';
import { paths } from '../paths.ts';
import { BlocksEditor } from './blocks-editor.tsx';
import { nameOf } from './section-name.ts';
import { SettingFields } from './setting-fields.tsx';
import { within } from './within.ts';

export type SectionPanelProps = {
  section: Section;
  /** By the path of the field within the section. */
  errors: ReadonlyMap<string, string>;
  onChange: (section: Section) => void;
  onRemove: () => void;
};

/** Where the content of a section is written that has a form of its own. */
const contentAt: Partial<Record<SectionType, { to: string; text: string }>> = {
  slides: { to: paths.homeSlides, text: 'Change the slides' },
  story: { to: paths.homeSections, text: 'Change the story' },
  makers: { to: paths.homeSections, text: 'Change the makers' },
  prices: { to: paths.homeSections, text: 'Change the prices' },
  about: { to: paths.settingPage('shop'), text: 'Change the text in the settings' },
  categories: { to: paths.filters, text: 'Change the filters' },
  occasions: { to: paths.filters, text: 'Change the filters' },
  crafts: { to: paths.filters, text: 'Change the filters' },
  bestsellers: { to: paths.bestSellers, text: 'Change the best sellers' },
};

/** Whether and when a section is shown, its settings, and its blocks. */
export function SectionPanel({ section, errors, onChange, onRemove }: SectionPanelProps) {
  const { settings, block, maxBlocks } = sectionTypes[section.type];
  const content = contentAt[section.type];
  return (
    <fieldset className="grid min-w-0 gap-3 py-3">
      <legend className="sr-only">{nameOf(section)}</legend>
      {content && (
        <p>
          <Link to={content.to} className="text-link underline underline-offset-4">
            {content.text}
          </Link>
        </p>
      )}
      <SettingFields
        schema={settings}
        values={section.settings}
        errors={within(errors, 'settings.')}
        onChange={(changed) => onChange({ ...section, settings: changed } as Section)}
      />
      {maxBlocks > 0 && (
        <BlocksEditor
          type={section.type}
          schema={block}
          max={maxBlocks}
          blocks={section.blocks}
          errors={within(errors, 'blocks.')}
          onChange={(blocks) => onChange({ ...section, blocks } as Section)}
        />
      )}
      <CheckField
        label="Shown to shoppers"
        checked={section.isShown}
        onChange={({ target }) => onChange({ ...section, isShown: target.checked })}
      />
      <div className="grid gap-x-6 sm:grid-cols-2">
        <DateTimeField
          label="From"
          value={section.from}
          onChange={(from) => onChange({ ...section, from })}
          error={errors.get('from')}
        />
        <DateTimeField
          label="Until"
          value={section.until}
          onChange={(until) => onChange({ ...section, until })}
          error={errors.get('until')}
        />
      </div>
      <div>
        <Button variant="quiet" onClick={onRemove}>
          Remove this section
        </Button>
      </div>
    </fieldset>
  );
}
