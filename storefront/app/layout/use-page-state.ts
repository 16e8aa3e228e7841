import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * State that another page starts with anew, as a menu that closes. An effect that resets it would also undo
 * a tap during hydration, which comes before the effect.
 */
export function usePageState<Value>(initial: Value): [Value, (value: Value) => void] {
  const location = useLocation();
  const [state, setState] = useState({ location, value: initial });
  const value = state.location === location ? state.value : initial;
  return [value, (next) => setState({ location, value: next })];
}
