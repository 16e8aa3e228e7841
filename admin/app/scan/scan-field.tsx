import { Button } from '@gulmohar/ui/button.tsx';
import Camera from 'lucide-react/icons/camera';
import Keyboard from 'lucide-react/icons/keyboard';
import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { hasCameraScanner } from './barcode-detector.ts';
import { CameraScanner } from './camera-scanner.tsx';

type ScanFieldProps = {
  label: string;
  field: RefObject<HTMLInputElement | null>;
  onCode: (code: string) => void;
  /** What Enter does while nothing was scanned or typed. */
  onEnter?: (() => void) | undefined;
};

/**
 * The field that scanners type into: they act as keyboards and end with Enter. It has the focus whenever no
 * other field does, and opens the on-screen keyboard of a phone only on request.
 */
export function ScanField({ label, field, onCode, onEnter }: ScanFieldProps) {
  const [isTyping, setTyping] = useState(false);
  const [hasCamera, setHasCamera] = useState(false);
  useCatchKeys(field);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    if (field.current) field.current.value = '';
    if (code) onCode(code);
    else onEnter?.();
  }

  const tool = 'grid size-14 shrink-0 cursor-pointer place-items-center border border-ink';
  return (
    <div className="grid gap-3">
      {hasCamera && <CameraScanner onCode={onCode} />}
      <form onSubmit={submit} className="flex items-end gap-2">
        <label className="min-w-0 grow text-sm font-semibold">
          {label}
          <input
            ref={field}
            name="code"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="done"
            inputMode={isTyping ? 'text' : 'none'}
            className="mt-1 block h-14 w-full border border-muted bg-field px-3 text-lg font-normal text-ink"
          />
        </label>
        <button
          type="button"
          aria-label="Type instead"
          aria-pressed={isTyping}
          onClick={() => {
            setTyping(!isTyping);
            field.current?.blur();
            // The on-screen keyboard only opens when a field that allows it receives the focus.
            requestAnimationFrame(() => field.current?.focus());
          }}
          className={`${tool} pointer-fine:hidden aria-pressed:bg-ink aria-pressed:text-ground`}
        >
          <Keyboard aria-hidden="true" />
        </button>
        {hasCameraScanner() && (
          <button
            type="button"
            aria-label="Scan with the camera"
            aria-pressed={hasCamera}
            onClick={() => setHasCamera(!hasCamera)}
            className={`${tool} aria-pressed:bg-ink aria-pressed:text-ground`}
          >
            <Camera aria-hidden="true" />
          </button>
        )}
        <Button type="submit" variant="secondary" className="h-14 max-sm:sr-only max-sm:focus:not-sr-only">
          Enter
        </Button>
      </form>
    </div>
  );
}

/** Sends keys typed while no field has the focus to the scan field, including the first one. */
function useCatchKeys(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function focusFirst(event: KeyboardEvent): void {
      const isPlain =
        event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
      const { activeElement } = document;
      if (!isPlain || activeElement?.matches('input, textarea, select, [role="dialog"] *')) return;
      field.current?.focus();
    }
    document.addEventListener('keydown', focusFirst);
    return () => document.removeEventListener('keydown', focusFirst);
  }, [field]);
}
