import { focusHeading, keepFocus } from '@gulmohar/ui/keep-focus.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Announces to screen readers the page that came without a reload, and puts the focus on its heading, wherever the link
 * to it was. Who is at a field (the search bar) or at the product they came back to is left there.
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
  // While the page is put in place: what had the focus before is not in it any more, what has it now was given it.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement?.closest('main, [role=combobox]')) return;
    // A menu that closes with the page gives the focus back to its button first.
    const timer = setTimeout(focusHeading);
    return () => clearTimeout(timer);
  }, [pathname]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
