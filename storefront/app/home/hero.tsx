import { buttonClass } from '@gulmohar/ui/button.tsx';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { Link } from 'react-router';
import { HeroControls } from './hero-controls.tsx';
import { homeMessages as messages } from './home.messages.ts';
import { neighbour, slides } from './slides.ts';
import { useSlides } from './use-slides.ts';

/** The rotating banner: words at the left, under the arch what they speak of, and beside it what comes next. */
export function Hero({ pictures }: { pictures: (string | undefined)[] }) {
  const { shown, show, step, isStopped, setStopped, isStill, holders } = useSlides();
  const slide = slides[shown] ?? slides[0];
  return (
    <section
      aria-roledescription="carousel"
      aria-label={messages.highlights}
      {...holders}
      className="overflow-hidden bg-panel"
    >
      <div className="page-width grid items-end md:grid-cols-[1fr_minmax(0,24rem)] md:gap-10 lg:grid-cols-[1fr_minmax(0,27rem)] xl:grid-cols-[1fr_minmax(0,30rem)_17rem] xl:gap-8">
        <div className="order-2 pt-6 pb-5 md:order-1 md:pb-10 lg:self-center lg:pt-10">
          <div aria-live={isStill ? 'polite' : 'off'} className="min-h-59 md:min-h-80">
            <p className="eyebrow">{slide.subtitle}</p>
            <h1 className="mt-3 font-display text-3xl leading-[1.1] text-heading md:mt-5 md:text-4xl">
              {slide.title}
            </h1>
            <p className="mt-3 mb-6 max-w-[26rem] text-lg text-muted md:mt-5 md:mb-9">{slide.description}</p>
            <Link to={slide.to} className={buttonClass()}>
              {slide.button}
            </Link>
          </div>
          <HeroControls
            shown={shown}
            isStopped={isStopped}
            onShow={show}
            onStep={step}
            onStop={() => setStopped(!isStopped)}
          />
        </div>
        <Arch
          pictures={pictures}
          shown={shown}
          sizes="(min-width: 75rem) 30rem, (min-width: 48rem) 27rem, 18rem"
          isFirst
          className="order-1 mx-auto w-[72%] max-w-72 pt-6 md:order-2 md:w-full md:max-w-none md:pt-10"
        />
        <Arch
          pictures={pictures}
          shown={neighbour(shown, 1)}
          sizes="17rem"
          className="order-3 hidden xl:block"
        />
      </div>
    </section>
  );
}

type ArchProps = {
  pictures: (string | undefined)[];
  shown: number;
  sizes: string;
  isFirst?: boolean;
  className: string;
};

/** All slides' pictures under one arch; one of them is to be seen. */
function Arch({ pictures, shown, sizes, isFirst = false, className }: ArchProps) {
  return (
    <div className={className}>
      <div className="jharokha relative aspect-3/4">
        {slides.map(({ title }, index) => (
          <div
            key={title}
            className={`absolute inset-0 transition-opacity duration-200 ${index === shown ? '' : 'opacity-0'}`}
          >
            <Picture src={pictures[index]} alt="" sizes={sizes} isFirst={isFirst && index === 0} />
          </div>
        ))}
      </div>
    </div>
  );
}
