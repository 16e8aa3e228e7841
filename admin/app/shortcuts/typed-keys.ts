import type { Shortcut } from './shortcut-list.ts';

/** How long to wait for the second key of a pair. */
const PAIR_MS = 1_500;

type Typed = { shortcut: Shortcut | undefined; pending: string | undefined };

/**
 * @param shortcuts the available shortcuts
 * @returns a function that takes each key and its time and returns the shortcut that the key completes
 */
export function readTypedKeys(
  shortcuts: readonly Shortcut[],
): (key: string, at: number) => Shortcut | undefined {
  let first: { key: string; at: number } | undefined;
  return (key, at) => {
    const before = first && at - first.at <= PAIR_MS ? first.key : undefined;
    const { shortcut, pending } = match(shortcuts, before, key);
    first = pending === undefined ? undefined : { key: pending, at };
    return shortcut;
  };
}

function match(shortcuts: readonly Shortcut[], before: string | undefined, key: string): Typed {
  const isTyped = ({ keys: [one, two] }: Shortcut) =>
    two === undefined ? one === key : one === before && two === key;
  const pair = shortcuts.find((shortcut) => shortcut.keys.length === 2 && isTyped(shortcut));
  const shortcut = pair ?? (before === undefined ? shortcuts.find(isTyped) : undefined);
  const isFirst = !shortcut && shortcuts.some(({ keys }) => keys.length === 2 && keys[0] === key);
  return { shortcut, pending: isFirst ? key : undefined };
}
