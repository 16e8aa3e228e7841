import type { FastifyBaseLogger } from 'fastify';

type Line = Parameters<FastifyBaseLogger['info']>;
type Bindings = Parameters<FastifyBaseLogger['child']>[0];

/** Created with its first line, because most requests log nothing. */
export class RequestLog implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Bindings;
  #own: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Bindings) {
    this.#parent = parent;
    this.#bindings = bindings;
  }

  get level() {
    return this.#parent.level;
  }

  fatal(...line: Line): void {
    this.#log.fatal(...line);
  }

  error(...line: Line): void {
    this.#log.error(...line);
  }

  warn(...line: Line): void {
    this.#log.warn(...line);
  }

  info(...line: Line): void {
    this.#log.info(...line);
  }

  debug(...line: Line): void {
    this.#log.debug(...line);
  }

  trace(...line: Line): void {
    this.#log.trace(...line);
  }

  silent(): void {}

  child(...options: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#log.child(...options);
  }

  get #log(): FastifyBaseLogger {
    this.#own ??= this.#parent.child(this.#bindings);
    return this.#own;
  }
}
