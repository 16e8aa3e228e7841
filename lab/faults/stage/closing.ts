/** What a test has opened, to be closed at its end in reverse order, however far the test got. */
export class Closing {
  readonly #closers: (() => Promise<unknown> | unknown)[] = [];

  /** Registers how to close a resource. @returns the resource */
  add<Opened>(opened: Opened, close: (opened: Opened) => Promise<unknown> | unknown): Opened {
    this.#closers.push(() => close(opened));
    return opened;
  }

  async close(): Promise<void> {
    const errors: unknown[] = [];
    for (const close of this.#closers.splice(0).reverse()) {
      try {
        await close();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, 'Not everything could be closed');
  }
}
