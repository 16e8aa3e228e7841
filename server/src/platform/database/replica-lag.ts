import type { WalPosition } from './wal-position.ts';

/** How far a standby is behind: by what the primary had written when, and what the standby has replayed since. */
export class ReplicaLag {
  /** The oldest first, until the standby has it. */
  #marks: { at: number; position: WalPosition }[] = [];
  #hasAllOf = Number.NEGATIVE_INFINITY;
  #replayed: WalPosition = 0n;

  get replayed(): WalPosition {
    return this.#replayed;
  }

  /** @param at when the primary was asked, by `performance.now()` */
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

  /** Nothing is known of it any more. */
  forget(): void {
    this.#marks = [];
    this.#hasAllOf = Number.NEGATIVE_INFINITY;
    this.#replayed = 0n;
  }

  /** @returns ms; the standby may be younger than this, never older */
  lagAt(now: number): number {
    return now - this.#hasAllOf;
  }
}
