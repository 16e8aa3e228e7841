import type { ComponentProps } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** A button that only scripts make work: in a page from the server it is disabled until they run. */
export function ScriptButton({ disabled = false, ...rest }: ComponentProps<'button'>) {
  const isHydrated = useHydrated();
  return <button type="button" {...rest} disabled={disabled || !isHydrated} />;
}
