import { useEffect, useState } from 'react';
import { hasPrivacyControl, isUncounted, setUncounted } from './stored-visit.ts';

const LABEL = 'Do not count my visits';

/** Read after hydration, because pages are the same for everybody. */
export function VisitSwitch() {
  const [isOn, setOn] = useState(false);
  const [isFixed, setFixed] = useState(false);
  useEffect(() => {
    setOn(isUncounted());
    setFixed(hasPrivacyControl());
  }, []);
  return (
    <label className="flex min-h-6 cursor-pointer items-center gap-2 noscript:hidden">
      <input
        type="checkbox"
        checked={isOn}
        disabled={isFixed}
        onChange={({ target }) => {
          setUncounted(target.checked);
          setOn(target.checked);
        }}
        className="size-4.5"
      />
      {LABEL}
    </label>
  );
}
