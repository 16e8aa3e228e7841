import { SectionLink } from './section-link.tsx';
import { SectionPicture } from './section-picture.tsx';
import type { SectionProps } from './section-props.ts';
import { TitledSection } from './titled-section.tsx';

export function PictureGrid({ section: { id, settings, blocks }, isFirst }: SectionProps<'pictures'>) {
  return (
    <TitledSection id={id} title={settings.title}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-5">
        {blocks.map(({ id: blockId, picture, alt, to }, place) => {
          const shown = (
            <SectionPicture
              address={picture}
              alt={alt}
              sizes="(min-width: 40rem) 31vw, 48vw"
              isFirst={isFirst && place < 2}
            />
          );
          return (
            <li key={blockId}>
              {to ? (
                <SectionLink to={to} className="block">
                  {shown}
                </SectionLink>
              ) : (
                shown
              )}
            </li>
          );
        })}
      </ul>
    </TitledSection>
  );
}
