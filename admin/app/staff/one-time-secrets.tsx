import { SETUP_CODE_HOURS } from '@gulmohar/contract/admin/second-factor.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import type { ReactNode } from 'react';

type OneTimeSecretsProps = { children: ReactNode; setupCode: string | undefined; onDone: () => void };

/** What the owner must pass on to a member of staff; shown only once. */
export function OneTimeSecrets({ children, setupCode, onDone }: OneTimeSecretsProps) {
  return (
    <div className="mt-4 grid gap-4" role="status">
      {children}
      {setupCode && (
        <>
          <p>
            To set up the second factor, they need this set-up code. It works once, within {SETUP_CODE_HOURS}{' '}
            hours, and is not shown again.
          </p>
          <Secret text={setupCode} />
        </>
      )}
      <Button onClick={onDone}>Done</Button>
    </div>
  );
}

export function Secret({ text }: { text: string }) {
  return <p className="border border-rule bg-panel p-4 font-mono select-all wrap-anywhere">{text}</p>;
}
