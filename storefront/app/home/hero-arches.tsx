import { builtInSlides } from '@gulmohar/contract/shop/built-in-slides.ts';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { neighbour } from './slides.ts';

type HeroArchesProps = {
  /** A product picture for each slide. */
  pictures: (string | undefined)[];
  shown: number;
};

/**
 * For a shop without its own hero pictures, which has the built-in slides: the picture of the current slide
 * under an arch, and that of the next one beside it.
 */
export function HeroArches({ pictures, shown }: HeroArchesProps) {
  return (
    <>
      <Arch
        pictures={pictures}
        shown={shown}
        sizes="(min-width: 75rem) 30rem, (min-width: 48rem) 27rem, 18rem"
        isFirst
        className="order-1 mx-auto w-[72%] max-w-72 pt-6 md:order-2 md:w-full md:max-w-none md:pt-10"
      />
      <Arch
        pictures={pictures}
        shown={neighbour(shown, 1, builtInSlides.length)}
        sizes="17rem"
        className="order-3 hidden xl:block"
      />
    </>
  );
}

type ArchProps = {
  pictures: (string | undefined)[];
  shown: number;
  sizes: string;
  isFirst?: boolean;
  className: string;
};

/** All slides' pictures under one arch, one of them visible. */
function Arch({ pictures, shown, sizes, isFirst = false, className }: ArchProps) {
  return (
    <div className={className}>
      <div className="jharokha relative aspect-3/4">
        {builtInSlides.map(({ title }, index) => (
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
