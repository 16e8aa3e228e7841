import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { whenVisible } from './when-visible.ts';

const PriceSlider = lazy(() => import('./price-slider.tsx'));

/**
 * Loads the slider when it comes near the screen, and reserves its space. The fields below work without it.
 */
export function LatePriceSlider(props: ComponentProps<typeof PriceSlider>) {
  const room = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (isNear || !room.current) return;
    return whenVisible(room.current, () => setNear(true));
  }, [isNear]);

  return (
    <div ref={room} className="col-span-2 h-20 noscript:hidden">
      <Suspense>{isNear && <PriceSlider {...props} />}</Suspense>
    </div>
  );
}
