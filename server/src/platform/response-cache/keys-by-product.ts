/** Maps products to the cached responses that show them. */
export class KeysByProduct {
  readonly #keys = new Map<string, Set<string>>();

  add(key: string, products: readonly string[]): void {
    for (const product of products) {
      const keys = this.#keys.get(product);
      if (keys) keys.add(key);
      else this.#keys.set(product, new Set([key]));
    }
  }

  remove(key: string, products: readonly string[]): void {
    for (const product of products) {
      const keys = this.#keys.get(product);
      keys?.delete(key);
      if (keys?.size === 0) this.#keys.delete(product);
    }
  }

  /** The keys of the responses that show any of these products. */
  of(products: readonly string[]): Set<string> {
    return new Set(products.flatMap((product) => [...(this.#keys.get(product) ?? [])]));
  }
}
