import { RichText } from '../rich-text/rich-text.tsx';
import type { SectionProps } from './section-props.ts';
import { TitledSection } from './titled-section.tsx';

/** Questions whose answers open on demand, by the browser's own means. */
export function Questions({ section: { id, settings, blocks } }: SectionProps<'questions'>) {
  return (
    <TitledSection id={id} title={settings.title}>
      <div className="max-w-[68ch] divide-y divide-rule border-y border-rule">
        {blocks.map(({ id: blockId, question, answer }) => (
          <details key={blockId} className="group py-1">
            <summary className="flex min-h-11 cursor-pointer items-center text-lg font-semibold">
              {question}
            </summary>
            <div className="pb-4">
              <RichText blocks={answer} />
            </div>
          </details>
        ))}
      </div>
    </TitledSection>
  );
}
