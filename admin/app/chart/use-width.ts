import { useLayoutEffect, useRef, useState } from 'react';

/** Returns an element's current width in pixels; 0 until it is in the page. */
export function useWidth<Of extends HTMLElement>() {
  const ref = useRef<Of>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
