import { Paragraphs } from './paragraphs.tsx';
import type { SectionProps } from './section-props.ts';
import { TitledSection } from './titled-section.tsx';

export function Columns({ section: { id, settings, blocks } }: SectionProps<'columns'>) {
  return (
    <TitledSection id={id} title={settings.title}>
      <dl className="grid gap-8 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {blocks.map(({ id: blockId, title, text }) => (
          <div key={blockId} className="border-t border-ink pt-4">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 space-y-2 text-muted">
              <Paragraphs text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  );
}
