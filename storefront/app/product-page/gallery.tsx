import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { ScriptButton } from '@gulmohar/ui/script-button.tsx';
import { useRef, useState } from 'react';
import { LatePicture } from '../page/late-picture.tsx';
import { productMessages as messages } from './product.messages.ts';
import { ZoomDialog } from './zoom-dialog.tsx';

type GalleryProps = {
  pictures: string[];
  /** Their alt texts, in order; '' if there is none. */
  alts: string[];
  /** The focal point of each picture, for phones, where the frame is wider than the pictures. */
  focus: Product['imageFocus'];
  name: string;
  /** Material and craft, for people who cannot see the picture. */
  material: string;
};

/**
 * Pictures side by side to swipe through, with thumbnails on the left or, on a phone, below. A tap zooms in.
 */
export function Gallery({ pictures, alts, focus, name, material }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [zoomed, setZoomed] = useState<number>();
  const nameOf = (index: number) => `${name}, ${messages.picture(index + 1)}`;
  const altOf = (index: number) =>
    alts[index] || [nameOf(index), index === 0 && material].filter(Boolean).join('. ');

  function follow(): void {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setShown(Math.round(scrollLeft / clientWidth));
  }

  function show(index: number): void {
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
  }

  if (pictures.length === 0) return <Picture src={undefined} alt="" sizes="100vw" />;
  return (
    <div className="grid content-start gap-3 md:sticky md:top-24 md:grid-cols-[4.5rem_1fr] md:gap-4 print:static print:block md:self-start noscript:md:grid-cols-1">
      <ul
        ref={strip}
        onScroll={follow}
        className="travelling-picture relative -mx-(--page-pad) flex snap-x snap-mandatory overflow-x-auto scroll-smooth overscroll-x-contain [scrollbar-width:none] md:order-2 md:mx-0"
      >
        {pictures.map((picture, index) => {
          const StripPicture = index === 0 ? Picture : LatePicture;
          return (
            <li key={picture} className="w-full shrink-0 snap-center">
              <ScriptButton
                onClick={() => setZoomed(index)}
                className="picture-button relative block w-full cursor-zoom-in"
              >
                <span className="sr-only">{messages.zoom}: </span>
                <StripPicture
                  src={picture}
                  alt={altOf(index)}
                  sizes="(min-width: 48rem) 50vw, 100vw"
                  widths={[360, 540, 800, 1200]}
                  isFirst={index === 0}
                  focus={focus?.[index]}
                  className="max-md:aspect-4/5"
                />
              </ScriptButton>
            </li>
          );
        })}
      </ul>
      <ul
        aria-label={messages.pictures}
        className="flex flex-wrap gap-3 md:order-1 md:flex-col noscript:hidden print:hidden"
      >
        {pictures.map((picture, index) => (
          <li key={picture}>
            <ScriptButton
              onClick={() => show(index)}
              aria-label={messages.showPicture(index + 1, alts[index] ?? '')}
              aria-current={index === shown}
              className="block w-12 cursor-pointer border-b-2 border-transparent pb-1 aria-[current=true]:border-primary md:w-18"
            >
              <LatePicture src={picture} alt="" sizes="5rem" widths={[180, 360]} />
            </ScriptButton>
          </li>
        ))}
      </ul>
      <ZoomDialog
        pictures={pictures}
        shown={zoomed ?? 0}
        name={nameOf(zoomed ?? 0)}
        alt={altOf(zoomed ?? 0)}
        isOpen={zoomed !== undefined}
        onShow={(index) => {
          setZoomed(index);
          show(index);
        }}
        onClose={() => setZoomed(undefined)}
      />
    </div>
  );
}
