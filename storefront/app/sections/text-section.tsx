import { Paragraphs } from './paragraphs.tsx';
import type { SectionProps } from './section-props.ts';
import { TitledSection } from './titled-section.tsx';

export function TextSection({ section: { id, settings } }: SectionProps<'text'>) {
  return (
    <TitledSection id={id} title={settings.title}>
      <div className="max-w-[68ch] space-y-4 text-lg">
        <Paragraphs text={settings.text} />
      </div>
    </TitledSection>
  );
}
