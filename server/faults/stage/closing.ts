/** What a test has opened, to be closed in the end, the last first, however far it came. */
export class Closing {
  readonly #closers: (() => Promise<unknown> | unknown)[] = [];

  /** @returns what was opened */
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
