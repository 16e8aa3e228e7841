import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Tells screen readers of the page that came without a reload, and gives the focus a place when its own is gone. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    if (document.activeElement === document.body) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
  }, [pathname]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
