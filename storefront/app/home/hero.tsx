import type { Product } from '@gulmohar/contract/product.ts';
import { buttonClass } from '@gulmohar/ui/button.tsx';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { neighbour, SLIDE_MS, slides } from './slides.ts';

const control = 'grid size-11 cursor-pointer place-items-center';

/** The rotating banner. It stands still under the pointer, with focus inside, by its button and under reduced motion. */
export function Hero({ products }: { products: Product[] }) {
  const [shown, setShown] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (isStopped || isHeld || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setTimeout(() => setShown(neighbour(shown, 1)), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [shown, isStopped, isHeld]);

  const slide = slides[shown] ?? slides[0];
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Highlights"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="bg-panel"
    >
      <div className="page-width grid items-center gap-8 pt-8 md:grid-cols-2 md:pt-12">
        <div className="order-2 pb-6 md:order-1 md:pb-12">
          <div aria-live={isStopped || isHeld ? 'polite' : 'off'} className="min-h-60 md:min-h-72">
            <p className="text-sm font-semibold tracking-[0.2em] text-muted">{slide.subtitle}</p>
            <h1 className="mt-3 font-display text-3xl leading-tight text-heading md:text-4xl">
              {slide.title}
            </h1>
            <p className="mt-3 mb-7 text-lg text-muted">{slide.description}</p>
            <Link to={slide.to} className={buttonClass()}>
              {slide.button}
            </Link>
          </div>
          <div className="-ml-3 flex items-center">
            <button
              type="button"
              className={control}
              aria-label="Previous slide"
              onClick={() => setShown(neighbour(shown, -1))}
            >
              <ChevronLeft aria-hidden="true" />
            </button>
            {slides.map(({ title }, index) => (
              <button
                key={title}
                type="button"
                className={control}
                aria-label={`Slide ${index + 1}: ${title}`}
                aria-current={index === shown}
                onClick={() => setShown(index)}
              >
                <span
                  className={`size-2.5 rounded-full border border-ink ${index === shown ? 'bg-ink' : ''}`}
                />
              </button>
            ))}
            <button
              type="button"
              className={control}
              aria-label="Next slide"
              onClick={() => setShown(neighbour(shown, 1))}
            >
              <ChevronRight aria-hidden="true" />
            </button>
            <button
              type="button"
              className={control}
              aria-label={isStopped ? 'Play the slides' : 'Stop the slides'}
              onClick={() => setStopped(!isStopped)}
            >
              {isStopped ? (
                <Play aria-hidden="true" className="size-5" />
              ) : (
                <Pause aria-hidden="true" className="size-5" />
              )}
            </button>
          </div>
        </div>
        <div className="jharokha order-1 mx-auto w-full max-w-xs md:order-2 md:max-w-md">
          <div className="relative aspect-3/4">
            {slides.map(({ title }, index) => (
              <Picture
                key={title}
                src={products[index]?.image[0]}
                alt=""
                sizes="(min-width: 48rem) 28rem, 20rem"
                isFirst={index === 0}
                className={`absolute inset-0 size-full transition-opacity duration-200 ${index === shown ? '' : 'opacity-0'}`}
              />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
