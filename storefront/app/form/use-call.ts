import { showToast } from '@gulmohar/ui/toasts.ts';
import { useRef, useState } from 'react';
import { failureText } from '../api/browser-api.ts';

/**
 * A call that a button makes: whether it is running, and why the last one failed. A second click in the meantime
 * is ignored.
 */
export function useCall() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isRunning = useRef(false);

  /** @param failed the reason if the server gives none */
  async function run(call: () => Promise<unknown>, failed: string): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await call();
    } catch (error) {
      refuse(failureText(error, failed));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  function refuse(reason: string): void {
    setProblem(reason);
    showToast('error', reason);
  }

  return { isBusy, problem, run, refuse };
}
