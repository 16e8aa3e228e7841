/**
 * Options for an LRU cache of at most `entries` that takes memory as it fills. With `max` it would reserve
 * the memory for all of them when it is created: for a shop's caches that takes longer than registering its
 * routes.
 */
export function growingTo(entries: number) {
  return { maxSize: entries, sizeCalculation: () => 1 };
}
