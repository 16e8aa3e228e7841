import { focusHeading, keepFocus } from '@gulmohar/ui/keep-focus.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Announces a new page to screen readers after a navigation without a reload, and moves the focus to its
 * heading. A focused field (the search bar), or the product that the shopper returned to, keeps the focus.
 */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const announced = useRef(pathname);
  const shown = useRef(pathname);

  useEffect(keepFocus, []);
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  // Runs as the page is inserted: the element that had the focus before is gone, so any focus now was set on
  // purpose.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement?.closest('main, [role=combobox]')) return;
    // A menu that closes during the navigation first returns the focus to its button.
    const timer = setTimeout(focusHeading);
    return () => clearTimeout(timer);
  }, [pathname]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
