import { useEffect, useState } from 'react';
import { keepChoice, readChoice } from './visit-choice.ts';

const LABEL = 'Do not count my visits';

/** Read after hydration, because pages are the same for everybody. */
export function VisitSwitch() {
  const [choice, setChoice] = useState<ReturnType<typeof readChoice>>('counted');
  useEffect(() => setChoice(readChoice()), []);
  return (
    <label className="flex items-center gap-2 noscript:hidden">
      <input
        type="checkbox"
        checked={choice !== 'counted'}
        disabled={choice === 'fixed'}
        onChange={({ target }) => {
          keepChoice(target.checked);
          setChoice(readChoice());
        }}
        className="size-6"
      />
      {LABEL}
    </label>
  );
}
