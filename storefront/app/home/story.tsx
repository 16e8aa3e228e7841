import { buttonClass } from '@gulmohar/ui/button.tsx';
import { Link } from 'react-router';
import { LatePicture } from '../page/late-picture.tsx';
import { paths } from '../paths.ts';
import { homeMessages as messages } from './home.messages.ts';
import type { LoadedHome } from './load-home.ts';

/** The owner's story, beside a picture of the folded cloth that it is about. */
export function Story({ story: { title, text, craft } }: { story: NonNullable<LoadedHome['story']> }) {
  const picture = craft?.picture;
  return (
    <section aria-labelledby="story" className="mt-16 bg-panel md:mt-24">
      <div
        className={`page-width grid gap-x-16 py-10 md:items-center md:py-16 ${picture ? 'gap-y-8 md:grid-cols-[4fr_5fr] lg:grid-cols-[1fr_2fr]' : ''}`}
      >
        {picture && (
          <LatePicture src={picture} alt="" sizes="(min-width: 64rem) 27rem, (min-width: 48rem) 40vw, 92vw" />
        )}
        <div className="max-w-[34rem]">
          <p className="eyebrow">{messages.story}</p>
          <h2 id="story" className="mt-3 font-display text-2xl leading-tight text-heading lg:text-3xl">
            {title}
          </h2>
          {text.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph} className="mt-5 text-lg">
              {paragraph}
            </p>
          ))}
          {craft && (
            <p className="mt-8">
              <Link to={paths.collection({ craft: craft.value })} className={buttonClass('secondary')}>
                {messages.seeCraft(craft.displayName)}
              </Link>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
