import type { SectionedDocument } from '@gulmohar/contract/site/page-document.ts';
import { TextField } from '@gulmohar/ui/field.tsx';

type Seo = SectionedDocument['seo'];
type SeoFieldsProps = {
  seo: Seo;
  errors: ReadonlyMap<string, string>;
  /** What they see if the description is empty. */
  instead?: string;
  onChange: (seo: Seo) => void;
};

/** What search engines show of a page or an article. */
export function SeoFields({ seo, errors, instead, onChange }: SeoFieldsProps) {
  const shown = 'One or two sentences, shown below the title in their results';
  return (
    <>
      <TextField
        label="Title for search engines"
        hint="Empty: the page’s own"
        autoComplete="off"
        value={seo.title}
        error={errors.get('seo.title')}
        onChange={({ target }) => onChange({ ...seo, title: target.value })}
      />
      <TextField
        label="Description for search engines"
        hint={instead ? `${shown}. Empty: ${instead}` : shown}
        autoComplete="off"
        value={seo.description}
        error={errors.get('seo.description')}
        onChange={({ target }) => onChange({ ...seo, description: target.value })}
      />
    </>
  );
}
