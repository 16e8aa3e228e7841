import type { WalPosition } from './wal-position.ts';

/**
 * Measures a standby's lag by comparing the primary's write positions over time with what the standby has
 * replayed.
 */
export class ReplicaLag {
  /** Positions that the standby has not reached yet, oldest first. */
  #marks: { at: number; position: WalPosition }[] = [];
  #hasAllOf = Number.NEGATIVE_INFINITY;
  #replayed: WalPosition = 0n;

  get replayed(): WalPosition {
    return this.#replayed;
  }

  /** @param at when the primary was queried, by `performance.now()` */
  primaryWrote(position: WalPosition, at: number): void {
    this.#marks.push({ at, position });
  }

  standbyReplayed(position: WalPosition): void {
    this.#replayed = position;
    const ahead = this.#marks.findIndex((mark) => mark.position > position);
    const reached = ahead === -1 ? this.#marks.length : ahead;
    this.#hasAllOf = this.#marks[reached - 1]?.at ?? this.#hasAllOf;
    this.#marks = this.#marks.slice(reached);
  }

  /** Forgets everything, until the standby is measured again. */
  forget(): void {
    this.#marks = [];
    this.#hasAllOf = Number.NEGATIVE_INFINITY;
    this.#replayed = 0n;
  }

  /** @returns ms; an upper bound of the actual lag */
  lagAt(now: number): number {
    return now - this.#hasAllOf;
  }
}
