import { type TouchEvent, useEffect, useRef, useState } from 'react';
import { neighbour, SLIDE_MS } from './slides.ts';

/** A shorter movement of the finger is not a swipe. */
const SWIPE_PX = 40;

/**
 * Returns which slide is shown. Slides advance automatically, except under the pointer, while the focus is
 * inside, after the button has stopped them, or if the visitor prefers reduced motion (the button can still
 * start them).
 */
export function useSlides(count: number) {
  const [shown, setShown] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const touchedAt = useRef(0);
  const isStill = isStopped || isHovered || hasFocus;

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setStopped(true);
  }, []);

  useEffect(() => {
    if (isStill) return;
    const timer = setTimeout(() => setShown(neighbour(shown, 1, count)), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [shown, isStill, count]);

  function step(by: 1 | -1): void {
    setShown(neighbour(shown, by, count));
  }

  const holders = {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
    onTouchStart: ({ touches }: TouchEvent) => {
      touchedAt.current = touches[0]?.clientX ?? 0;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const moved = (changedTouches[0]?.clientX ?? touchedAt.current) - touchedAt.current;
      if (Math.abs(moved) > SWIPE_PX) step(moved < 0 ? 1 : -1);
    },
  };

  return { shown, show: setShown, step, isStopped, setStopped, isStill, holders };
}
