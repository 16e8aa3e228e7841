import { RichText } from '../rich-text/rich-text.tsx';
import type { SectionProps } from './section-props.ts';
import { TitledSection } from './titled-section.tsx';

export function TextSection({ section: { id, settings } }: SectionProps<'text'>) {
  return (
    <TitledSection id={id} title={settings.title}>
      <div className="text-lg">
        <RichText blocks={settings.text} />
      </div>
    </TitledSection>
  );
}
