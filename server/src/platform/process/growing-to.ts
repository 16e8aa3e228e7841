/**
 * Options for an LRU cache of at most `entries` that takes memory as it fills. With `max` it would reserve
 * the memory for all of them when it is created, which took a shop's start longer than its routes.
 */
export function growingTo(entries: number) {
  return { maxSize: entries, sizeCalculation: () => 1 };
}
