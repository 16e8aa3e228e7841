import { buttonClass } from '@gulmohar/ui/button.tsx';
import { Link } from 'react-router';
import { LatePicture } from '../page/late-picture.tsx';
import { paths } from '../paths.ts';
import { homeMessages as messages } from './home.messages.ts';
import type { LoadedHome } from './load-home.ts';

/** The owner's story, beside the cloth that it is about, which reaches to the edge of the page. */
export function Story({ story: { title, text, craft } }: { story: NonNullable<LoadedHome['story']> }) {
  const picture = craft?.picture;
  return (
    <section
      aria-labelledby="story"
      className={`section-gap bg-panel ${picture ? 'md:grid md:grid-cols-2' : ''}`}
    >
      {picture && (
        <LatePicture
          src={picture}
          alt=""
          sizes="(min-width: 48rem) 50vw, 100vw"
          widths={[540, 800, 1200]}
          className="max-md:aspect-3/2 md:aspect-auto md:min-h-[34rem]"
        />
      )}
      <div className="px-(--page-pad) py-8 md:self-center md:p-12 lg:p-20">
        <div className="max-w-[34rem]">
          <p className="eyebrow">{messages.story}</p>
          <h2 id="story" className="mt-3 font-display text-2xl leading-tight text-heading lg:text-3xl">
            {title}
          </h2>
          {text.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph} className="mt-4 md:mt-5 md:text-lg">
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
