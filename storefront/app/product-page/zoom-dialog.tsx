import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { pictureSources } from '@gulmohar/ui/picture-sources.ts';
import { type PointerEvent, useEffect, useRef } from 'react';
import { PictureSteps } from '../page/picture-steps.tsx';
import { productMessages as messages } from './product.messages.ts';

type ZoomDialogProps = {
  pictures: readonly string[];
  /** The index of the picture that is magnified. */
  shown: number;
  /** Its name and alt text. */
  name: string;
  alt: string;
  isOpen: boolean;
  onShow: (index: number) => void;
  onClose: () => void;
};

/**
 * The picture at a size that shows the weave; its largest file is loaded only now. It follows the mouse;
 * fingers and arrow keys scroll it.
 */
export function ZoomDialog({ pictures, shown, name, alt, isOpen, onShow, onClose }: ZoomDialogProps) {
  const src = pictures[shown];
  return (
    <Dialog title={name} isOpen={isOpen} onClose={onClose} place="full">
      <Magnified key={src} src={src} name={name} alt={alt} />
      <PictureSteps shown={shown} count={pictures.length} onShow={onShow} messages={messages} />
    </Dialog>
  );
}

type MagnifiedProps = { src: string | undefined; name: string; alt: string };

function Magnified({ src, name, alt }: MagnifiedProps) {
  const frame = useRef<HTMLElement>(null);
  const hasWeave = src !== undefined && pictureSources(src).zoom !== undefined;

  useEffect(() => {
    // The dialog only opens after this; until then its contents have no size.
    const opened = requestAnimationFrame(() => {
      const box = frame.current;
      box?.scrollTo((box.scrollWidth - box.clientWidth) / 2, (box.scrollHeight - box.clientHeight) / 3);
    });
    return () => cancelAnimationFrame(opened);
  }, []);

  function follow(event: PointerEvent<HTMLElement>): void {
    if (event.pointerType !== 'mouse') return;
    const box = event.currentTarget;
    const { left, top, width, height } = box.getBoundingClientRect();
    box.scrollTo(
      ((event.clientX - left) / width) * (box.scrollWidth - width),
      ((event.clientY - top) / height) * (box.scrollHeight - height),
    );
  }

  return (
    <section
      ref={frame}
      aria-label={name}
      onPointerMove={follow}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll the picture
      tabIndex={0}
      className="-mx-5 mt-3 min-h-0 grow basis-0 overflow-auto"
    >
      <div
        className={
          hasWeave ? 'w-[max(150rem,120vw)] max-md:w-[350vw]' : 'w-[max(75rem,120vw)] max-md:w-[250vw]'
        }
      >
        <Picture
          src={src}
          alt={alt}
          sizes={hasWeave ? '(min-width: 48rem) 150rem, 350vw' : '(min-width: 48rem) 75rem, 250vw'}
          isFirst
          isZoomed
        />
      </div>
    </section>
  );
}
