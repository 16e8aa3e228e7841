import { useEffect, useRef, useState } from 'react';
import { type FieldValues, get, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';

type PlaceFields<Draft extends FieldValues> = Record<'pin' | 'city' | 'state', Path<Draft>>;

/** The table of places, which the page's start does not need. @returns undefined if loading fails */
function loadPlaces() {
  return import('@gulmohar/contract/values/pin-places.ts').catch(() => undefined);
}

/** Returns a hint if the PIN code is of another state than the one chosen. */
export function usePinElsewhere(pin: string, state: string): string | undefined {
  const [hint, setHint] = useState<string>();
  useEffect(() => {
    let isOver = false;
    if (pin !== '' && state !== '')
      void loadPlaces().then((places) => !isOver && setHint(places?.pinElsewhere(pin, state)));
    else setHint(undefined);
    return () => {
      isOver = true;
    };
  }, [pin, state]);
  return hint;
}

/**
 * Fills in city and state from the PIN code, unless the shopper has entered their own.
 * @param fields the form's names for them
 */
export function usePinPlace<Draft extends FieldValues>(
  form: UseFormReturn<Draft>,
  { pin, city, state }: PlaceFields<Draft>,
): void {
  const { dirtyFields } = form.formState;
  const dirty = useRef(dirtyFields);
  dirty.current = dirtyFields;

  useEffect(() => {
    function fill(name: Path<Draft>, value: string): void {
      if (get(dirty.current, name) && form.getValues(name)) return;
      const field = document.activeElement;
      // The shopper may be about to type, and the text would come after the city.
      if (field instanceof HTMLInputElement && field.name === name) {
        field.addEventListener('blur', () => fill(name, value), { once: true });
        return;
      }
      form.setValue(name, value as PathValue<Draft, Path<Draft>>, { shouldValidate: true });
    }
    const { unsubscribe } = form.watch((values, { name, type }) => {
      if (name !== pin || type !== 'change') return;
      const typed = String(get(values, pin));
      void loadPlaces().then((places) => {
        const place = places?.findPinPlace(typed);
        if (place) fill(state, place.state);
        if (place?.city) fill(city, place.city);
      });
    });
    return unsubscribe;
  }, [form, pin, city, state]);
}
