import { buttonClass } from '@gulmohar/ui/button.tsx';
import { useHydrated } from '@gulmohar/ui/use-hydrated.ts';
import { Link } from 'react-router';
import { HeroArches } from './hero-arches.tsx';
import { HeroControls } from './hero-controls.tsx';
import { HeroPictures } from './hero-pictures.tsx';
import { homeMessages as messages } from './home.messages.ts';
import type { Slide } from './slides.ts';
import { useSlides } from './use-slides.ts';

type HeroProps = {
  slides: readonly Slide[];
  /** The shop's own picture for each slide; empty if it has none. */
  heroes: { wide: string; tall: string }[];
  /** A product picture for each slide, as a substitute. */
  pictures: (string | undefined)[];
};

/** The rotating banner: text on the left, with pictures beside or behind it. */
export function Hero({ slides, heroes, pictures }: HeroProps) {
  const { shown, show, step, isStopped, setStopped, isStill, holders } = useSlides(slides.length);
  // Until then the other pictures would compete with the first one for bandwidth.
  const isAlive = useHydrated();
  const withPicture = isAlive ? slides : slides.slice(0, 1);
  const slide = slides[shown];
  if (!slide) return null;
  const hasPictures = heroes.length > 0;
  const titled = withPicture.flatMap(({ title }, index) => {
    const hero = heroes[index];
    return hero ? [{ title, ...hero }] : [];
  });
  return (
    <section
      aria-roledescription="carousel"
      aria-label={messages.highlights}
      {...holders}
      className={`relative overflow-hidden bg-panel ${hasPictures ? 'on-wall md:grid md:h-[min(56.25vw,max(36rem,82svh))] md:items-center' : ''}`}
    >
      {hasPictures && <HeroPictures heroes={titled} shown={shown} />}
      <div
        className={`page-width ${hasPictures ? 'relative w-full' : 'grid items-end md:grid-cols-[1fr_minmax(0,24rem)] md:gap-10 lg:grid-cols-[1fr_minmax(0,27rem)] xl:grid-cols-[1fr_minmax(0,30rem)_17rem] xl:gap-8'}`}
      >
        <div
          className={`order-2 pt-5 pb-3 md:order-1 ${hasPictures ? 'md:w-[42%] md:py-0' : 'md:pb-10 lg:self-center lg:pt-10'}`}
        >
          <div aria-live={isStill ? 'polite' : 'off'} className="min-h-59 md:min-h-80">
            <p className="eyebrow">{slide.subtitle}</p>
            <h1 className="mt-3 font-display text-3xl leading-[1.1] text-heading md:mt-5 lg:text-4xl">
              {slide.title}
            </h1>
            <p className="mt-3 mb-6 max-w-[26rem] text-lg text-muted md:mt-5 md:mb-9">{slide.description}</p>
            <Link to={slide.to} className={buttonClass()}>
              {slide.button}
            </Link>
          </div>
          <HeroControls
            slides={slides}
            shown={shown}
            isStopped={isStopped}
            onShow={show}
            onStep={step}
            onStop={() => setStopped(!isStopped)}
          />
        </div>
        {!hasPictures && <HeroArches pictures={pictures.slice(0, withPicture.length)} shown={shown} />}
      </div>
    </section>
  );
}
