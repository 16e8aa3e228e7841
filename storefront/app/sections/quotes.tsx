import type { SectionProps } from './section-props.ts';
import { TitledSection } from './titled-section.tsx';

/** What customers said, in words that the owner may use. */
export function Quotes({ section: { id, settings, blocks } }: SectionProps<'quotes'>) {
  return (
    <TitledSection id={id} title={settings.title}>
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
        {blocks.map(({ id: blockId, quote, author, place }) => (
          <li key={blockId}>
            <figure className="border-t border-rule pt-4">
              <blockquote className="font-display text-xl text-heading">{quote}</blockquote>
              <figcaption className="mt-3 text-muted">
                {[author, place].filter(Boolean).join(', ')}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
