import { buttonClass } from '@gulmohar/ui/button.tsx';
import { SectionLink } from './section-link.tsx';
import type { SectionProps } from './section-props.ts';

export function Buttons({ section: { blocks } }: SectionProps<'buttons'>) {
  return (
    <p className="mt-14 flex flex-wrap gap-4">
      {blocks.map(
        ({ id: blockId, text, to }, place) =>
          to && (
            <SectionLink key={blockId} to={to} className={buttonClass(place === 0 ? 'primary' : 'secondary')}>
              {text}
            </SectionLink>
          ),
      )}
    </p>
  );
}
