import { findPinPlace } from '@gulmohar/contract/values/pin-places.ts';
import { useEffect, useRef } from 'react';
import { type FieldValues, get, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';

type PlaceFields<Draft extends FieldValues> = Record<'pin' | 'city' | 'state', Path<Draft>>;

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
      form.setValue(name, value as PathValue<Draft, Path<Draft>>, { shouldValidate: true });
    }
    const { unsubscribe } = form.watch((values, { name, type }) => {
      if (name !== pin || type !== 'change') return;
      const place = findPinPlace(String(get(values, pin)).replace(/\s/g, ''));
      if (place) fill(state, place.state);
      if (place?.city) fill(city, place.city);
    });
    return unsubscribe;
  }, [form, pin, city, state]);
}
