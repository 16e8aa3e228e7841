import { buttonClass } from '@gulmohar/ui/button.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { SectionLink } from './section-link.tsx';
import { SectionPicture } from './section-picture.tsx';
import type { SectionProps } from './section-props.ts';

/** A text beside a picture; on a phone below it. */
export function PictureText({ section: { id, settings }, isFirst }: SectionProps<'picture-text'>) {
  const { title, text, picture, alt, side, button, to } = settings;
  return (
    <section
      {...(title ? { 'aria-labelledby': id } : {})}
      className="section-gap grid items-center gap-x-16 gap-y-6 md:grid-cols-2"
    >
      {picture && (
        <SectionPicture
          address={picture}
          alt={alt}
          sizes="(min-width: 48rem) 46vw, 92vw"
          isFirst={isFirst}
          className={side === 'right' ? 'md:order-2' : ''}
        />
      )}
      <div className="max-w-[34rem]">
        {title && (
          <h2 id={id} className="font-display text-2xl leading-tight text-heading lg:text-3xl">
            {title}
          </h2>
        )}
        <div className="mt-4 md:text-lg">
          <RichText blocks={text} />
        </div>
        {button && to && (
          <p className="mt-8">
            <SectionLink to={to} className={buttonClass('secondary')}>
              {button}
            </SectionLink>
          </p>
        )}
      </div>
    </section>
  );
}
